import { toSqft } from '#domain/area/area.ts'
import type { Plan } from '#server/import/listing/mapping/read-plan.ts'
import type { Listing } from './build-listing.ts'
import { likeKey } from './comparable-rows.ts'
import { readRow } from './read-row.ts'

/** With fewer rows there is no usual rate. */
const minRows = 5
/** For units given in the rows, a few are enough. */
const minWritten = 3

/** Adds the usual rates per square foot in the sample to a plan, by kind of row. */
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
  // The units that the rates imply change the areas.
  const offers = isGuessed ? read(settled) : first
  return { ...settled, usualRates: ratesOf(offers, rateOf, minRows) }
}

const rateOf = ({ price, area, areaUnit }: Listing) => price / toSqft(area, areaUnit)

/** Returns the median rate of comparable offers, if there are enough of them. */
function ratesOf(
  offers: readonly Listing[],
  rate: (offer: Listing) => number | undefined,
  minRates: number,
): ReadonlyMap<string, number> {
  const middles = new Map<string, number>()
  for (const [key, like] of Map.groupBy(offers, likeKey)) {
    const rates = like.flatMap((offer) => rate(offer) ?? []).sort((one, other) => one - other)
    const middle = rates[Math.floor(rates.length / 2)]
    if (middle !== undefined && rates.length >= minRates) middles.set(key, middle)
  }
  return middles
}
