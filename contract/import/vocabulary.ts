import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** The status of an import. */
export const ImportStatus = words({
  uploaded: msg('Uploaded'),
  checking: msg('Checking'),
  checked: msg('Checked'),
  running: msg('Importing'),
  done: msg('Done'),
  cancelled: msg('Cancelled'),
  interrupted: msg('Interrupted'),
  failed: msg('Failed'),
})
export type ImportStatus = WordOf<typeof ImportStatus>

/** Acts on an import. */
export const ImportAct = words({
  map: msg('Match columns'),
  check: msg('Check'),
  run: msg('Import'),
  cancel: msg('Cancel'),
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
  title: msg('Title'),
  heading: msg('Heading (rooms, type and location together)'),
  description: msg('Description'),
  price: msg('Price (in rupees, or text such as 1.9 Cr)'),
  priceThousand: msg('Price in thousand'),
  priceLakh: msg('Price in lakh'),
  priceMillion: msg('Price in million'),
  priceCrore: msg('Price in crore'),
  priceUnit: msg('Price unit (lakh, crore)'),
  pricePerSqft: msg('Rate per sq ft (price = rate × area)'),
  deposit: msg('Deposit'),
  maintenance: msg('Maintenance'),
  area: msg('Area (in sq ft, or text such as 200 gaj)'),
  areaSqmt: msg('Area in square metres'),
  areaSqyd: msg('Area in square yards'),
  areaAcre: msg('Area in acres'),
  areaCarpet: msg('Carpet area (additional)'),
  areaBuiltUp: msg('Built-up area (additional)'),
  areaSuperBuiltUp: msg('Super built-up area (additional)'),
  areaPlot: msg('Plot area (additional)'),
  areaUnit: msg('Area unit'),
  areaBasis: msg('Area type (carpet, built-up)'),
  configuration: msg('Rooms (2 BHK)'),
  bedrooms: msg('Bedrooms'),
  bathrooms: msg('Bathrooms'),
  balconies: msg('Balconies'),
  parkingSpaces: msg('Parking spaces'),
  floor: msg('Floor (2 out of 3)'),
  totalFloors: msg('Total floors'),
  propertyType: msg('Property type'),
  listingType: msg('Sale, rent or lease'),
  furnished: msg('Furnishing'),
  facing: msg('Facing'),
  availability: msg('Availability (available, sold, on hold)'),
  possession: msg('Possession'),
  possessionYearFirst: msg('Possession with year first (19-Dec is Dec 2019)'),
  age: msg('Age of the property'),
  resale: msg('Resale or new'),
  locality: msg('Locality'),
  city: msg('City'),
  state: msg('State'),
  place: msg('Society, locality and city together'),
  address: msg('Address'),
  fullAddress: msg('Address with city'),
  society: msg('Society or building'),
  pincode: msg('PIN code'),
  latitude: msg('Latitude'),
  longitude: msg('Longitude'),
  amenities: msg('Amenities (a list)'),
  amenity: msg('One amenity (yes or no)'),
  features: msg('Features (a list)'),
  feature: msg('One feature (yes or no)'),
  overlooking: msg('Overlooks (a list)'),
  tenants: msg('Preferred tenants'),
  petsAllowed: msg('Pets allowed (yes or no)'),
  roomSharing: msg('Room sharing (single, double or persons per room)'),
  seats: msg('Workstations (with cabins and meeting rooms, if stated)'),
  cabins: msg('Cabins'),
  meetingRooms: msg('Meeting rooms'),
  frontageFt: msg('Frontage (in feet, or text such as 6 m)'),
  ceilingHeightFt: msg('Clear height (in feet, or text such as 9 m)'),
  powerLoadKw: msg('Power load (text such as 75 kW or 100 HP)'),
  brokerage: msg('Brokerage (1% of the price, or 1 month of rent)'),
  postedOn: msg('Date posted'),
  postedAgo: msg('Posted how long ago'),
  sourceId: msg('Listing ID in the file'),
  ownId: msg('BrickBazaar listing ID (to update)'),
  brokerEmail: msg('Broker’s email'),
  brokerPhone: msg('Broker’s phone'),
})
export type ImportField = WordOf<typeof ImportField>

/** What a file may not say about all of its rows; given with the import, never guessed. */
export const ImportParameter = words({
  city: msg('City'),
  listingType: msg('Sale, rent or lease'),
  propertyType: msg('Property type'),
  asOf: msg('File date'),
})
export type ImportParameter = WordOf<typeof ImportParameter>

/** What becomes of a row whose texts exclude people by what they are; chosen for the file. */
export const ImportWording = words({
  'leave-out': msg('Leave the row out, to correct it by hand'),
  neutral: msg('Use the neutral wording'),
})
export type ImportWording = WordOf<typeof ImportWording>

/** A refused row, or something interpreted in an accepted row. */
export const ImportProblemKind = words({ refusal: msg('Rejected'), note: msg('Note') })
export type ImportProblemKind = WordOf<typeof ImportProblemKind>
