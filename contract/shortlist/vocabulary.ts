import { type WordOf, words } from '#contract/words.ts'
import { statusLabels, voteLabels } from '#domain/shortlist/label.ts'

/** One participant's vote on a home. */
export const ShortlistVote = words(voteLabels)
export type ShortlistVote = WordOf<typeof ShortlistVote>

/** The stage that a home of a shortlist has reached. */
export const ShortlistStatus = words(statusLabels)
export type ShortlistStatus = WordOf<typeof ShortlistStatus>
