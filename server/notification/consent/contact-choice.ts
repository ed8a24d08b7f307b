import type { ContactChoices } from '#contract/account/contact-choice.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import { type ContactAccount, findOpenConsent, isStopped, listChoices } from './consent-queries.ts'

/**
 * Returns the channels of account messages: e-mail and SMS unless turned off, WhatsApp only after
 * an opt-in (MSG-08).
 */
export async function readChoices(db: Handle, account: ContactAccount): Promise<ContactChoices> {
  const rows = await listChoices(db, account)
  const said = (channel: 'email' | 'sms') =>
    rows.find((row) => row.channel === channel)?.is_on ?? true
  const consent = await findOpenConsent(db, account, 'account', 'whatsapp')
  return { email: said('email'), sms: said('sms'), whatsapp: consent !== undefined }
}

/** Refuses a number that sent STOP: an account that types it is not its owner. */
export async function refuseStopped(
  tx: Handle,
  whatsapp: string | null,
  field: string,
): Promise<void> {
  if (!whatsapp || !(await isStopped(tx, 'whatsapp', whatsapp))) return
  const message = t(
    'This number has opted out of messages. Please send us START from this number ' + 'first.',
  )
  throw refuse('invalid_input', { message, fields: { [field]: message } })
}
