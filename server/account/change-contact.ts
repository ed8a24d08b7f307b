import { refuse } from '#contract/refusal.ts'
import { formatDateTime } from '#domain/date/date.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { checkCurrentPassword } from '#server/account/password/current-password.ts'
import type { Handle } from '#server/db/connect.ts'
import { requireProof } from '#server/http/proof/step-up.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { findReached, type Reached } from './queries.ts'

interface Given {
  email?: string | undefined
  phone?: string | undefined
  currentPassword?: string | undefined
}

const missing = msg('Please enter your current password to change your email or phone.')

/**
 * Requires the current password for a new e-mail address or phone number: somebody who finds an
 * open session could otherwise have a password link sent there and take over the account (decision
 * 0041). An account with a second factor proves that as well.
 */
export async function checkContactChange(db: Handle, viewer: Viewer, given: Given): Promise<void> {
  const before = await findReached(db, viewer)
  if (!before || changeOf(before, { ...before, ...definedOf(given) }) === undefined) return
  if (!given.currentPassword) {
    const message = t(missing)
    throw refuse('invalid_input', { message, fields: { currentPassword: message } })
  }
  await requireProof(db, viewer, 'with-factor')
  await checkCurrentPassword(db, viewer, given.currentPassword)
}

/** Notifies the previous e-mail address that the contact details of the account have changed. */
export async function notifyContactChange(
  tx: Handle,
  { realm, id }: Viewer,
  before: Reached & { first_name: string },
  after: Reached,
): Promise<void> {
  if (!changeOf(before, after)) return
  await queueMessage(tx, {
    to: { email: before.email, account: { realm, id } },
    template: 'account.contact_changed',
    variables: () => ({
      name: before.first_name,
      what: changeOf(before, after) ?? '',
      when: formatDateTime(new Date().toISOString()),
    }),
  })
}

function changeOf(before: Reached, after: Reached): string | undefined {
  const isEmailSame = before.email.toLowerCase() === after.email.toLowerCase()
  const isPhoneSame = before.phone === after.phone
  if (isEmailSame) return isPhoneSame ? undefined : t('the phone number')
  return isPhoneSame ? t('the email address') : t('the email address and the phone number')
}

function definedOf({ email, phone }: Given) {
  return { ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) }
}
