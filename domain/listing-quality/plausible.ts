import { msg, t } from '#domain/locale/translate.ts'

/** The facts that the rules look at. Areas in square feet, money in rupees (per month for rent). */
export interface Plausible {
  listingType: 'sell' | 'rent' | 'lease'
  propertyType: string
  price: number
  areaSqft: number
  bedrooms?: number | undefined
  bathrooms?: number | undefined
  /** `plot` where the area is that of the plot, not of the rooms. */
  areaBasis?: string | undefined
  /** The usual rupees per square foot of similar listings in the same file, where known. */
  usualRate?: number | undefined
}

interface Rule {
  /** The field of the row that the rule is about. */
  about: 'price' | 'area' | 'bedrooms' | 'bathrooms'
  /** `refuse` rejects the row; `note` accepts it with a remark. */
  verdict: 'refuse' | 'note'
  when: (row: Plausible) => boolean
  reason: string
}

const homes = new Set(['apartment', 'house', 'villa'])
const isHome = (row: Plausible) => homes.has(row.propertyType)
// The rooms of a house may be on several storeys of a small plot, or take up a corner of a farm.
const isMeasured = (row: Plausible) => isHome(row) && row.areaBasis !== 'plot'
const isFarm = (row: Plausible) => row.propertyType === 'agricultural'
const isLand = (row: Plausible) =>
  row.propertyType === 'plot' || isFarm(row) || row.areaBasis === 'plot'
const rate = (row: Plausible) => row.price / row.areaSqft
const sells = (row: Plausible) => row.listingType === 'sell'
const lets = (row: Plausible) => row.listingType === 'rent'
// Twice the ratio between the most and the least expensive localities of a city.
const farTimes = 6
const acreSqft = 43_560
const timesUsual = (row: Plausible) => (row.usualRate ? rate(row) / row.usualRate : 1)
// Measured on 12,000 rows of 25 files. Prices far above the usual are mostly square yards taken for
// square feet. Prices far below are often right: cheap land is far from the city or sold by the
// acre, and every market has a few very cheap homes.
const isFarBelow = (row: Plausible) => {
  if (isLand(row)) return timesUsual(row) <= 1 / 10 && row.areaSqft < acreSqft
  return timesUsual(row) <= 1 / farTimes && (sells(row) || rate(row) < 6)
}
const perBedroom = (row: Plausible) =>
  row.bedrooms ? row.areaSqft / row.bedrooms : Number.POSITIVE_INFINITY

/**
 * Rules for what cannot be a listing, and for what is odd enough to mention. The bands are wide on
 * purpose: they were set against some 75,000 scraped listings of 2017 to 2026, so that only
 * mistakes fall outside (a rent in a sale file, square yards taken for square feet, a monthly price
 * for a plot), not cheap or expensive homes. A lease may be a lump sum: it gets a note and is never
 * refused.
 */
export const rules: readonly Rule[] = [
  {
    about: 'area',
    verdict: 'refuse',
    when: (row) => isMeasured(row) && row.areaSqft < 60,
    reason: msg('a home under 60 sq ft'),
  },
  {
    about: 'area',
    verdict: 'refuse',
    when: (row) => isMeasured(row) && row.areaSqft > 100_000,
    reason: msg('a home over 1,00,000 sq ft'),
  },
  {
    about: 'area',
    verdict: 'refuse',
    when: (row) => !isMeasured(row) && row.areaSqft < 50,
    reason: msg('an area under 50 sq ft'),
  },
  {
    about: 'area',
    verdict: 'refuse',
    when: (row) => isMeasured(row) && perBedroom(row) < 60,
    reason: msg('less than 60 sq ft per bedroom'),
  },
  {
    about: 'area',
    verdict: 'note',
    when: (row) =>
      isHome(row) && perBedroom(row) < 100 && !(isMeasured(row) && perBedroom(row) < 60),
    reason: msg('less than 100 sq ft per bedroom'),
  },
  {
    about: 'bedrooms',
    verdict: 'note',
    when: (row) => (row.bedrooms ?? 0) > 20,
    reason: msg('more than 20 bedrooms'),
  },
  {
    about: 'bathrooms',
    verdict: 'refuse',
    when: (row) => (row.bathrooms ?? 0) > 3 * (row.bedrooms ?? 50) + 6,
    reason: msg('more than three bathrooms per bedroom'),
  },
  {
    about: 'bathrooms',
    verdict: 'note',
    when: (row) => (row.bathrooms ?? 0) > (row.bedrooms ?? 50) + 4,
    reason: msg('more than four bathrooms beyond the number of bedrooms'),
  },
  {
    about: 'price',
    verdict: 'refuse',
    when: (row) => !sells(row) && row.price < 500,
    reason: msg('under ₹500, too low for a monthly rent'),
  },
  {
    about: 'price',
    verdict: 'refuse',
    when: (row) => sells(row) && !isLand(row) && rate(row) < 400,
    reason: msg('under ₹400 per sq ft, too low to be the sale price of a building'),
  },
  {
    about: 'price',
    verdict: 'note',
    when: (row) => sells(row) && !isLand(row) && rate(row) >= 400 && rate(row) < 1_000,
    reason: msg('under ₹1,000 per sq ft'),
  },
  {
    about: 'price',
    verdict: 'refuse',
    when: (row) => sells(row) && !isLand(row) && rate(row) > 250_000,
    reason: msg('over ₹2,50,000 per sq ft'),
  },
  {
    about: 'price',
    verdict: 'note',
    when: (row) => sells(row) && !isLand(row) && rate(row) > 100_000 && rate(row) <= 250_000,
    reason: msg('over ₹1,00,000 per sq ft'),
  },
  {
    about: 'price',
    verdict: 'refuse',
    when: (row) => sells(row) && isLand(row) && rate(row) < (isFarm(row) ? 1 : 30),
    reason: msg('too low for land, even outside cities'),
  },
  {
    about: 'price',
    verdict: 'refuse',
    when: (row) => sells(row) && isLand(row) && rate(row) > 400_000,
    reason: msg('over ₹4,00,000 per sq ft of land'),
  },
  {
    about: 'price',
    verdict: 'refuse',
    when: (row) => lets(row) && !isLand(row) && rate(row) < 1,
    reason: msg('a rent under ₹1 per sq ft'),
  },
  {
    about: 'price',
    verdict: 'refuse',
    when: (row) => lets(row) && isHome(row) && rate(row) > 600,
    reason: msg('a rent over ₹600 per sq ft, too high for a monthly rent'),
  },
  {
    about: 'price',
    verdict: 'note',
    when: (row) => lets(row) && isHome(row) && rate(row) > 200 && rate(row) <= 600,
    reason: msg('a rent over ₹200 per sq ft'),
  },
  {
    about: 'price',
    verdict: 'refuse',
    when: (row) => lets(row) && !isHome(row) && rate(row) > 2_000,
    reason: msg('a rent over ₹2,000 per sq ft, too high for a monthly rent'),
  },
  {
    about: 'price',
    verdict: 'note',
    when: (row) =>
      lets(row) && !isLand(row) && !isHome(row) && rate(row) > 600 && rate(row) <= 2_000,
    reason: msg('a rent over ₹600 per sq ft'),
  },
  {
    about: 'price',
    verdict: 'note',
    when: (row) => row.listingType !== 'sell' && isLand(row) && rate(row) > 100,
    reason: msg('over ₹100 per sq ft of land, which may not be a monthly rent'),
  },
  {
    about: 'price',
    verdict: 'note',
    when: (row) => row.listingType === 'lease' && !isLand(row) && rate(row) > 300,
    reason: msg('over ₹300 per sq ft, which may be a one-time amount and not a monthly rent'),
  },
  {
    about: 'price',
    verdict: 'note',
    when: (row) => lets(row) && isMeasured(row) && rate(row) >= 1 && rate(row) < 4,
    reason: msg('a rent under ₹4 per sq ft'),
  },
  {
    about: 'area',
    verdict: 'note',
    when: (row) =>
      row.propertyType === 'plot' && sells(row) && row.areaSqft < 300 && rate(row) > 20_000,
    reason: msg('a plot under 300 sq ft at this price, so the area may be in sq yd'),
  },
  {
    about: 'price',
    verdict: 'note',
    when: (row) => timesUsual(row) >= farTimes,
    reason: msg(
      'far above the price per sq ft of similar rows in this file: there may be an ' +
        'extra zero, or the area may be in sq yd',
    ),
  },
  {
    about: 'price',
    verdict: 'note',
    when: isFarBelow,
    reason: msg(
      'far below the price per sq ft of similar rows in this file: a zero may be missing',
    ),
  },
]

/** Returns the rules that a row breaks, in the order of the table and the reader's language. */
export function judge(row: Plausible): readonly Rule[] {
  return rules.filter((rule) => rule.when(row)).map((rule) => ({ ...rule, reason: t(rule.reason) }))
}
