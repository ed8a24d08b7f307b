import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** Choices that exist only in the filters of the public list. */

/** Low, middle and high floors, with the limits of the search language. */
export const FloorChoice = words({
  ground: msg('Ground floor'),
  low: msg('Low floor (up to 3rd)'),
  middle: msg('Middle floor (4th to 6th)'),
  high: msg('High floor (7th and above)'),
  top: msg('Top floor'),
  'not-ground': msg('Not the ground floor'),
  'not-top': msg('Not the top floor'),
})
export type FloorChoice = WordOf<typeof FloorChoice>

/** The tenants or pets that are to live in a home. */
export const Occupant = words({
  family: msg('Family'),
  bachelors: msg('Bachelors'),
  women: msg('Women'),
  men: msg('Men'),
  students: msg('Students'),
  company: msg('Company lease'),
  pets: msg('Pets'),
})
export type Occupant = WordOf<typeof Occupant>

/** Who the broker lists the home for; every home is offered by a broker. */
export const Seller = words({ owner: msg('Owner'), promoter: msg('Builder') })
export type Seller = WordOf<typeof Seller>

export const NoBrokerage = words({ none: msg('No brokerage') })
