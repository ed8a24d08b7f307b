/** The buyer named in the sale deed. */
export type Buyer = 'woman' | 'man' | 'joint'

/** What a rate is charged for; a loan share is the largest part of the price that a bank lends. */
export type Charge = 'stamp-duty' | 'registration' | 'gst' | 'tds' | 'brokerage-gst' | 'loan-share'

/** One rate for a slab of amounts and a period, with its source. */
export interface CostRate {
  charge: Charge
  /** Null: all of India. */
  state: string | null
  /** `any`, `urban`, `rural`, `metro`, `non-metro`, or one city as `findCity` names it. */
  place: string
  buyer: Buyer | 'any'
  /** Whole rupees: applies above the first, up to and including the second. */
  above: number
  upTo: number | null
  /** Applies only to homes up to this carpet area, in square metres. */
  maxCarpet: number | null
  /** Percent of the amount, at most `maxAmount`; or else a fixed amount. */
  percent: number | null
  fixedAmount: number | null
  maxAmount: number | null
  /** The components of the percentage, or the form for paying it. */
  note: string | null
  /** Days of India: the first, and the day after the last. */
  validFrom: string
  validUntil: string | null
  source: string
  address: string
  /** The day on which the source was last read. */
  checkedOn: string
}

/** What decides which rate of a charge applies. */
export interface RateCase {
  /** Whole rupees that the charge is on. */
  amount: number
  day: string
  state?: string
  city?: string
  /** Whether the home is in a village; homes in a known city are not. */
  isRural?: boolean | undefined
  isMetro?: boolean
  buyer?: Buyer
  /** Carpet area in square metres; a home of unknown carpet area does not count as small. */
  carpet?: number | undefined
}

/**
 * Returns the rate of a charge that applies: of those that fit, one for the city before one for the
 * kind of place, one for the buyer before one for any, one for small homes before one for all.
 */
export function rateFor(
  rates: readonly CostRate[],
  charge: Charge,
  asked: RateCase,
): CostRate | undefined {
  return rates
    .filter((rate) => rate.charge === charge && fits(rate, asked))
    .sort((one, other) => narrowness(other) - narrowness(one))[0]
}

/** Returns what a rate comes to, in whole rupees. */
export function chargeOf(rate: CostRate, amount: number): number {
  if (rate.fixedAmount !== null) return rate.fixedAmount
  return Math.min(shareOf(amount, rate.percent ?? 0), rate.maxAmount ?? Number.POSITIVE_INFINITY)
}

/**
 * Returns a percentage of an amount in whole rupees, computed in whole hundredths of a percent, so
 * that 5.6 % of a crore is exact.
 */
export function shareOf(amount: number, percent: number): number {
  return Math.round((amount * Math.round(percent * 100)) / 10_000)
}

function fits(rate: CostRate, asked: RateCase): boolean {
  const { amount, day, state, city, isRural = false, isMetro = false, buyer, carpet } = asked
  const places = ['any', isRural ? 'rural' : 'urban', isMetro ? 'metro' : 'non-metro', city]
  return (
    (rate.state === null || rate.state === state) &&
    places.includes(rate.place) &&
    (rate.buyer === 'any' || rate.buyer === buyer) &&
    rate.validFrom <= day &&
    day < (rate.validUntil ?? '9999-12-31') &&
    amount > rate.above &&
    amount <= (rate.upTo ?? Number.POSITIVE_INFINITY) &&
    (rate.maxCarpet === null || (carpet ?? Number.POSITIVE_INFINITY) <= rate.maxCarpet)
  )
}

const kindsOfPlace = ['urban', 'rural', 'metro', 'non-metro']

function narrowness({ place, buyer, maxCarpet }: CostRate): number {
  const placed = place === 'any' ? 0 : kindsOfPlace.includes(place) ? 4 : 8
  return placed + (buyer === 'any' ? 0 : 2) + (maxCarpet === null ? 0 : 1)
}
