import { msg } from '#domain/locale/translate.ts'

/** Labels of votes and states in a shortlist, apart from their schemas: public pages show them. */
export const voteLabels = {
  like: msg({ id: 'shortlist.like', message: 'Like' }),
  maybe: msg({ id: 'shortlist.maybe', message: 'Maybe' }),
  no: msg({ id: 'shortlist.no', message: 'No' }),
} as const

export const statusLabels = {
  'to-see': msg('To see'),
  seen: msg('Seen'),
  no: msg('Ruled out'),
} as const
