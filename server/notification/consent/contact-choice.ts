import { sql } from 'kysely'
import type { ContactChoices } from '#contract/account/contact-choice.ts'
import { refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'
import { findOpenConsent } from './consent-queries.ts'
import { isStopped } from './number-proof.ts'

export interface ContactAccount {
  realm: 'customer' | 'broker'
  id: string
}

/**
 * The channels of messages about an account: e-mail and SMS unless turned off, WhatsApp only after
 * an opt-in (MSG-08).
 */
export async function readChoices(db: Handle, account: ContactAccount): Promise<ContactChoices> {
  const rows = await db
    .selectFrom('contact_choice')
    .where('account_realm', '=', account.realm)
    .where('account_id', '=', account.id)
    .select(['channel', 'is_on'])
    .execute()
  const said = (channel: 'email' | 'sms') =>
    rows.find((row) => row.channel === channel)?.is_on ?? true
  const consent = await findOpenConsent(db, account, 'account', 'whatsapp')
  return { email: said('email'), sms: said('sms'), whatsapp: consent !== undefined }
}

/** Refuses to write to a number that said STOP: an account that types it is not its owner. */
export async function refuseStopped(
  tx: Handle,
  whatsapp: string | null,
  field: string,
): Promise<void> {
  if (!whatsapp || !(await isStopped(tx, 'whatsapp', whatsapp))) return
  const message = 'This number asked for no messages. Please send START to us from it first.'
  throw refuse('invalid_input', { message, fields: { [field]: message } })
}

export async function saveContactChoice(
  tx: Handle,
  { realm, id }: ContactAccount,
  channel: 'email' | 'sms',
  isOn: boolean,
): Promise<void> {
  await tx
    .insertInto('contact_choice')
    .values({ account_realm: realm, account_id: id, channel, is_on: isOn })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'channel'])
        .doUpdateSet({ is_on: isOn, changed_at: sql<Date>`now()` }),
    )
    .execute()
}
