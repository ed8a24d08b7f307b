import {
  AreaUnit,
  Furnished,
  ListingType,
  PropertyStatus,
  PropertyType,
} from '#contract/property/vocabulary.ts'
import { msg } from '#domain/locale/translate.ts'
import type { Field } from '#server/export/column.ts'
import type { PropertyLine } from '#server/search/internal/export-rows.ts'

const text = { is: 'text' } as const
const number = { is: 'number' } as const
const list = { is: 'list' } as const

type Figure =
  | ('seats' | 'cabins' | 'meetingRooms' | 'brokeragePercent')
  | ('frontageFt' | 'ceilingHeightFt' | 'powerLoadKw')
/** A figure among the details. */
const figure = (name: Figure, label: string): Field<PropertyLine> => ({
  ...{ key: `detail.${name}`, label, kind: number },
  from: ({ detail }) => detail[name],
})

/** The headers are also an import layout of listings (server/import/listing/layout/own.ts). */
export const propertyFields: readonly Field<PropertyLine>[] = [
  { key: '_id', label: msg('BrickBazaar ID'), kind: text, beyond: 'shown', from: (row) => row._id },
  { key: 'title', label: msg('Title'), kind: text, from: (row) => row.title },
  { key: 'description', label: msg('Description'), kind: text, from: (row) => row.description },
  {
    ...{ key: 'propertyType', label: msg('Property Type'), kind: { is: 'word', of: PropertyType } },
    from: (row) => row.propertyType,
  },
  {
    ...{ key: 'listingType', label: msg('Listing Type'), kind: { is: 'word', of: ListingType } },
    from: (row) => row.listingType,
  },
  { key: 'price', label: msg('Price'), kind: { is: 'rupees' }, from: (row) => row.price },
  { key: 'area', label: msg('Area'), kind: number, from: (row) => row.area },
  {
    ...{ key: 'areaUnit', label: msg('Area Unit'), kind: { is: 'word', of: AreaUnit } },
    from: (row) => row.areaUnit,
  },
  { key: 'bedrooms', label: msg('Bedrooms'), kind: number, from: (row) => row.bedrooms },
  { key: 'bathrooms', label: msg('Bathrooms'), kind: number, from: (row) => row.bathrooms },
  {
    key: 'parkingSpaces',
    label: msg('Parking Spaces'),
    kind: number,
    from: (row) => row.parkingSpaces,
  },
  { key: 'floor', label: msg('Floor'), kind: number, from: (row) => row.floor },
  { key: 'totalFloors', label: msg('Total Floors'), kind: number, from: (row) => row.totalFloors },
  {
    ...{ key: 'furnished', label: msg('Furnished'), kind: { is: 'word', of: Furnished } },
    from: (row) => row.furnished,
  },
  figure('seats', msg('Workstations')),
  figure('cabins', msg('Cabins')),
  figure('meetingRooms', msg('Meeting Rooms')),
  figure('frontageFt', msg('Frontage (ft)')),
  figure('ceilingHeightFt', msg('Clear Height (ft)')),
  figure('powerLoadKw', msg('Power Load (kW)')),
  figure('brokeragePercent', msg('Brokerage on Sale (%)')),
  {
    ...{ key: 'location', label: msg('Locality'), kind: text },
    from: ({ location }) => (typeof location === 'string' ? location : location.name),
  },
  { key: 'city', label: msg('City'), kind: text, beyond: 'shown', from: (row) => row.city },
  { key: 'address', label: msg('Address'), kind: text, from: (row) => row.address },
  { key: 'pincode', label: msg('Pincode'), kind: text, from: (row) => row.pincode },
  {
    ...{ key: 'latitude', label: msg('Latitude'), kind: number, beyond: 'shown' },
    from: (row) => row.latitude,
  },
  {
    ...{ key: 'longitude', label: msg('Longitude'), kind: number, beyond: 'shown' },
    from: (row) => row.longitude,
  },
  { key: 'amenities', label: msg('Amenities'), kind: list, from: (row) => row.amenities },
  { key: 'features', label: msg('Features'), kind: list, from: (row) => row.features },
  {
    ...{ key: 'brokerEmail', label: msg('Broker Email'), kind: text, beyond: 'shown' },
    from: (row) => row.broker.email,
  },
  {
    ...{ key: 'brokerPhone', label: msg('Broker Phone'), kind: text, beyond: 'shown' },
    from: (row) => row.broker.phone,
  },
  {
    ...{ key: 'listingStatus', label: msg('Listing Status'), beyond: 'shown' },
    kind: { is: 'word', of: PropertyStatus },
    from: (row) => row.status,
  },
  {
    ...{ key: 'rejectionReason', label: msg('Rejection Reason'), kind: text, beyond: 'shown' },
    from: (row) => row.rejectionReason,
  },
  { key: 'views', label: msg('Views'), kind: number, beyond: 'shown', from: (row) => row.views },
  {
    ...{ key: 'inquiries', label: msg('Enquiries'), kind: number, beyond: 'shown' },
    from: (row) => row.inquiries,
  },
  {
    ...{ key: 'createdAt', label: msg('Created'), kind: { is: 'moment' }, beyond: 'shown' },
    from: (row) => row.createdAt,
  },
]
