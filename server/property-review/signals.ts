import type { PropertySignals, SimilarListing } from '#contract/property/review.ts'
import { findReraAgents } from '#server/broker/service.ts'
import type { Handle } from '#server/db/connect.ts'
import type { PhotoKey } from '#server/media/link.ts'
import { presentImage } from '#server/media/service.ts'
import { factsOf } from '#server/property/edit/diff.ts'
import { exclusionsOf } from '#server/property/exclusion.ts'
import { type ListingRow, selectListings } from '#server/property/listing-queries.ts'
import { estimateForReview } from '#server/property/price-range/service.ts'
import { findListing } from '#server/property/queries.ts'
import { findSameHome } from './duplicate-home-queries.ts'
import { countUnhashed, findPhotoPairs, type PhotoPair } from './duplicate-photo-queries.ts'
import { missingPieces } from './missing-fields.ts'
import { compareRate } from './price-outlier-queries.ts'

/** Enough for comparing; a broker who copied more is evident by then. */
const listingsShown = 10

/** Returns the review signals of a listing with their numbers. */
export async function signalsOf(
  db: Handle,
  row: ListingRow,
  key: PhotoKey,
): Promise<PropertySignals> {
  const [pairs, homes, rate, range, agents, photosToCome] = await Promise.all([
    findPhotoPairs(db, row),
    findSameHome(db, row),
    compareRate(db, row),
    estimateForReview(db, row.id),
    findReraAgents(db, row.broker_id),
    countUnhashed(
      db,
      row.images.map(({ id }) => id),
    ),
  ])
  const alike = [...Map.groupBy(pairs, (pair) => pair.property_id)].slice(0, listingsShown)
  const others = await findOthers(db, [...alike.map(([id]) => id), ...homes])
  return {
    samePhoto: alike.flatMap(([id, its]) => {
      const other = others.get(id)
      if (!other) return []
      const photos = its.flatMap((pair) => presentPair(row, other, pair, key))
      return [{ listing: presentSimilar(row, other), photos }]
    }),
    photosToCome,
    sameHome: homes.flatMap((id) => {
      const other = others.get(id)
      return other ? [presentSimilar(row, other)] : []
    }),
    rate,
    range,
    missing: missingPieces(row, agents),
    wording: exclusionsOf(factsOf(row)).map(({ field, kind, text }) => ({ field, kind, text })),
  }
}

/** Whether a listing has photos of another broker's earlier listing. */
export async function hasOthersPhotos(db: Handle, id: string): Promise<boolean> {
  const row = await findListing(db, id)
  if (!row) return false
  const pairs = await findPhotoPairs(db, row)
  const others = await findOthers(db, [...new Set(pairs.map((pair) => pair.property_id))])
  return [...others.values()].some(
    (other) => other.broker_id !== row.broker_id && other.created_at < row.created_at,
  )
}

async function findOthers(db: Handle, ids: string[]): Promise<Map<string, ListingRow>> {
  if (ids.length === 0) return new Map()
  const rows = await selectListings(db).where('property.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

function presentPair(row: ListingRow, other: ListingRow, pair: PhotoPair, key: PhotoKey) {
  const own = row.images.find(({ id }) => id === pair.own_id)
  const theirs = other.images.find(({ id }) => id === pair.other_id)
  if (!own || !theirs) return []
  return [
    { own: presentImage(own, key), other: presentImage(theirs, key), distance: pair.distance },
  ]
}

function presentSimilar(row: ListingRow, other: ListingRow): SimilarListing {
  return {
    _id: other.id,
    title: other.title,
    address: other.address,
    price: other.price,
    areaSqft: other.area_sqft,
    listingType: other.listing_type,
    status: other.status,
    broker: `${other.first_name} ${other.last_name}`.trim(),
    isSameBroker: other.broker_id === row.broker_id,
    createdAt: other.created_at.toISOString(),
  }
}
