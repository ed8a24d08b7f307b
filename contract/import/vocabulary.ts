import { type WordOf, words } from '#contract/words.ts'

/** The status of an import. */
export const ImportStatus = words({
  uploaded: 'Uploaded',
  checking: 'Checking',
  checked: 'Checked',
  running: 'Importing',
  done: 'Done',
  cancelled: 'Cancelled',
  interrupted: 'Interrupted',
  failed: 'Failed',
})
export type ImportStatus = WordOf<typeof ImportStatus>

/** Acts on an import. */
export const ImportAct = words({
  map: 'Match columns',
  check: 'Check',
  run: 'Import',
  cancel: 'Cancel',
})
export type ImportAct = WordOf<typeof ImportAct>

/**
 * Acts that each status allows. `checking` and `running` end by themselves in `checked`, `done` or
 * `failed`. An interrupted or cancelled import continues from where it stopped; one that has
 * imported nothing can be mapped again.
 */
export const importLifecycle: Record<ImportStatus, readonly ImportAct[]> = {
  uploaded: ['map', 'check', 'cancel'],
  checking: ['cancel'],
  checked: ['map', 'check', 'run', 'cancel'],
  running: ['cancel'],
  done: [],
  cancelled: ['map', 'check', 'run'],
  interrupted: ['check', 'run', 'cancel'],
  failed: ['map', 'check', 'run'],
}

/** The fields that a column of a file can be mapped to. Other columns are left out. */
export const ImportField = words({
  title: 'Title',
  heading: 'Heading (rooms, type and place in one)',
  description: 'Description',
  price: 'Price (rupees, or as written: 1.9 Cr)',
  priceThousand: 'Price in thousand',
  priceLakh: 'Price in lakh',
  priceMillion: 'Price in million',
  priceCrore: 'Price in crore',
  priceUnit: 'Unit of the price (lakh, crore)',
  pricePerSqft: 'Rate per sq ft (price = rate × area)',
  deposit: 'Deposit',
  maintenance: 'Maintenance',
  area: 'Area (square feet, or as written)',
  areaSqmt: 'Area in square metres',
  areaSqyd: 'Area in square yards',
  areaAcre: 'Area in acres',
  areaCarpet: 'Carpet area, beside others',
  areaBuiltUp: 'Built-up area, beside others',
  areaSuperBuiltUp: 'Super built-up area, beside others',
  areaPlot: 'Plot area, beside others',
  areaUnit: 'Unit of the area',
  areaBasis: 'Kind of area (carpet, built-up)',
  configuration: 'Rooms (2 BHK)',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  balconies: 'Balconies',
  parkingSpaces: 'Parking spaces',
  floor: 'Floor (2 out of 3)',
  totalFloors: 'Floors of the building',
  propertyType: 'Property type',
  listingType: 'Sale, rent or lease',
  furnished: 'Furnishing',
  facing: 'Facing',
  availability: 'Availability (available, sold, on hold)',
  possession: 'Possession',
  possessionYearFirst: 'Possession, year first (19-Dec)',
  age: 'Age of the property',
  resale: 'Resale or new',
  locality: 'Locality',
  city: 'City',
  state: 'State',
  place: 'Society, locality and city in one',
  address: 'Address',
  fullAddress: 'Address with its city',
  society: 'Society or building',
  pincode: 'PIN code',
  latitude: 'Latitude',
  longitude: 'Longitude',
  amenities: 'Amenities (a list)',
  amenity: 'One amenity (yes or no)',
  features: 'Features (a list)',
  feature: 'One feature (yes or no)',
  overlooking: 'Overlooks (a list)',
  tenants: 'Tenants preferred',
  petsAllowed: 'Pets allowed (yes or no)',
  postedOn: 'Date posted',
  postedAgo: 'Posted how long ago',
  sourceId: 'Listing ID in the file',
  ownId: 'BrickBazaar ID: the listing it changes',
  brokerEmail: 'Broker’s email',
  brokerPhone: 'Broker’s phone',
})
export type ImportField = WordOf<typeof ImportField>

/** What a file may not say about all of its rows; given with the import, never guessed. */
export const ImportParameter = words({
  city: 'City',
  listingType: 'Sale, rent or lease',
  propertyType: 'Property type',
  asOf: 'Date of the file',
})
export type ImportParameter = WordOf<typeof ImportParameter>

/** A refused row, or something interpreted in an accepted row. */
export const ImportProblemKind = words({ refusal: 'Refused', note: 'Note' })
export type ImportProblemKind = WordOf<typeof ImportProblemKind>
