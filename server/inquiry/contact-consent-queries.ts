import { type RawBuilder, sql } from 'kysely'
import { v7 } from 'uuid'
import { noticeVersion } from '#contract/account/consent.ts'
import type { NumberSharing } from '#contract/inquiry/number-sharing.ts'
import type { Handle } from '#server/db/connect.ts'
import type { CustomerViewer, Trace } from '#server/http/viewer.ts'

/** How a person agreed to be contacted by a broker. */
export interface Agreed {
  how: 'form' | 'chat' | 'visit' | 'offer'
  language: string
  numberSharing: NumberSharing
  trace: Pick<Trace, 'address' | 'requestId'>
}

/**
 * Stores, in the transaction of the inquiry, the consent that its broker may contact the person. An
 * inquiry that was extended keeps its consent; a withdrawn one is given again. Returns whether it
 * was given now.
 */
export async function giveContactConsent(
  tx: Handle,
  inquiry: { id: string; brokerId: string; customerId: string | null; hasEmail: boolean },
  { how, language, numberSharing, trace: { address, requestId } }: Agreed,
): Promise<boolean> {
  const { id, brokerId, customerId, hasEmail } = inquiry
  const isShared = numberSharing !== 'chat'
  const isMailed = isShared && hasEmail
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('contact_consent')
    .values({
      id: v7(),
      inquiry_id: id,
      broker_id: brokerId,
      customer_id: customerId,
      data: [
        ...['name', ...(isShared ? ['phone number'] : []), 'message'],
        ...(isMailed ? ['e-mail address'] : []),
      ],
      channels: [
        ...(isShared ? (['phone', 'whatsapp'] as const) : []),
        ...(isMailed ? (['email'] as const) : []),
      ],
      notice: noticeVersion,
      language,
      proof: JSON.stringify({ how, address, requestId }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * SQL condition for the inquiries of a customer, including those sent without the account with both
 * its number and its address once the mailbox is proven: until then anybody could have typed them.
 */
export const isOwn = ({ id }: CustomerViewer) => sql<boolean>`(inquiry.customer_id = ${id}
  or inquiry.customer_id is null and exists (
    select from customer
    where customer.id = ${id} and customer.is_verified and customer.phone = inquiry.phone
      and lower(customer.email) = lower(inquiry.email)))`

/** Withdraws the consents of these inquiries with a broker; returns their references. */
export async function closeContactConsents(
  tx: Handle,
  brokerId: string,
  whose: RawBuilder<boolean>,
  { how, trace }: { how: 'profile' | 'link'; trace: Agreed['trace'] },
): Promise<string[]> {
  const { address, requestId } = trace
  const withdrawal = JSON.stringify({ how, address, requestId })
  const { rows } = await sql<{ reference: string }>`
    update contact_consent set withdrawn_at = clock_timestamp(), withdrawal = ${withdrawal}
    from inquiry
    where inquiry.id = inquiry_id and inquiry.broker_id = ${brokerId} and ${whose}
      and withdrawn_at is null
    returning reference`.execute(tx)
  return rows.map(({ reference }) => reference)
}

export const isOneOf = (ids: string[]) => sql<boolean>`inquiry.id = any(${ids})`

export async function isAnyOpen(tx: Handle, ids: string[]): Promise<boolean> {
  const open = await tx
    .selectFrom('lead')
    .select('id')
    .where('id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** Locks the broker's leads that include an inquiry of this customer. */
export async function lockLeadsOf(tx: Handle, viewer: CustomerViewer, brokerId: string) {
  const { rows } = await sql<{ id: string }>`
    select lead.id from lead
    where broker_id = ${brokerId} and exists (
      select from inquiry where inquiry.broker_id = lead.broker_id
        and inquiry.phone = lead.phone and ${isOwn(viewer)})
    order by lead.id for update`.execute(tx)
  return rows
}

export interface Closed {
  id: string
  asker: string
  reference: string
}

/**
 * Clears the follow-up date of leads in which nobody may be contacted any more. Returns them with
 * the name and reference of the person who withdrew.
 */
export async function clearFollowUps(tx: Handle, references: string[]): Promise<Closed[]> {
  const { rows } = await sql<Closed>`
    update lead set follow_up_on = null
    from (
      select distinct on (broker_id, phone) broker_id, phone, name, reference
      from inquiry where reference = any(${references})
      -- The account's own inquiry comes first: by its reference the message is found on account
      -- deletion.
      order by broker_id, phone, customer_id nulls last, created_at desc, id desc
    ) own
    where lead.broker_id = own.broker_id and lead.phone = own.phone and withdrawn_at is not null
    returning lead.id, own.name as asker, own.reference`.execute(tx)
  return rows
}
