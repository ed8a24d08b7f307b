import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** What one person says of a home in a shortlist. */
export const ShortlistVote = words({
  like: msg({ id: 'shortlist.like', message: 'Like' }),
  maybe: msg({ id: 'shortlist.maybe', message: 'Maybe' }),
  no: msg({ id: 'shortlist.no', message: 'No' }),
})
export type ShortlistVote = WordOf<typeof ShortlistVote>

/** How far the people of a shortlist are with a home. */
export const ShortlistStatus = words({
  'to-see': msg('To see'),
  seen: msg('Seen'),
  no: msg('Ruled out'),
})
export type ShortlistStatus = WordOf<typeof ShortlistStatus>

export const maxShortlists = 20
export const maxShortlistHomes = 30
/** The owner included. */
export const maxParticipants = 20
export const maxNotesPerHome = 20
export const maxNoteLength = 500
