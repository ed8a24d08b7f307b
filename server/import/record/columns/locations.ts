import type { Remark } from '#contract/import/result.ts'
import { type LocationRow, LocationType } from '#contract/location.ts'
import { readPoint } from '#domain/import-cell/read-coordinate.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { findCity, findNamedCity } from '#domain/place/cities.ts'
import { findState } from '#domain/place/indian-states.ts'
import { outsideOfPincode } from '#domain/place/pincode-city.ts'
import { resolveCity } from '#domain/place/resolve-city.ts'
import type { Field } from '#server/export/column.ts'
import type { Values } from '#server/import/record/record-kind.ts'

const text = { is: 'text' } as const
const number = { is: 'number' } as const
const degrees = { is: 'degrees' } as const
const nameHeaders =
  'location, location name, place, city name, area name, locality, locality name, ' +
  'area, neighbourhood, suburb, sector, city, town'
const typeWords: Readonly<Record<string, LocationType>> = {
  ...{ locality: 'area', sublocality: 'area', neighbourhood: 'area', neighborhood: 'area' },
  ...{ suburb: 'area', sector: 'area', colony: 'area', town: 'city', metro: 'city' },
  ...{ pin: 'pincode', postalcode: 'pincode', zip: 'pincode' },
}

/**
 * Returns the type that a header implies: "Locality" is a column of areas, "City" one of cities.
 */
function typeOfHeader(header: string): { type: LocationType } | Record<string, never> {
  const [word = ''] =
    /\b(?:city|town|area|locality|sub-?locality|neighbou?rhood|suburb|sector|colony)\b/i.exec(
      header,
    ) ?? []
  if (word === '') return {}
  return { type: /city|town/i.test(word) ? 'city' : 'area' }
}

/** The counts are exported but cannot be imported. */
export type PlaceRow = Omit<LocationRow, 'propertyCount' | 'brokerCount'> &
  Partial<Pick<LocationRow, 'propertyCount' | 'brokerCount'>>

export const locationFields: readonly Field<PlaceRow>[] = [
  {
    ...{ key: 'name', label: msg('Name'), kind: text, required: true, example: 'Andheri West' },
    also: nameHeaders,
    implies: typeOfHeader,
    from: (row) => row.name,
  },
  {
    ...{
      key: 'type',
      label: msg('Type'),
      required: true,
      example: 'Area',
      also: 'location type, kind',
    },
    kind: { is: 'word', of: LocationType, also: typeWords },
    from: (row) => row.type,
  },
  {
    ...{ key: 'parent', label: msg('Parent'), kind: text, example: 'Mumbai' },
    also: 'lies in, city, parent location, parent name',
    from: (row) => row.parent?.name,
  },
  {
    ...{ key: 'state', label: msg('State'), kind: text, example: 'Maharashtra' },
    from: (row) => row.state,
  },
  {
    ...{ key: 'district', label: msg('District'), kind: text, example: 'Mumbai Suburban' },
    from: (row) => row.district,
  },
  {
    ...{ key: 'pincode', label: msg('Pincode'), kind: { is: 'pincode' }, example: '400058' },
    also: 'pin, pin code, postal code, zip',
    from: (row) => row.pincode,
  },
  {
    ...{ key: 'coordinates.latitude', label: msg('Latitude'), kind: degrees, example: '19.1364' },
    also: 'lat',
    from: (row) => row.coordinates?.latitude,
  },
  {
    ...{ key: 'coordinates.longitude', label: msg('Longitude'), kind: degrees, example: '72.8296' },
    also: 'lng, lon, long',
    from: (row) => row.coordinates?.longitude,
  },
  {
    ...{ key: 'aliases', label: msg('Other Names'), kind: { is: 'list' }, example: 'Andheri (W)' },
    also: 'alias, also called, alternate names',
    from: (row) => row.aliases,
  },
  {
    ...{ key: 'isActive', label: msg('Active'), kind: { is: 'flag' }, example: 'Yes' },
    also: 'status, enabled',
    from: (row) => row.isActive,
  },
  {
    ...{ key: 'isPopular', label: msg('Popular'), kind: { is: 'flag' }, example: 'No' },
    also: 'popular city, is popular',
    from: (row) => row.isPopular,
  },
  {
    ...{ key: 'propertyCount', label: msg('Properties'), kind: number, beyond: 'shown' },
    from: (row) => row.propertyCount,
  },
  {
    ...{ key: 'brokerCount', label: msg('Brokers'), kind: number, beyond: 'shown' },
    from: (row) => row.brokerCount,
  },
]

/**
 * Removes, in place, what a location cannot have: a parent or PIN code of a city, and coordinates
 * of 0. Swaps a latitude and longitude that are the wrong way round, expands state abbreviations,
 * and uses a name that is a PIN code as the code. Returns notes on what changed.
 */
export function tidyPlace(values: Values): Remark[] {
  const notes: Remark[] = []
  const state = findState(String(values.get('state') ?? '').toLowerCase())
  if (state) values.set('state', state)
  const take = (key: string, column: string, reason: string) => {
    notes.push({ column, value: String(values.get(key)).trim(), reason })
    values.delete(key)
  }
  const name = String(values.get('name'))
  if (values.get('type') === 'pincode' && !values.has('pincode') && /^\d{6}$/.test(name)) {
    values.set('pincode', name)
  }
  if (values.get('type') === 'city') {
    if (values.has('parent')) take('parent', 'Parent', t('left out: a city has no parent'))
    if (values.has('pincode')) {
      take('pincode', 'Pincode', t('left out: a city has no PIN code of its own'))
    }
  }
  const [north, east] = ['coordinates.latitude', 'coordinates.longitude'] as const
  const [latitude, longitude] = [values.get(north), values.get(east)]
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return notes
  if (latitude === 0 || longitude === 0) {
    take(north, 'Latitude', t('left out: a coordinate of 0 is not a location'))
    values.delete(east)
    return notes
  }
  const point = readPoint(latitude, longitude)
  const [reason] = point.ok ? point.notes : []
  if (point.ok && reason) {
    notes.push({ column: 'Latitude', value: String(latitude), reason })
    values.set(north, point.value.latitude).set(east, point.value.longitude)
  }
  return notes
}

/** Returns the contradictions of a row. The row is imported unchanged. */
export function placeDoubts(values: Values): Remark[] {
  const said = (key: string) => String(values.get(key) ?? '').trim()
  const isCity = said('type') === 'city'
  const [pincode, state] = [said('pincode'), said('state')]
  const answer = resolveCity(said(isCity ? 'name' : 'parent'))
  const city = answer.ok ? answer.city.name : undefined
  const home = city === undefined ? undefined : findNamedCity(city)?.state
  const doubts: Remark[] = []
  const doubt = (column: string, value: string, reason: string) =>
    doubts.push({ column, value, reason })
  if (home && state && findState(state.toLowerCase()) !== home) {
    doubt('State', state, t('{city} is in {home}', { city: city ?? '', home }))
  }
  const outside = city && pincode ? outsideOfPincode(pincode, city) : undefined
  if (outside) doubt('Pincode', pincode, t('this PIN code is not in {outside}', { outside }))
  const [latitude, longitude] = ['latitude', 'longitude'].map((key) =>
    values.get(`coordinates.${key}`),
  )
  if (typeof latitude === 'number' && typeof longitude === 'number') {
    const point = readPoint(latitude, longitude, city ? findCity(city) : undefined)
    if (!point.ok) doubt('Latitude', String(latitude), point.problem)
  }
  return doubts
}
