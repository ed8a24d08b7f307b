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
  'Separate meter',
  'Boundary wall',
  'Utility area',
  'Visitor parking',
  'Western toilet',
  'Solar water heater',
  'Laundry',
  'Housekeeping',
  'Warden',
  'Washroom',
  'Pantry',
  'Conference room',
  'Cabin',
  'Workstations',
  'Three-phase power',
  'Loading dock',
  'Truck access',
  'Goods lift',
  'Crane',
  'Electricity',
  'Well',
  'Fencing',
  'Canal',
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
