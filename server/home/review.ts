import type { HomePair, HomePairSide, HomePairState } from '#contract/property/home.ts'
import { HomePairReason } from '#contract/property/home.ts'
import { refuse } from '#contract/refusal.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import type { PhotoKey } from '#server/media/link.ts'
import { presentImage } from '#server/media/service.ts'
import type { ListingRow } from '#server/property/listing-queries.ts'
import { type HomePairRow, listPairs, listSides, lockPair, savePair } from './pair-queries.ts'
import { placeListing } from './place.ts'
import { settleHome } from './settle.ts'

/** Decisions of reviewers about which listings offer the same home. */

const imagesShown = 4

export async function findPairs(
  db: Handle,
  key: PhotoKey,
  asked: { state: HomePairState; page: number; limit: number },
): Promise<{ pairs: HomePair[]; total: number }> {
  const { rows, total } = await listPairs(db, asked)
  const ids = rows.flatMap(({ one_id, other_id }) => [one_id, other_id])
  const listings = new Map((await listSides(db, ids)).map((row) => [row.id, row]))
  return { total, pairs: rows.map((row) => presentPair(row, listings, key)) }
}

function presentPair(
  { id, one_id, other_id, state, reasons, decided_by_name, decided_at }: HomePairRow,
  listings: ReadonlyMap<string, ListingRow>,
  key: PhotoKey,
): HomePair {
  return {
    _id: id,
    state,
    reasons: reasons.filter(HomePairReason.has),
    sides: [one_id, other_id].flatMap((side) => {
      const row = listings.get(side)
      return row ? [presentSide(row, key)] : []
    }),
    decidedBy: decided_by_name,
    decidedAt: decided_at?.toISOString() ?? null,
  }
}

function presentSide(row: ListingRow, key: PhotoKey): HomePairSide {
  // The column is only written from validated drafts.
  const { society, ownReference } = row.detail as { society?: string; ownReference?: string }
  return {
    _id: row.id,
    title: row.title,
    address: row.address,
    society: society ?? null,
    reference: ownReference ?? null,
    floor: row.floor,
    totalFloors: row.total_floors,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area: row.area,
    areaUnit: row.area_unit,
    price: row.price,
    listingType: row.listing_type,
    status: row.status,
    broker: [`${row.first_name} ${row.last_name}`.trim(), row.company_name]
      .filter(Boolean)
      .join(', '),
    createdAt: row.created_at.toISOString(),
    images: row.images.slice(0, imagesShown).map((image) => presentImage(image, key)),
  }
}

/** Stores or undoes a decision on two listings, and assigns both to homes accordingly. */
export function decidePair(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  { state, decidedOn }: { state: 'open' | 'same' | 'different'; decidedOn: HomePairState },
): Promise<HomePairState> {
  return transact(db, async (tx) => {
    const pair = await lockPair(tx, id)
    if (!pair) throw refuse('home_pair_not_found')
    if (pair.state !== decidedOn) throw refuse('home_pair_changed')
    await savePair(tx, viewer, id, state)
    await record(
      tx,
      viewer,
      'property.decide_home',
      { kind: 'property', id: pair.other_id },
      { before: { home: pair.state }, after: { home: state, with: pair.one_id } },
    )
    // The later listing joins or leaves the home of the earlier one.
    const homes = await placeListing(tx, pair.other_id)
    for (const home of homes.toSorted()) await settleHome(tx, home)
    return (await lockPair(tx, id))?.state ?? state
  })
}
