import { sql } from 'kysely'
import { ConsentPurpose } from '#contract/account/consent.ts'
import type { MessageChannel } from '#contract/message/message.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { addressColumn } from './consent-queries.ts'

const promotional = ConsentPurpose.keys.filter((purpose) => purpose !== 'account')

/**
 * Somebody wrote STOP: whoever has this address agrees to nothing promotional on the channel any
 * more, and on WhatsApp to nothing at all, since everything there is by opt-in.
 */
export function stopAddress(
  db: Handle,
  channel: MessageChannel,
  recipient: string,
  proof: { requestId: string },
): Promise<void> {
  const purposes = channel === 'whatsapp' ? ConsentPurpose.keys : promotional
  const column = sql.ref(addressColumn[channel])
  return transact(db, async (tx) => {
    await saveOptOut(tx, channel, recipient, 'stop')
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

/** Nothing promotional goes to an address that is nobody's, or said STOP. */
export async function saveOptOut(
  tx: Handle,
  channel: MessageChannel,
  recipient: string,
  reason: 'stop' | 'wrong-address',
): Promise<void> {
  await tx
    .insertInto('message_stop')
    .values({ channel, recipient, reason })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The address a provider's message went to turned out to be nobody's. */
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
