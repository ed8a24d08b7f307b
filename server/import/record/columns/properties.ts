import {
  AreaUnit,
  Furnished,
  ListingType,
  PropertyStatus,
  PropertyType,
} from '#contract/property/vocabulary.ts'
import type { Field } from '#server/export/column.ts'
import type { PropertyLine } from '#server/search/internal/export-rows.ts'

const text = { is: 'text' } as const
const number = { is: 'number' } as const
const list = { is: 'list' } as const

/** The headers are also an import layout of listings (server/import/listing/layout/own.ts). */
export const propertyFields: readonly Field<PropertyLine>[] = [
  { key: '_id', label: 'BrickBazaar ID', kind: text, beyond: 'shown', from: (row) => row._id },
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
  { key: 'price', label: 'Price', kind: { is: 'rupees' }, from: (row) => row.price },
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
  { key: 'city', label: 'City', kind: text, beyond: 'shown', from: (row) => row.city },
  { key: 'address', label: 'Address', kind: text, from: (row) => row.address },
  { key: 'pincode', label: 'Pincode', kind: text, from: (row) => row.pincode },
  {
    ...{ key: 'latitude', label: 'Latitude', kind: number, beyond: 'shown' },
    from: (row) => row.latitude,
  },
  {
    ...{ key: 'longitude', label: 'Longitude', kind: number, beyond: 'shown' },
    from: (row) => row.longitude,
  },
  { key: 'amenities', label: 'Amenities', kind: list, from: (row) => row.amenities },
  { key: 'features', label: 'Features', kind: list, from: (row) => row.features },
  {
    ...{ key: 'brokerEmail', label: 'Broker Email', kind: text, beyond: 'shown' },
    from: (row) => row.broker.email,
  },
  {
    ...{ key: 'brokerPhone', label: 'Broker Phone', kind: text, beyond: 'shown' },
    from: (row) => row.broker.phone,
  },
  {
    ...{ key: 'listingStatus', label: 'Listing Status', beyond: 'shown' },
    kind: { is: 'word', of: PropertyStatus },
    from: (row) => row.status,
  },
  {
    ...{ key: 'rejectionReason', label: 'Rejection Reason', kind: text, beyond: 'shown' },
    from: (row) => row.rejectionReason,
  },
  { key: 'views', label: 'Views', kind: number, beyond: 'shown', from: (row) => row.views },
  {
    ...{ key: 'inquiries', label: 'Inquiries', kind: number, beyond: 'shown' },
    from: (row) => row.inquiries,
  },
  {
    ...{ key: 'createdAt', label: 'Created', kind: { is: 'moment' }, beyond: 'shown' },
    from: (row) => row.createdAt,
  },
]
