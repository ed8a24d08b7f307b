import { toSqft } from '#domain/area/area.ts'
import type { Plan } from '#server/import/listing/mapping/read-plan.ts'
import { likeKey } from './comparable-rows.ts'
import { readRow } from './read-row.ts'

/** Fewer rows have no usual price. */
const minRows = 5

/** Adds to a plan what a square foot usually costs in the rows of its sample, by their kind. */
export function withUsualRates(plan: Plan, sample: readonly (readonly string[])[]): Plan {
  const offers = sample.flatMap((cells) => readRow(plan, cells).listing ?? [])
  const usualRates = new Map<string, number>()
  for (const [key, like] of Map.groupBy(offers, likeKey)) {
    const rates = like
      .map(({ price, area, areaUnit }) => price / toSqft(area, areaUnit))
      .sort((one, other) => one - other)
    const middle = rates[Math.floor(rates.length / 2)]
    if (middle !== undefined && rates.length >= minRows) usualRates.set(key, middle)
  }
  return { ...plan, usualRates }
}
