import type { Database } from '#server/db/connect.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'

/**
 * Homes for ₹90 lakh in Baner, Pune, of one broker, each by its title with its number of bedrooms.
 */
export async function makeHomesInBaner(db: Database, homes: Record<string, number>): Promise<void> {
  const city = await makeLocation(db, { name: 'Pune' })
  const { id: locationId } = await makeLocation(db, { name: 'Baner', parentId: city.id })
  const { id: brokerId } = await makeBroker(db)
  for (const [title, bedrooms] of Object.entries(homes)) {
    await makeProperty(db, { title, bedrooms, price: 9_000_000, locationId, brokerId })
  }
}
