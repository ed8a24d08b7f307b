import { type LocationRow, LocationType } from '#contract/location.ts'
import type { Field } from '#server/export/column.ts'

const text = { is: 'text' } as const
const number = { is: 'number' } as const

/** The figures are only known on the way out. */
export type PlaceRow = Omit<LocationRow, 'propertyCount' | 'brokerCount'> &
  Partial<Pick<LocationRow, 'propertyCount' | 'brokerCount'>>

export const locationFields: readonly Field<PlaceRow>[] = [
  {
    ...{ key: 'name', label: 'Name', kind: text, required: true, example: 'Andheri West' },
    also: 'location, location name, place, city name, area name',
    from: (row) => row.name,
  },
  {
    ...{ key: 'type', label: 'Type', kind: { is: 'word', of: LocationType }, required: true },
    ...{ example: 'Area', also: 'location type, kind' },
    from: (row) => row.type,
  },
  {
    ...{ key: 'parent', label: 'Parent', kind: text, example: 'Mumbai' },
    also: 'lies in, city, parent location, parent name',
    from: (row) => row.parent?.name,
  },
  {
    ...{ key: 'state', label: 'State', kind: text, example: 'Maharashtra' },
    from: (row) => row.state,
  },
  {
    ...{ key: 'district', label: 'District', kind: text, example: 'Mumbai Suburban' },
    from: (row) => row.district,
  },
  {
    ...{ key: 'pincode', label: 'Pincode', kind: text, example: '400058' },
    also: 'pin, pin code, postal code, zip',
    from: (row) => row.pincode,
  },
  {
    ...{ key: 'coordinates.latitude', label: 'Latitude', kind: number, example: '19.1364' },
    also: 'lat',
    from: (row) => row.coordinates?.latitude,
  },
  {
    ...{ key: 'coordinates.longitude', label: 'Longitude', kind: number, example: '72.8296' },
    also: 'lng, lon, long',
    from: (row) => row.coordinates?.longitude,
  },
  {
    ...{ key: 'aliases', label: 'Other Names', kind: { is: 'list' }, example: 'Andheri (W)' },
    also: 'alias, also called, alternate names',
    from: (row) => row.aliases,
  },
  {
    ...{ key: 'isActive', label: 'Active', kind: { is: 'flag' }, example: 'Yes' },
    also: 'status, enabled',
    from: (row) => row.isActive,
  },
  {
    ...{ key: 'isPopular', label: 'Popular', kind: { is: 'flag' }, example: 'No' },
    also: 'popular city, is popular',
    from: (row) => row.isPopular,
  },
  {
    ...{ key: 'propertyCount', label: 'Properties', kind: number, beyond: 'shown' },
    from: (row) => row.propertyCount,
  },
  {
    ...{ key: 'brokerCount', label: 'Brokers', kind: number, beyond: 'shown' },
    from: (row) => row.brokerCount,
  },
]
