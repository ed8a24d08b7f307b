import { sql } from 'kysely'
import { ConsentPurpose } from '#contract/account/consent.ts'
import type { MessageChannel } from '#contract/message/message.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { addressColumn } from './consent-queries.ts'

const promotional = ConsentPurpose.keys.filter((purpose) => purpose !== 'account')

/**
 * Handles STOP from a number: it gets nothing on this channel until it sends START, whichever
 * account has it. Withdraws the promotional consents of the accounts with this number; on WhatsApp
 * all consents, because everything there is opt-in.
 */
export function stopAddress(
  db: Handle,
  channel: MessageChannel,
  recipient: string,
  { at = new Date(), ...proof }: { requestId: string; at?: Date | undefined },
): Promise<void> {
  const purposes = channel === 'whatsapp' ? ConsentPurpose.keys : promotional
  const column = sql.ref(addressColumn[channel])
  return transact(db, async (tx) => {
    await saveOptOut(tx, channel, recipient, 'stop', at)
    await tx.deleteFrom('number_proof').where('phone', '=', recipient).execute()
    await sql`
      update consent set withdrawn_at = now(),
        withdrawal = ${JSON.stringify({ how: 'stop', ...proof })}
      where withdrawn_at is null and channel = ${channel}
        and purpose = any (${purposes}::text[])
        and (recipient = ${recipient}
          or account_id in (select id from customer where ${column} = ${recipient})
          or account_id in (select id from broker where ${column} = ${recipient}))`.execute(tx)
  })
}

/**
 * Stores that an address gets nothing promotional: it sent STOP, does not exist, or is on the
 * do-not-call register.
 */
export async function saveOptOut(
  tx: Handle,
  channel: MessageChannel,
  recipient: string,
  reason: 'stop' | 'do-not-call' | 'wrong-address',
  at = new Date(),
): Promise<void> {
  await tx
    .insertInto('message_stop')
    .values({ channel, recipient, reason, at })
    .onConflict((conflict) =>
      conflict.columns(['channel', 'recipient']).doUpdateSet({
        reason: sql<'stop'>`case when excluded.reason = 'stop' then 'stop'
          else message_stop.reason end`,
        at: sql<Date>`greatest(message_stop.at, excluded.at)`,
      }),
    )
    .execute()
}

/** Stores that the address of a provider's message does not exist. */
export async function stopWrong(
  db: Handle,
  provider: string,
  providerMessageId: string,
): Promise<void> {
  await sql`
    insert into message_stop (channel, recipient, reason)
    select channel, recipient, 'wrong-address' from message
    where provider = ${provider} and provider_message_id = ${providerMessageId}
    on conflict do nothing`.execute(db)
}
