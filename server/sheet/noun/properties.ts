import type { PropertyRow } from '#contract/property.ts'
import {
  AreaUnit,
  Furnished,
  ListingType,
  PropertyStatus,
  PropertyType,
} from '#contract/property-word.ts'
import type { Field } from '#server/sheet/field.ts'

const text = { is: 'text' } as const
const number = { is: 'number' } as const

/** Headers that the import of listings reads by their name (server/import/synonym.ts). */
export const propertyFields: readonly Field<PropertyRow>[] = [
  { key: 'listingId', label: 'Listing ID', kind: text, from: (row) => row._id },
  { key: 'title', label: 'Title', kind: text, from: (row) => row.title },
  { key: 'description', label: 'Description', kind: text, from: (row) => row.description },
  {
    ...{ key: 'propertyType', label: 'Property Type', kind: { is: 'word', of: PropertyType } },
    from: (row) => row.propertyType,
  },
  {
    ...{ key: 'listingType', label: 'Listing Type', kind: { is: 'word', of: ListingType } },
    from: (row) => row.listingType,
  },
  { key: 'price', label: 'Price', kind: number, from: (row) => row.price },
  { key: 'area', label: 'Area', kind: number, from: (row) => row.area },
  {
    ...{ key: 'areaUnit', label: 'Area Unit', kind: { is: 'word', of: AreaUnit } },
    from: (row) => row.areaUnit,
  },
  { key: 'bedrooms', label: 'Bedrooms', kind: number, from: (row) => row.bedrooms },
  { key: 'bathrooms', label: 'Bathrooms', kind: number, from: (row) => row.bathrooms },
  { key: 'parkingSpaces', label: 'Parking Spaces', kind: number, from: (row) => row.parkingSpaces },
  { key: 'floor', label: 'Floor', kind: number, from: (row) => row.floor },
  { key: 'totalFloors', label: 'Total Floors', kind: number, from: (row) => row.totalFloors },
  {
    ...{ key: 'furnished', label: 'Furnished', kind: { is: 'word', of: Furnished } },
    from: (row) => row.furnished,
  },
  {
    ...{ key: 'location', label: 'Locality', kind: text },
    from: ({ location }) => (typeof location === 'string' ? location : location.name),
  },
  { key: 'city', label: 'City', kind: text, from: (row) => row.city },
  { key: 'address', label: 'Address', kind: text, from: (row) => row.address },
  { key: 'pincode', label: 'Pincode', kind: text, from: (row) => row.pincode },
  { key: 'latitude', label: 'Latitude', kind: number, from: (row) => row.latitude },
  { key: 'longitude', label: 'Longitude', kind: number, from: (row) => row.longitude },
  { key: 'amenities', label: 'Amenities', kind: { is: 'list' }, from: (row) => row.amenities },
  { key: 'features', label: 'Features', kind: { is: 'list' }, from: (row) => row.features },
  { key: 'brokerEmail', label: 'Broker Email', kind: text, from: (row) => row.broker.email },
  { key: 'brokerPhone', label: 'Broker Phone', kind: text, from: (row) => row.broker.phone },
  {
    ...{ key: 'listingStatus', label: 'Listing Status', kind: { is: 'word', of: PropertyStatus } },
    from: (row) => row.status,
  },
  {
    key: 'rejectionReason',
    label: 'Rejection Reason',
    kind: text,
    from: (row) => row.rejectionReason,
  },
  { key: 'views', label: 'Views', kind: number, from: (row) => row.views },
  { key: 'inquiries', label: 'Inquiries', kind: number, from: (row) => row.inquiries },
  { key: 'createdAt', label: 'Created', kind: { is: 'moment' }, from: (row) => row.createdAt },
]
