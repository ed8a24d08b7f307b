import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { OpenAccount } from './mailbox-proof.ts'

/** Deletes the STOP of a number if it was sent before this moment. */
export async function liftStop(
  tx: Handle,
  channel: 'sms' | 'whatsapp',
  recipient: string,
  before: Date,
): Promise<void> {
  await tx
    .deleteFrom('message_stop')
    .where('channel', '=', channel)
    .where('recipient', '=', recipient)
    .where('reason', '=', 'stop')
    .where('at', '<', before)
    .execute()
}

/** Locks the codes sent to a number and returns them. */
export function lockCodes(tx: Handle, phone: string) {
  return tx.selectFrom('number_code').where('phone', '=', phone).selectAll().forUpdate().execute()
}

export async function saveRequest(
  tx: Handle,
  { realm, id }: OpenAccount,
  phone: string,
  requestedAt: Date,
): Promise<void> {
  await tx
    .deleteFrom('number_code')
    .where('requested_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  const asked = { requested_at: requestedAt }
  await tx
    .insertInto('number_code')
    .values({ account_realm: realm, account_id: id, phone, ...asked })
    .onConflict((conflict) => conflict.columns(['account_id', 'phone']).doUpdateSet(asked))
    .execute()
}

/** Deletes the code on use, because the same event may arrive again. */
export async function saveNumberProof(
  tx: Handle,
  { realm, id }: OpenAccount,
  phone: string,
): Promise<void> {
  await tx
    .deleteFrom('number_code')
    .where('account_id', '=', id)
    .where('phone', '=', phone)
    .execute()
  await tx
    .insertInto('number_proof')
    .values({ account_realm: realm, account_id: id, phone })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
