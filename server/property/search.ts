import { paginationOf } from '#contract/page.ts'
import type { PropertyCard, PropertyPublic } from '#contract/property.ts'
import type { PublicPropertyQuery } from '#contract/property-query.ts'
import type { Sort } from '#contract/property-word.ts'
import { refuse } from '#contract/refusal.ts'
import { cardsPerSponsored, composePage, sponsoredPlaces } from '#domain/sponsored.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { presentImage } from '#server/media/service.ts'
import { type Asked, askedOf } from './asked.ts'
import { isFolded } from './bitmap-queries.ts'
import { type Position, readCursor, writeCursor } from './cursor.ts'
import { presentPlace, presentPublic } from './present.ts'
import { type CardRow, findCardRows, findPublic, isGone, listPublic } from './public-queries.ts'
import { presentReading } from './reading.ts'
import { listByRelevance } from './relevance.ts'
import { chooseSponsored, keepSponsored, nobodySponsored, type Sponsored } from './sponsored.ts'
import type { Visit, viewCounter } from './view.ts'
import { wantedOf } from './wanted.ts'

/** What visitors see. */

export async function searchListings(
  { reads, secrets }: Pick<Context, 'reads' | 'secrets'>,
  query: PublicPropertyQuery,
) {
  const { page, limit, after, sort: chosen, sponsored: wantsSponsored, ...question } = query
  const { prepared } = reads
  const asked = await askedOf(prepared, question)
  const { reading } = asked
  const sort = chosen ?? reading?.sort ?? (question.search ? 'relevance' : 'newest')
  const list = nameOf({ ...question, sort, wantsSponsored })
  const cursor = after === undefined ? undefined : readCursor(secrets, list, after)
  const sponsored = cursor
    ? await keepSponsored(prepared, asked, { ids: cursor.sponsored, shown: cursor.shown })
    : wantsSponsored && limit >= cardsPerSponsored && !question.brokerId
      ? await sponsoredBefore(prepared, asked, { page, limit })
      : nobodySponsored
  const { entries, total } = await listEntries(reads, question.search, asked, sort, {
    limit,
    offset: cursor ? 0 : (page - 1) * limit - sponsored.shown,
    after: cursor?.position,
    without: sponsored.ids,
  })
  const { cards, organicUsed, sponsoredUsed, hasMore } = composePage({
    organic: entries,
    sponsored: sponsored.ids.slice(sponsored.shown),
    size: limit,
  })
  const known = new Map(entries.flatMap(({ row }) => (row ? [[row.id, row]] : [])))
  const missing = cards.map((card) => ('organic' in card ? card.organic.id : card.sponsored))
  const found = await findCardRows(
    prepared,
    missing.filter((id) => !known.has(id)),
  )
  const position = entries[organicUsed - 1]?.position ?? cursor?.position
  return {
    properties: cards.flatMap((card) => {
      const id = 'organic' in card ? card.organic.id : card.sponsored
      const row = known.get(id) ?? found.get(id)
      const isMarked = 'isMarked' in card && card.isMarked
      return row ? { ...presentCard(row), ...(isMarked && { isSponsored: true }) } : []
    }),
    sort,
    pagination: {
      ...paginationOf(page, limit, total),
      next:
        hasMore && position
          ? writeCursor(secrets, list, {
              position,
              sponsored: [...sponsored.ids],
              shown: sponsored.shown + sponsoredUsed,
            })
          : null,
    },
    interpretation: reading
      ? await presentReading(prepared, question, reading, { total, isFirst: page === 1 && !cursor })
      : null,
  }
}

/** Who is sponsored in a list, and how many of them the pages before this one show. */
async function sponsoredBefore(
  db: Handle,
  asked: Asked,
  { page, limit }: { page: number; limit: number },
): Promise<Sponsored> {
  const ids = await chooseSponsored(db, asked, { pageSize: limit, now: new Date() })
  return { ids, shown: Math.min(ids.length, sponsoredPlaces((page - 1) * limit, limit)) }
}

/** One listing of an order; orders by a column have read its card already. */
interface Entry {
  id: string
  position: Position
  row?: CardRow
}

interface EntryPage {
  limit: number
  offset: number
  after: Position | undefined
  without: readonly string[]
}

/**
 * One page of an order. While much is not in the bitmaps yet, after an import, the newest stand for
 * the best matches; a list that began so goes on so.
 */
async function listEntries(
  reads: Context['reads'],
  search: string | undefined,
  asked: Asked,
  sort: Sort,
  { after, ...page }: EntryPage,
): Promise<{ entries: Entry[]; total: number }> {
  if (
    sort === 'relevance' &&
    after?.kind !== 'column' &&
    (after || (await isFolded(reads.prepared)))
  ) {
    const wanted = await wantedOf(reads.prepared, search, asked)
    return listByRelevance(reads.prepared, asked, wanted, { ...page, after })
  }
  if (after && after.kind !== 'column') throw new Error('A list goes on by a column.')
  const { rows, total } = await listPublic(reads, asked.filter, asked.terms, {
    ...page,
    sort: sort === 'relevance' ? 'newest' : sort,
    after: after && [after.value, after.id],
  })
  const entries = rows.map((row) => ({
    id: row.id,
    position: { kind: 'column' as const, value: row.position, id: row.id },
    row,
  }))
  return { entries, total }
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
  const row = await findPublic(reads.prepared, id)
  // What was never shown is not said to have been there.
  if (!row)
    throw refuse((await isGone(reads.prepared, id)) ? 'property_gone' : 'property_not_found')
  return presentPublic(row, await countView(db, row, visit))
}
