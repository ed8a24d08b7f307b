import { type LocationRow, LocationType } from '#contract/location.ts'
import { readPoint } from '#domain/import-cell/read-coordinate.ts'
import { findCity, findNamedCity } from '#domain/place/cities.ts'
import { findState } from '#domain/place/indian-states.ts'
import { isPincodeOfCity } from '#domain/place/pincode-city.ts'
import { isPincodeOf } from '#domain/place/pincode-state.ts'
import { resolveCity } from '#domain/place/resolve-city.ts'
import type { Field } from '#server/export/column.ts'
import type { Problem, Values } from '#server/import/record/record-kind.ts'

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
    ...{ key: 'pincode', label: 'Pincode', kind: { is: 'pincode' }, example: '400058' },
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

/**
 * What of a row of places contradicts itself; it goes in as it says, but for what a city has not.
 */
export function placeDoubts(values: Values): Problem[] {
  const said = (key: string) => String(values.get(key) ?? '').trim()
  const isCity = said('type') === 'city'
  const [pincode, state] = [said('pincode'), said('state')]
  const answer = resolveCity(said(isCity ? 'name' : 'parent'))
  const city = answer.ok ? answer.city.name : undefined
  const home = city === undefined ? undefined : findNamedCity(city)?.state
  const doubts: Problem[] = []
  const note = (column: string, value: string, reason: string) =>
    doubts.push({ column, value, reason })
  if (isCity && said('parent')) note('Parent', said('parent'), 'left out: a city lies in no place')
  if (isCity && pincode) note('Pincode', pincode, 'left out: a city has no PIN code of its own')
  if (home && state && findState(state.toLowerCase()) !== home) {
    note('State', state, `${city} lies in ${home}`)
  }
  const outside = [
    ...(city && !isPincodeOfCity(pincode, city) ? [city] : []),
    ...(home && !isPincodeOf(pincode, home) ? [home] : []),
  ]
  if (!isCity && pincode && outside[0]) {
    note('Pincode', pincode, `this PIN code does not lie in ${outside[0]}`)
  }
  const [latitude, longitude] = ['latitude', 'longitude'].map((key) =>
    values.get(`coordinates.${key}`),
  )
  if (typeof latitude === 'number' && typeof longitude === 'number') {
    const point = readPoint(latitude, longitude, city ? findCity(city) : undefined)
    const reason = point.ok ? point.notes[0] : point.problem
    if (reason) note('Latitude', String(latitude), reason)
  }
  return doubts
}
