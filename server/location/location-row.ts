import type { Location, LocationType } from '#contract/location.ts'
import type { Handle } from '#server/db/connect.ts'

/** Locations with their parents, as every list of them reads one. */
export function selectLocations(db: Handle) {
  return db
    .selectFrom('location')
    .leftJoin('location as parent', 'parent.id', 'location.parent_id')
    .select([
      'location.id',
      'location.name',
      'location.type',
      'location.state',
      'location.district',
      'location.pincode',
      'location.latitude',
      'location.longitude',
      'location.aliases',
      'location.is_active',
      'location.is_proposed',
      'location.is_popular',
      'location.version',
      'parent.id as parent_id',
      'parent.name as parent_name',
      'parent.type as parent_type',
    ])
}

export interface SelectedLocation {
  id: string
  name: string
  type: LocationType
  state: string
  district: string | null
  pincode: string | null
  latitude: number | null
  longitude: number | null
  aliases: string[]
  is_active: boolean
  is_proposed: boolean
  is_popular: boolean
  version: number
  parent_id: string | null
  parent_name: string | null
  parent_type: LocationType | null
}

export function presentLocation(row: SelectedLocation): Location {
  const { parent_id, parent_name, parent_type, latitude, longitude } = row
  return {
    _id: row.id,
    name: row.name,
    type: row.type,
    parent:
      parent_id && parent_name && parent_type
        ? { _id: parent_id, name: parent_name, type: parent_type }
        : null,
    state: row.state,
    district: row.district,
    pincode: row.pincode,
    coordinates: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    aliases: row.aliases,
    isActive: row.is_active,
  }
}
