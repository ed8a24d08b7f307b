import { createHash } from 'node:crypto'
import { random } from '@brickbazaar/random'
import { sql } from 'kysely'
import type { People } from '#seed/account.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import { seedInquiries } from '#seed/inquiry.ts'
import { type RepliedCustomer, seedLeads } from '#seed/lead.ts'
import type { SeededListing } from '#seed/listing.ts'
import type { Handle } from '#server/db/connect.ts'

interface Material {
  listings: SeededListing[]
  people: People
}

const day = 86_400_000
const isPublic = (listing: SeededListing) =>
  listing.status === 'approved' || listing.status === 'sold' || listing.status === 'rented'

/**
 * Inserts what happened to the listings: views, inquiries and their outcomes, decisions in the
 * audit log. Returns the customers whom each broker replied to.
 */
export async function seedTraffic(tx: Handle, material: Material): Promise<RepliedCustomer[]> {
  const trusted = new Set(
    material.people.brokers.filter(({ kycStatus }) => kycStatus === 'verified').map(({ id }) => id),
  )
  const online = material.listings.filter(
    (listing) => isPublic(listing) && trusted.has(listing.brokerId),
  )
  await seedViews(tx, online)
  await seedNumbers(tx)
  const answeredCustomers = await seedLeads(
    tx,
    await seedInquiries(tx, { ...material, listings: online }),
  )
  await seedDecisions(tx, material)
  return answeredCustomers
}

// The tally of a listing equals its number of view rows, as for real views.
async function seedViews(tx: Handle, listings: SeededListing[]): Promise<void> {
  const rows = listings.flatMap((listing) => {
    const dice = random(`views ${listing.id.slice(-12)}`)
    const age = Math.max((Date.now() - listing.createdAt.getTime()) / day, 1)
    const count = Math.round(6 + listing.appeal ** 2 * 90)
    return Array.from({ length: count }, (_, index) => ({
      property_id: listing.id,
      day: daysAgo(Math.floor(dice.next() ** 1.3 * age))
        .toISOString()
        .slice(0, 10),
      visitor: createHash('sha256').update(`${listing.id} ${index}`).digest().subarray(0, 16),
    }))
  })
  await sql`
    insert into property_view (property_id, day, visitor)
    select * from unnest(
      ${rows.map((row) => row.property_id)}::uuid[],
      ${rows.map((row) => row.day)}::date[],
      ${rows.map((row) => row.visitor)}::bytea[])
    on conflict do nothing`.execute(tx)
  await sql`
    insert into property_view_tally (property_id, views)
    select property_id, count(*) from property_view group by property_id`.execute(tx)
}

/** Inserts impressions, contacts and closing dates, derived from bytes of each view's visitor. */
async function seedNumbers(tx: Handle): Promise<void> {
  await sql`
    insert into property_impression (property_id, day, count)
    select property_id, day, sum(6 + get_byte(visitor, 0) % 15)
    from property_view group by property_id, day`.execute(tx)
  await sql`
    insert into property_contact (property_id, day, way, visitor)
    select property_id, day,
      case when get_byte(visitor, 1) < 120 then 'call'
        when get_byte(visitor, 1) < 230 then 'whatsapp' else 'email' end,
      visitor
    from property_view where get_byte(visitor, 0) < 26`.execute(tx)
  await sql`
    update property set closed_at = least(decided_at + interval '24 days', now())
    where status in ('sold', 'rented')`.execute(tx)
}

async function seedDecisions(tx: Handle, { listings, people }: Material): Promise<void> {
  const rows = listings.flatMap((listing) =>
    listing.decidedAt
      ? [
          {
            id: seedId(`decision ${listing.id}`, listing.decidedAt),
            at: listing.decidedAt,
            actor_realm: 'administrator' as const,
            actor_id: people.moderator.id,
            actor_name: people.moderator.name,
            act: listing.status === 'rejected' ? 'property.reject' : 'property.approve',
            target_kind: 'property',
            target_id: listing.id,
            before: JSON.stringify({ status: 'pending' }),
            after: JSON.stringify({
              status: listing.status === 'rejected' ? 'rejected' : 'approved',
            }),
          },
        ]
      : [],
  )
  await tx.insertInto('audit_event').values(rows).execute()
}
