import { sql } from 'kysely'
import type { ContactWay } from '#contract/contact/contact.ts'
import type { Handle } from '#server/db/connect.ts'
import { isOffered } from '#server/db/offered-listing.ts'
import { isVisibleBroker } from '#server/db/visible-broker.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'

export interface ContactRow {
  id: string
  phone: string
  whatsapp: string | null
  email: string
}

/** Returns the broker of a live listing, or undefined if none can be contacted. */
export async function findOfProperty(
  db: Handle,
  propertyId: string,
): Promise<ContactRow | undefined> {
  return db
    .selectFrom('property')
    .innerJoin('broker', 'broker.id', 'property.broker_id')
    .where('property.id', '=', propertyId)
    .where(isOffered)
    .select(['broker.id', 'broker.phone', 'broker.whatsapp', 'broker.email'])
    .executeTakeFirst()
}

/** Returns a broker who is public (BRK-3). */
export async function findOfBroker(db: Handle, brokerId: string): Promise<ContactRow | undefined> {
  return db
    .selectFrom('broker')
    .where('id', '=', brokerId)
    .where(isVisibleBroker)
    .select(['id', 'phone', 'whatsapp', 'email'])
    .executeTakeFirst()
}

/** Records one of a listing's numbers: once per visitor, channel and day. */
export async function insertWay(
  tx: Handle,
  row: { propertyId: string; day: string; way: ContactWay; visitor: Buffer },
): Promise<void> {
  await tx
    .insertInto('property_contact')
    .values({ property_id: row.propertyId, day: row.day, way: row.way, visitor: row.visitor })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface Reveal {
  brokerId: string
  day: string
  visitor: Buffer
}

export async function insertReveal(
  tx: Handle,
  { brokerId, day, visitor }: Reveal,
  { propertyId, customerId }: { propertyId: string | null; customerId: string | null },
): Promise<void> {
  await tx
    .insertInto('contact_reveal')
    .values({
      ...{ broker_id: brokerId, day, visitor },
      ...{ property_id: propertyId, customer_id: customerId },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface MadeRow {
  broker_id: string
  day: string
  first_name: string
  last_name: string
  company_name: string
  property_id: string | null
  title: string | null
  has_page: boolean | null
  revealed_at: Date
}

export async function listMade(db: Handle, { id }: CustomerViewer): Promise<MadeRow[]> {
  const { rows } = await sql<MadeRow>`
    select reveal.broker_id, reveal.day::text, broker.first_name, broker.last_name, company_name,
      property.id as property_id, title, revealed_at,
      property_has_page(property.status, property.removed_at, property.expired_at, broker.status,
        broker.kyc_status) as has_page
    from contact_reveal reveal
    join broker on broker.id = reveal.broker_id
    left join property on property.id = reveal.property_id
    where reveal.customer_id = ${id}
    order by revealed_at desc, reveal.broker_id limit 500`.execute(db)
  return rows
}

/** Returns those of these brokers whose number the customer was ever given. */
export async function listKnown(
  db: Handle,
  { id }: CustomerViewer,
  brokerIds: readonly string[],
): Promise<string[]> {
  if (brokerIds.length === 0) return []
  const rows = await db
    .selectFrom('contact_reveal')
    .where('customer_id', '=', id)
    .where('broker_id', 'in', brokerIds)
    .select('broker_id')
    .distinct()
    .execute()
  return rows.map(({ broker_id }) => broker_id)
}
