import { offeredAmenities } from './facet.ts'

/** Suggestions while typing; anything else may be entered too, and is reviewed. */
export const amenityIdeas = [
  'Lift',
  'Power backup',
  'Covered parking',
  'Gated security',
  'CCTV',
  'Swimming pool',
  'Gym',
  'Clubhouse',
  "Children's play area",
  'Garden',
  'Piped gas',
  'Rainwater harvesting',
  'Borewell water',
  'Intercom',
  'EV charging',
]

export const featureIdeas = [
  'Corner plot',
  'Park facing',
  'Main road facing',
  'East facing',
  'Vaastu compliant',
  'Modular kitchen',
  'Servant room',
  'Study room',
  'Pooja room',
  'Wide balcony',
  'Near metro',
  'Newly painted',
]

const offered = new Set(
  [...amenityIdeas, ...featureIdeas, ...offeredAmenities].map((name) => name.toLowerCase()),
)

/** Whether the form or the filter offers an amenity or feature. */
export function isOffered(name: string): boolean {
  return offered.has(name.toLowerCase())
}
