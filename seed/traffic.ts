import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { noticeVersion } from '#contract/consent.ts'
import type { People } from '#seed/account.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import type { SeededListing } from '#seed/listing.ts'
import { random } from '#seed/random.ts'
import type { Handle } from '#server/db/connect.ts'

interface Material {
  listings: SeededListing[]
  people: People
}

const day = 86_400_000
const isPublic = (listing: SeededListing) =>
  listing.status === 'approved' || listing.status === 'sold' || listing.status === 'rented'

/** Writes what happened to the listings since: views, inquiries, decisions in the audit log. */
export async function seedTraffic(tx: Handle, material: Material): Promise<void> {
  await seedViews(tx, material.listings.filter(isPublic))
  await seedNumbers(tx)
  await seedInquiries(tx, material)
  await seedDecisions(tx, material)
}

// The counter of a listing is the number of its rows, as it is when people look.
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
    update property set views = seen.count
    from (select property_id, count(*) from property_view group by property_id) seen
    where seen.property_id = property.id`.execute(tx)
}

/** What came before and after each view, as far as a byte of its visitor decides. */
async function seedNumbers(tx: Handle): Promise<void> {
  await sql`
    insert into property_shown (property_id, day, count)
    select property_id, day, sum(6 + get_byte(visitor, 0) % 15)
    from property_view group by property_id, day`.execute(tx)
  await sql`
    insert into property_contact (property_id, day, way, visitor)
    select property_id, day,
      case when get_byte(visitor, 1) < 120 then 'call' when get_byte(visitor, 1) < 230 then 'whatsapp' else 'email' end,
      visitor
    from property_view where get_byte(visitor, 0) < 26`.execute(tx)
  await sql`
    update property set closed_at = least(decided_at + interval '24 days', now())
    where status in ('sold', 'rented')`.execute(tx)
}

const questions = [
  'Is this still available? We would like to see it on Saturday.',
  'Is the price open to discussion?',
  'How old is the building, and is there a lift?',
  'Please share the floor plan and the maintenance charges.',
  'Are pets allowed in the society?',
  'We are a family of four. When could we move in?',
]

async function seedInquiries(tx: Handle, { listings, people }: Material): Promise<void> {
  const rows = listings.filter(isPublic).flatMap((listing) => {
    const dice = random(`inquiries ${listing.id.slice(-12)}`)
    return dice
      .some(people.customers, Math.floor(listing.appeal ** 3 * 5))
      .map((customer, index) => {
        const at = new Date(listing.createdAt.getTime() + dice.between(1, 20) * day)
        const sentAt = at.getTime() < Date.now() ? at : daysAgo(0)
        const id = seedId(`inquiry ${listing.id} ${index}`, sentAt)
        return {
          id,
          reference: `BB-${createHash('sha256').update(id).digest('hex').slice(0, 8).toUpperCase()}`,
          property_id: listing.id,
          broker_id: listing.brokerId,
          customer_id: customer.id,
          name: customer.name,
          phone: customer.phone,
          email: customer.email,
          messages: JSON.stringify([{ at: sentAt.toISOString(), text: dice.pick(questions) }]),
          consented_at: sentAt,
          created_at: sentAt,
          updated_at: sentAt,
        }
      })
  })
  await tx.insertInto('inquiry').values(rows).execute()
  await sql`
    insert into contact_consent
      (id, inquiry_id, broker_id, customer_id, data, channels, notice, language, proof, given_at)
    select md5('consent ' || id)::uuid, id, broker_id, customer_id,
      array['name', 'phone number', 'message', 'e-mail address'],
      array['phone', 'whatsapp', 'email'], ${noticeVersion}, 'en', '{"how": "form"}', consented_at
    from inquiry`.execute(tx)
  await sql`
    update property set inquiries = asked.count
    from (select property_id, count(*) from inquiry group by property_id) asked
    where asked.property_id = property.id`.execute(tx)
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
