import { findNamedCity } from '#domain/place/cities.ts'
import type { Handle } from '#server/db/connect.ts'

/** Whether its city was only proposed, by a file, and is none that is known by name. */
export async function isInUnknownCity(tx: Handle, id: string): Promise<boolean> {
  const city = await tx
    .selectFrom('property')
    .innerJoin('location as city', 'city.id', 'property.city_id')
    .where('property.id', '=', id)
    .where('city.is_proposed', '=', true)
    .select('city.name')
    .executeTakeFirst()
  return city !== undefined && findNamedCity(city.name) === undefined
}
