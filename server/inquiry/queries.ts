import { type Insertable, sql } from 'kysely'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import { isOffered } from '#server/db/offered-listing.ts'
import type { Inquiry } from '#server/db/tables.ts'

/** Returns the broker of a live listing, or `undefined` where nobody can ask about it. */
export async function findBrokerOfLive(
  db: Handle,
  propertyId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('property')
    .select('broker_id')
    .where('id', '=', propertyId)
    .where(isOffered)
    .executeTakeFirst()
  return row?.broker_id
}

/** Serializes inquiries of one phone number about a listing until the transaction ends. */
export async function lockInquirySender(
  tx: Handle,
  propertyId: string,
  phone: string,
): Promise<void> {
  const key = `inquiry ${propertyId} ${phone}`
  await lockKey(tx, key)
}

/** A message as stored with its inquiry. */
export interface Message {
  at: string
  text: string
}

/**
 * Appends to the inquiry that the same sender made about this listing within a day; returns that
 * inquiry. Anybody can type a number, so without an account the mailbox and the network address
 * must match as well. A mailbox is never added to somebody else's inquiry.
 */
export async function joinRecent(
  tx: Handle,
  propertyId: string,
  { phone, email }: { phone: string; email?: string | undefined },
  { customerId, address }: { customerId: string | null; address: string },
  messages: Message[],
): Promise<{ id: string; reference: string; email: string | null } | undefined> {
  const { rows } = await sql<{ id: string; reference: string; email: string | null }>`
    update inquiry set messages = messages || ${JSON.stringify(messages)}::jsonb,
      email = case when customer_id is null then email else coalesce(email, ${email ?? null}) end,
      updated_at = now()
    where id = (
      select id from inquiry
      where property_id = ${propertyId} and phone = ${phone}
        and customer_id is not distinct from ${customerId}
        and (customer_id is not null
          or lower(email) is not distinct from lower(${email ?? null}) and exists (
            select from contact_consent given
            where given.inquiry_id = inquiry.id and given.proof ->> 'address' = ${address}))
        and created_at > now() - interval '24 hours'
      order by created_at desc limit 1
    )
    returning id, reference, email`.execute(tx)
  return rows[0]
}

/** Inserts an inquiry and counts it; returns `false` if its reference is taken. */
export async function insertInquiry(tx: Handle, row: Insertable<Inquiry>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('inquiry')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  if (!row.property_id) return true
  await tx
    .updateTable('property')
    .set({ inquiries: sql`inquiries + 1` })
    .where('id', '=', row.property_id)
    .execute()
  return true
}

/** Returns the names and contact addresses of a broker. */
export function getBroker(tx: Handle, id: string) {
  return tx
    .selectFrom('broker')
    .where('id', '=', id)
    .select(['first_name', 'last_name', 'company_name', 'email', 'phone', 'whatsapp'])
    .executeTakeFirstOrThrow()
}

export function findCustomer(tx: Handle, id: string) {
  return tx
    .selectFrom('customer')
    .where('id', '=', id)
    .select(['first_name', 'last_name', 'phone', 'email', 'proven_email', 'whatsapp'])
    .executeTakeFirst()
}

export async function findTitle(tx: Handle, propertyId: string | null): Promise<string | null> {
  if (!propertyId) return null
  const row = await tx
    .selectFrom('property')
    .where('id', '=', propertyId)
    .select('title')
    .executeTakeFirst()
  return row?.title ?? null
}

/** Returns the listing and the broker of an inquiry. */
export function getAbout(tx: Handle, inquiryId: string) {
  return tx
    .selectFrom('inquiry')
    .innerJoin('broker', 'broker.id', 'inquiry.broker_id')
    .leftJoin('property', 'property.id', 'inquiry.property_id')
    .where('inquiry.id', '=', inquiryId)
    .select(['title', 'first_name', 'last_name', 'company_name'])
    .executeTakeFirstOrThrow()
}
