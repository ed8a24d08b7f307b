import { toSqft } from '#domain/area/area.ts'
import type { Plan } from '#server/import/listing/mapping/read-plan.ts'
import type { Listing } from './build-listing.ts'
import { likeKey } from './comparable-rows.ts'
import { readRow } from './read-row.ts'

/** Fewer rows have no usual price. */
const minRows = 5
/** Of a unit that rows write themselves a few are enough. */
const minWritten = 3

/** Adds to a plan what a square foot usually costs in the rows of its sample, by their kind. */
export function withUsualRates(plan: Plan, sample: readonly (readonly string[])[]): Plan {
  const read = (by: Plan) => sample.flatMap((cells) => readRow(by, cells).listing ?? [])
  const first = read(plan)
  const bareRates = ratesOf(first, ({ price, bareArea }) => bareArea && price / bareArea, minRows)
  const writtenRates = ratesOf(
    first,
    (offer) => (offer.bareArea === undefined ? rateOf(offer) : undefined),
    minWritten,
  )
  const isGuessed = first.some(({ bareArea }) => bareArea !== undefined)
  const settled = { ...plan, bareRates, writtenRates }
  // What the rates say of units changes the areas.
  const offers = isGuessed ? read(settled) : first
  return { ...settled, usualRates: ratesOf(offers, rateOf, minRows) }
}

const rateOf = ({ price, area, areaUnit }: Listing) => price / toSqft(area, areaUnit)

/** The rate in the middle of like offers, where there are enough of them. */
function ratesOf(
  offers: readonly Listing[],
  rate: (offer: Listing) => number | undefined,
  least: number,
): ReadonlyMap<string, number> {
  const middles = new Map<string, number>()
  for (const [key, like] of Map.groupBy(offers, likeKey)) {
    const rates = like.flatMap((offer) => rate(offer) ?? []).sort((one, other) => one - other)
    const middle = rates[Math.floor(rates.length / 2)]
    if (middle !== undefined && rates.length >= least) middles.set(key, middle)
  }
  return middles
}
