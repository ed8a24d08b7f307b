import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { askForConfirmation } from './confirm-email.ts'
import { type LinkReceiver, sendPasswordLink } from './password/send-link.ts'

/**
 * Writes to the address that an administrator gave an account: a link to set the password if it has
 * none, else a request to confirm the address unless it is already confirmed.
 */
export async function writeToNewEmail(
  tx: Handle,
  config: Config,
  realm: 'broker' | 'customer',
  account: LinkReceiver,
  { isProven = false } = {},
): Promise<void> {
  if (!account.password_hash) await sendPasswordLink(tx, config, realm, account)
  else if (!isProven) await askForConfirmation(tx, { realm, id: account.id })
}
