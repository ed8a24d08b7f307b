import type { ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { judge } from '#domain/listing-quality/plausible.ts'
import type { Plan } from '#server/import/listing/mapping/read-plan.ts'
import { settleAreas } from './area-of-row.ts'
import { settleAreaUnit } from './area-unit-of-row.ts'
import { likeKey } from './comparable-rows.ts'
import type { Facts } from './facts.ts'

const isLand = (type: PropertyType | undefined) => type === 'plot' || type === 'agricultural'

/** Decides the area of a row: which of several, and in which unit if none is given. */
export function areaOfOffer(
  plan: Plan,
  said: Facts,
  offer: {
    propertyType: PropertyType | undefined
    listingType: ListingType | undefined
    city: string | undefined
  },
) {
  const { propertyType, listingType, city } = offer
  const { price } = said
  if (!propertyType || !listingType || !price || city === undefined) {
    return { ...settleAreas(said, isLand(propertyType), () => 0), bareArea: undefined }
  }
  const key = likeKey({ city, listingType, propertyType })
  const usualRate = plan.usualRates?.get(key)
  const oddness = (areaSqft: number) =>
    judge({ ...said, listingType, propertyType, price, areaSqft, usualRate }).reduce(
      (sum, { verdict }) => sum + (verdict === 'refuse' ? 10 : 1),
      0,
    )
  const areas = settleAreas(said, isLand(propertyType), oddness)
  if (plan.layout || !areas.facts.isUnitGuessed) return { ...areas, bareArea: undefined }
  const { facts, note } = settleAreaUnit(areas.facts, {
    ...{ propertyType, listingType, price, city },
    writtenRate: plan.writtenRates?.get(key),
    bareRate: plan.bareRates?.get(key),
  })
  const notes = note === undefined ? areas.notes : [...areas.notes, note]
  return { facts, notes, bareArea: areas.facts.area }
}
