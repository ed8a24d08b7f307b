import { sql } from 'kysely'
import { noticeVersion } from '#contract/account/consent.ts'
import { formatAreas } from '#domain/place/drawn-area.ts'
import type { People } from '#seed/account.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import { matchListings } from '#server/alert/match.ts'
import type { Handle } from '#server/db/connect.ts'

/**
 * Inserts the demo customer's saved homes, one with a price drop and one sold, and three saved
 * searches, one of them drawn on the map.
 */
export async function seedShortlist(tx: Handle, people: People): Promise<void> {
  const customer = people.customers[0]
  if (!customer) return
  await saveHomes(tx, customer.id)
  await saveSearches(tx, customer.id)
  await findSinceSaved(tx)
}

async function saveHomes(tx: Handle, customer_id: string): Promise<void> {
  const flats = (status: 'approved' | 'sold', count: number) =>
    tx
      .selectFrom('property')
      .where('status', '=', status)
      .where('property_type', '=', 'apartment')
      .where('listing_type', '=', 'sell')
      .where('bedrooms', '=', 3)
      .select(['id', 'title', 'price'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(count)
      .execute()
  const homes = [...(await flats('approved', 3)), ...(await flats('sold', 1))]
  if (homes.length === 0) return
  await tx
    .insertInto('saved_property')
    .values(
      homes.map(({ id, title, price }, index) => ({
        customer_id,
        property_id: id,
        title,
        // The first was saved at a price higher by one fifteenth.
        price: index === 0 ? Math.round((price * 16) / 15 / 50_000) * 50_000 : price,
        status: 'approved' as const,
        created_at: daysAgo(3 + index * 4),
      })),
    )
    .execute()
}

const banerAndAundh = [
  { latitude: 18.535, longitude: 73.745 },
  { latitude: 18.53, longitude: 73.8 },
  { latitude: 18.55, longitude: 73.83 },
  { latitude: 18.58, longitude: 73.82 },
  { latitude: 18.59, longitude: 73.77 },
  { latitude: 18.57, longitude: 73.745 },
]

async function saveSearches(tx: Handle, customer_id: string): Promise<void> {
  const searches = [
    {
      name: '3 BHK for the four of us',
      filters: {
        listingType: 'sell',
        propertyType: 'apartment',
        location: 'Mumbai',
        bedrooms: '3',
      },
      ...{ listing_type: 'sell', property_types: ['apartment'], alerts_enabled: true },
    },
    {
      name: 'Something green for our parents',
      filters: { propertyType: 'villa', location: 'Pune', maxPrice: '40000000' },
      ...{ property_types: ['villa'], max_price: 40_000_000, alerts_enabled: false },
    },
    {
      name: 'Between the office and the school',
      filters: { area: formatAreas([banerAndAundh]) },
      alerts_enabled: false,
    },
  ]
  await tx
    .insertInto('saved_search')
    .values(
      searches.map(({ filters, ...search }, index) => {
        const created_at = daysAgo(12 + index * 9)
        const id = seedId(`saved search ${index}`, created_at)
        const savedSearch = { id, customer_id, created_at, frequency: 'weekly' as const }
        return { ...savedSearch, ...search, filters: JSON.stringify(filters) }
      }),
    )
    .execute()
  // Alerts need consent.
  const given_at = daysAgo(21)
  await tx
    .insertInto('consent')
    .values({
      id: seedId('consent to alerts', given_at),
      ...{ account_realm: 'customer', account_id: customer_id },
      ...{ purpose: 'alerts', channel: 'email', given_at },
      data: ['e-mail address', 'saved searches'],
      notice: noticeVersion,
      proof: JSON.stringify({ how: 'form' }),
    })
    .execute()
}

/**
 * All demo homes are inserted now. New matches of a search are those approved after it was saved.
 */
async function findSinceSaved(tx: Handle): Promise<void> {
  const onFailure = (error: unknown) => {
    throw error
  }
  while ((await matchListings(tx, onFailure)) > 0);
  await sql`
    update saved_search_match set matched_at = decided_at
    from property where property.id = property_id`.execute(tx)
  await sql`
    delete from saved_search_match using saved_search
    where saved_search.id = search_id and matched_at <= created_at`.execute(tx)
}
