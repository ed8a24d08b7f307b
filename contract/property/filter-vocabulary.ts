import { type WordOf, words } from '#contract/words.ts'

/** Choices that only the filters of the public list have. */

/** Floors as people choose them: low, middle and high as the search language takes them. */
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

/** Who or what is to live in a home. */
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

/** Every home is offered by a broker: who else stands behind it. */
export const Seller = words({ owner: 'Owner', promoter: 'Builder' })
export type Seller = WordOf<typeof Seller>

export const NoBrokerage = words({ none: 'No brokerage' })
