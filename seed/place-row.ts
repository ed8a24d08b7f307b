import { daysAgo, seedId } from '#seed/id.ts'
import { type Area, type City, cities } from '#seed/place.ts'
import type { Handle } from '#server/db/connect.ts'

/** A part of the demo that is computed before the transaction that inserts it. */
export interface Planned {
  write(tx: Handle): Promise<void>
}

/** A locality of the demo with its row ids. */
export interface PlacedArea {
  id: string
  cityId: string
  city: City
  area: Area
}

/** Returns the cities, their localities and pincodes, to be inserted as Locations. */
export function planPlaces(): Planned & { places: PlacedArea[] } {
  const created = daysAgo(760)
  const placed: PlacedArea[] = []
  const rows = cities.flatMap((city) => {
    const cityId = seedId(`city ${city.name}`, created)
    return [
      {
        id: cityId,
        name: city.name,
        type: 'city' as const,
        parent_id: null,
        state: city.state,
        district: null,
        pincode: null,
        latitude: city.latitude,
        longitude: city.longitude,
        description: city.description,
        aliases: city.aliases,
        created_at: created,
      },
      ...city.areas.flatMap((area) => {
        const id = seedId(`area ${city.name} ${area.name}`, created)
        placed.push({ id, cityId, city, area })
        const shared = {
          state: city.state,
          district: area.district,
          pincode: area.pincode,
          latitude: area.latitude,
          longitude: area.longitude,
          description: null,
          created_at: created,
        }
        return [
          {
            id,
            name: area.name,
            type: 'area' as const,
            parent_id: cityId,
            aliases: area.aliases,
            ...shared,
          },
          {
            id: seedId(`pincode ${city.name} ${area.name}`, created),
            name: area.pincode,
            type: 'pincode' as const,
            parent_id: id,
            aliases: [],
            ...shared,
          },
        ]
      }),
    ]
  })
  return {
    places: placed,
    write: async (tx) => {
      await tx.insertInto('location').values(rows).execute()
    },
  }
}
