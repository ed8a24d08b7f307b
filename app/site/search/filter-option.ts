import { Furnished, PropertyType, PropertyTypeOrSegment, Sort } from '#contract/property-word.ts'
import type { Option } from './filter-segment.tsx'

/** The spec's six types in its order, the two of the segments, and all homes as one (design 6.6). */
export const typeOptions: Option[] = [
  { value: '', label: 'All types' },
  ...PropertyType.options,
  { value: 'residential', label: `${PropertyTypeOrSegment.label('residential')} (all)` },
]

export const purposeOptions: Option[] = [
  { value: '', label: 'All' },
  { value: 'sell', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
  { value: 'lease', label: 'Lease' },
]

export const furnishedOptions: Option[] = [{ value: '', label: 'Any' }, ...Furnished.options]

export const sortOptions: Option[] = Sort.options

/** What the panel offers; an address may ask for others (`3+`), which then join the list. */
export function bedroomOptions(asked: string | undefined): Option[] {
  const offered = ['1', '2', '3', '4', '5+']
  const all = asked && !offered.includes(asked) ? [...offered, asked] : offered
  return [{ value: '', label: 'Any' }, ...all.map((value) => ({ value, label: value }))]
}

/** The amenities people ask for most; those an address names join them. */
export function amenityOptions(asked: readonly string[] = []): string[] {
  const known = new Set(offeredAmenities.map((name) => name.toLowerCase()))
  return [...offeredAmenities, ...asked.filter((name) => !known.has(name.toLowerCase()))]
}

const offeredAmenities = [
  'Lift',
  'Power backup',
  'Covered parking',
  'Security',
  'Gym',
  'Swimming pool',
  'Clubhouse',
  'Garden',
]
