import { type RawBuilder, sql } from 'kysely'
import { v7 } from 'uuid'
import { noticeVersion } from '#contract/account/consent.ts'
import type { NoticeLanguage } from '#contract/contact/notice.ts'
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
