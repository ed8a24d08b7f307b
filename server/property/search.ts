import { paginationOf } from '#contract/page.ts'
import type { PropertyCard, PropertyPublic } from '#contract/property.ts'
import type { PublicPropertyQuery } from '#contract/property-query.ts'
import { refuse } from '#contract/refusal.ts'
import type { Context } from '#server/context.ts'
import { presentImage } from '#server/media/service.ts'
import { askedOf } from './asked.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { presentPlace, presentPublic } from './present.ts'
import { type CardRow, findPublic, isGone, listPublic } from './public-queries.ts'
import { presentReading } from './reading.ts'
import type { Visit, viewCounter } from './view.ts'

/** What visitors see. */

export async function searchListings(
  { db, reads, secrets }: Pick<Context, 'db' | 'reads' | 'secrets'>,
  query: PublicPropertyQuery,
) {
  const { page, limit, after, sort: chosen, ...question } = query
  const { filter, terms, reading } = await askedOf(reads, question)
  const sort = chosen ?? reading?.sort ?? 'newest'
  const list = nameOf({ ...question, sort })
  const position = after === undefined ? undefined : readCursor(secrets, list, after)
  const { rows, total } = await listPublic({ db, reads }, filter, terms, {
    sort,
    limit,
    offset: position ? 0 : (page - 1) * limit,
    after: position,
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    properties: shown.map(presentCard),
    pagination: {
      ...paginationOf(page, limit, total),
      next: last ? writeCursor(secrets, list, [last.position, last.id]) : null,
    },
    interpretation: reading
      ? await presentReading(reads, question, reading, { total, isFirst: page === 1 && !position })
      : null,
  }
}

/** The same filters in the same order have one name, however the address wrote them. */
function nameOf(list: Record<string, unknown>): string {
  const entries = Object.entries(list).filter(([, value]) => value !== undefined)
  return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

export function presentCard(row: CardRow): PropertyCard {
  return {
    _id: row.id,
    title: row.title,
    address: row.address,
    location: presentPlace(row),
    city: row.city_name,
    pincode: row.pincode,
    price: row.price,
    listingType: row.listing_type,
    propertyType: row.property_type,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area: row.area,
    areaUnit: row.area_unit,
    areaSqft: row.area_sqft,
    furnished: row.furnished,
    features: row.features,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    images: row.images.map((image) => presentImage(image)),
    imageCount: row.image_count,
    broker: {
      _id: row.broker_id,
      firstName: row.first_name,
      lastName: row.last_name,
      companyName: row.company_name,
      // Whoever is not verified has nothing live.
      isVerified: true,
    },
  }
}

/** One listing with a public page; looking at it counts. */
export async function visitListing(
  { db, reads }: Pick<Context, 'db' | 'reads'>,
  id: string,
  countView: ReturnType<typeof viewCounter>,
  visit: Visit,
): Promise<PropertyPublic> {
  const row = await findPublic(reads, id)
  // What was never shown is not said to have been there.
  if (!row) throw refuse((await isGone(reads, id)) ? 'property_gone' : 'property_not_found')
  return presentPublic(row, await countView(db, row, visit))
}
