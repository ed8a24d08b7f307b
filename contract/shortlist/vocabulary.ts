import { type WordOf, words } from '#contract/words.ts'
import { statusLabels, voteLabels } from '#domain/shortlist/label.ts'

/** What one person says of a home in a shortlist. */
export const ShortlistVote = words(voteLabels)
export type ShortlistVote = WordOf<typeof ShortlistVote>

/** How far the people of a shortlist are with a home. */
export const ShortlistStatus = words(statusLabels)
export type ShortlistStatus = WordOf<typeof ShortlistStatus>
