import { type WordOf, words } from '#contract/words.ts'

/** Choices that exist only in the filters of the public list. */

/** Low, middle and high floors, with the limits of the search language. */
export const FloorChoice = words({
  ground: 'Ground floor',
  low: 'Low floor (up to 3rd)',
  middle: 'Middle floor (4th to 8th)',
  high: 'High floor (7th and above)',
  top: 'Top floor',
  'not-ground': 'Not the ground floor',
  'not-top': 'Not the top floor',
})
export type FloorChoice = WordOf<typeof FloorChoice>

/** The tenants or pets that are to live in a home. */
export const Occupant = words({
  family: 'Family',
  bachelors: 'Bachelors',
  women: 'Women',
  men: 'Men',
  students: 'Students',
  company: 'Company lease',
  pets: 'Pets',
})
export type Occupant = WordOf<typeof Occupant>

/** Who the broker lists the home for; every home is offered by a broker. */
export const Seller = words({ owner: 'Owner', promoter: 'Builder' })
export type Seller = WordOf<typeof Seller>

export const NoBrokerage = words({ none: 'No brokerage' })
