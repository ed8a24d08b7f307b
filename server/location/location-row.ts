import type { Location, LocationType } from '#contract/location.ts'

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
