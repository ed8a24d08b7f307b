import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { MessageReceipt } from '#server/db/tables.ts'

export interface Receipt {
  provider: string
  providerMessageId: string
  state: MessageReceipt['state']
  code?: string | undefined
  reason?: string | undefined
  at: Date
}

/**
 * Stores receipts of a provider, each once, and updates their messages. The receipt is stored
 * first: if the message's own sender has not stored the provider's id yet, it finds the receipt
 * then.
 */
export async function saveReceipts(db: Handle, receipts: Receipt[]): Promise<void> {
  for (const { providerMessageId, code = null, reason = null, ...receipt } of receipts) {
    await db
      .insertInto('message_receipt')
      .values({ ...receipt, provider_message_id: providerMessageId, code, reason })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await applyReceipts(db, receipt.provider, providerMessageId)
  }
}

/**
 * Computes the state of a message from all its receipts, in any order: delivered wins, because it
 * was shown on a phone; then failed; sent adds nothing (decision 0047).
 */
export async function applyReceipts(
  db: Handle,
  provider: string,
  providerMessageId: string,
): Promise<void> {
  await sql`
    update message set
      status = told.status,
      delivered_at = told.delivered_at,
      error = case when told.status = 'failed' then coalesce(told.reason,
        'The provider could not deliver it.') end,
      failure_code = case when told.status = 'failed' then told.code end
    from (
      select case when bool_or(state = 'delivered') then 'delivered' else 'failed' end as status,
        min(at) filter (where state = 'delivered') as delivered_at,
        min(code) filter (where state = 'failed') as code,
        min(reason) filter (where state = 'failed') as reason
      from message_receipt
      where provider = ${provider} and provider_message_id = ${providerMessageId}
        and state in ('delivered', 'failed')
      having count(*) > 0
    ) told
    where message.provider = ${provider} and message.provider_message_id = ${providerMessageId}
      and message.status in ('sent', 'delivered', 'failed')`.execute(db)
}

/**
 * Marks a message whose response was lost as sent, when the provider reports it with our own id.
 */
export async function recognise(
  db: Handle,
  provider: string,
  id: string,
  providerMessageId: string,
): Promise<void> {
  await db
    .updateTable('message')
    .set({
      status: 'sent',
      provider_message_id: providerMessageId,
      error: null,
      sent_at: sql<Date>`coalesce(sent_at, now())`,
    })
    .where('id', '=', id)
    .where('provider', '=', provider)
    .where('status', '=', 'failed')
    .where('provider_message_id', 'is', null)
    .execute()
}

/** Deletes receipts of messages settled long ago, or of messages that are not ours. */
export async function sweepReceipts(db: Handle): Promise<void> {
  await db
    .deleteFrom('message_receipt')
    .where('received_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}
