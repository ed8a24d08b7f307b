import type { z } from 'zod'
import type { BrokerFace, DirectoryBroker, DirectoryQuery } from '#contract/broker/directory.ts'
import { type Pagination, paginationOf } from '#contract/page.ts'
import { refuse } from '#contract/refusal.ts'
import { maskPhone } from '#domain/contact/mask.ts'
import type { Handle } from '#server/db/connect.ts'
import { findPlaces } from '#server/location/find-places.ts'
import { type FaceRow, findFace, type Ground, listFaces, namesInside } from './directory-queries.ts'
import { presentResponse } from './response-time.ts'

/** A figure of fewer visits says nothing. */
const minVisits = 5

export async function readDirectory(
  db: Handle,
  { page, limit, sort, location, ...filter }: z.output<typeof DirectoryQuery>,
): Promise<{ brokers: DirectoryBroker[]; pagination: Pagination }> {
  const place = location && ((await groundOf(db, location)) ?? location)
  const { rows, total } = await listFaces(db, { ...filter, place }, sort, { page, limit })
  return { brokers: rows.map(cardOf), pagination: paginationOf(page, limit, total) }
}

/** Returns the public profile of a broker; refused unless the broker is active and verified. */
export async function readFace(db: Handle, id: string): Promise<BrokerFace> {
  const row = await findFace(db, id)
  if (!row) throw refuse('broker_not_found')
  return {
    ...cardOf(row),
    operatingAreas: row.operating_areas,
    cities: row.cities,
    phone: maskPhone(row.phone),
    memberSince: row.created_at.toISOString(),
    agents: row.agents,
    visits: visitsOf(row.visits_kept, row.visits_due),
  }
}

const visitsOf = (kept: number, due: number) =>
  due >= minVisits ? { kept: Number(kept), due: Number(due) } : null

async function groundOf(db: Handle, text: string): Promise<Ground | undefined> {
  const places = await findPlaces(db, text)
  if (!places) return undefined
  const { cityIds, locationIds } = places
  return { cityIds, locationIds, names: await namesInside(db, [...cityIds, ...locationIds]) }
}

function cardOf(row: FaceRow): DirectoryBroker {
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    specialization: row.specialization,
    experience: row.experience,
    rating: row.review_count > 0 ? row.rating : null,
    reviewCount: row.review_count,
    response: presentResponse(row),
    totalDeals: row.total_deals,
    location: row.operating_areas[0] ?? row.cities[0]?.name ?? null,
    isVerified: row.kyc_status === 'verified',
    activeListings: row.listings,
    description: row.about,
  }
}
