import { type RawBuilder, sql } from 'kysely'
import { v7 } from 'uuid'
import { noticeVersion } from '#contract/account/consent.ts'
import type { NoticeLanguage } from '#contract/contact/notice.ts'
import { maskPhone } from '#domain/contact/mask.ts'
import type { Handle } from '#server/db/connect.ts'
import type { CustomerViewer, Trace } from '#server/http/viewer.ts'

/** How somebody agreed to be contacted by one broker. */
export interface Agreed {
  how: 'form' | 'chat'
  language: NoticeLanguage
  trace: Pick<Trace, 'address' | 'requestId'>
}

/**
 * Writes down, with the inquiry and in its transaction, that its broker may contact the person. An
 * inquiry that grew keeps the consent it has; one that was taken back is given anew. Answers
 * whether it was given now.
 */
export async function giveContactConsent(
  tx: Handle,
  inquiry: { id: string; brokerId: string; customerId: string | null; hasEmail: boolean },
  { how, language, trace: { address, requestId } }: Agreed,
): Promise<boolean> {
  const { id, brokerId, customerId, hasEmail } = inquiry
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('contact_consent')
    .values({
      id: v7(),
      inquiry_id: id,
      broker_id: brokerId,
      customer_id: customerId,
      data: ['name', 'phone number', 'message', ...(hasEmail ? ['e-mail address'] : [])],
      channels: hasEmail ? ['phone', 'whatsapp', 'email'] : ['phone', 'whatsapp'],
      notice: noticeVersion,
      language,
      proof: JSON.stringify({ how, address, requestId }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * The inquiries of a customer, with those sent without the account that give both its number and
 * its address, once the mailbox is proven: before, both can be typed by anybody.
 */
export const isOwn = ({ id }: CustomerViewer) => sql<boolean>`(inquiry.customer_id = ${id}
  or inquiry.customer_id is null and exists (
    select from customer
    where customer.id = ${id} and customer.is_verified and customer.phone = inquiry.phone
      and lower(customer.email) = lower(inquiry.email)))`

/** Takes back what was agreed to in these inquiries with a broker; answers their references. */
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

/** The leads of a broker that hold an inquiry of this customer, until the transaction ends. */
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
 * Those nobody is in any more who may be contacted, under the name and the reference of who left;
 * there is nobody to follow up with.
 */
export async function clearFollowUps(tx: Handle, references: string[]): Promise<Closed[]> {
  const { rows } = await sql<Closed>`
    update lead set follow_up_on = null
    from (
      select distinct on (broker_id, phone) broker_id, phone, name, reference
      from inquiry where reference = any(${references})
      -- The account's own first: by it the message is found when the account is deleted.
      order by broker_id, phone, customer_id nulls last, created_at desc, id desc
    ) own
    where lead.broker_id = own.broker_id and lead.phone = own.phone and withdrawn_at is not null
    returning lead.id, own.name as asker, own.reference`.execute(tx)
  return rows
}

/**
 * What tells the broker of the inquiry and has not arrived goes without the number from now on:
 * also what failed, or may yet be told to have failed, since that can be sent again.
 */
export async function maskMessages(
  tx: Handle,
  brokerId: string,
  references: string[],
): Promise<void> {
  const { rows } = await sql<{ id: string; phone: string }>`
    select message.id, inquiry.phone from message
    join inquiry on inquiry.reference = message.variables ->> 'reference'
    where account_realm = 'broker' and account_id = ${brokerId} and message.status <> 'delivered'
      and inquiry.reference = any(${references})
    for update of message`.execute(tx)
  for (const { id, phone } of rows) {
    const masked = maskPhone(phone)
    await sql`
      update message set variables = replace(variables::text, ${phone}, ${masked})::jsonb,
        body = replace(body, ${phone}, ${masked}) where id = ${id}`.execute(tx)
  }
}
