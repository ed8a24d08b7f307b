import type { MessageValues } from '#contract/property/listing-message.ts'
import { isLand } from '#contract/property/property-kind.ts'
import { AreaBasis, AreaUnit, Furnished, PropertyType } from '#contract/property/vocabulary.ts'
import { formatArea } from '#domain/area/area.ts'

/** Types whose label is not a noun. */
const nouns: Readonly<Record<string, string>> = {
  commercial: 'commercial space',
  office: 'office space',
  industrial: 'industrial property',
  agricultural: 'agricultural land',
}
const deals = { sell: 'for sale', rent: 'for rent', lease: 'for lease' }

/**
 * Returns a title such as "2 BHK apartment for rent in Wakad, Pune" from the known facts, or ''.
 */
export function titleOf(values: MessageValues, place: string): string {
  const { propertyType: type, listingType, detail } = values
  const noun = type && (nouns[type] ?? PropertyType.label(type).toLowerCase())
  const { bhk } = detail ?? {}
  const rooms = bhk === undefined || (type && isLand(type)) ? undefined : roomsOf(bhk)
  const what = [rooms, noun].filter(Boolean).join(' ')
  if (what === '') return ''
  const parts = [what, listingType && deals[listingType], place && `in ${place}`]
  const title = parts.filter(Boolean).join(' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

const roomsOf = (bhk: number) => (bhk === 0 ? 'Studio' : bhk === 0.5 ? '1 RK' : `${bhk} BHK`)

/** Returns a description of what the message states, in our own words. */
export function descriptionOf(values: MessageValues, title: string): string {
  const { area, areaUnit, furnished, floor, totalFloors, amenities = [], detail = {} } = values
  const basis = detail.areaBasis ? AreaBasis.label(detail.areaBasis) : 'Area'
  const level = floor === undefined ? undefined : floorOf(floor)
  const sentences = [
    title,
    area !== undefined && areaUnit && `${basis} ${formatArea(area, AreaUnit.label(areaUnit))}`,
    furnished && Furnished.label(furnished),
    level && (totalFloors === undefined ? level : `${level} of ${totalFloors}`),
    detail.facing && `Facing ${detail.facing}`,
    detail.society && `In ${detail.society}`,
    detail.possession === 'ready' && 'Ready to move',
    detail.possession === 'under-construction' && 'Under construction',
    amenities.length > 0 && `Amenities: ${amenities.join(', ')}`,
  ].filter(Boolean)
  return sentences.length < 2 ? '' : `${sentences.join('. ')}.`
}

function floorOf(floor: number): string {
  if (floor < 0) return 'Basement'
  return floor === 0 ? 'Ground floor' : `Floor ${floor}`
}
