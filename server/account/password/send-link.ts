import type { Realm } from '#contract/access.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { createPasswordLink, passwordLinkAddress } from './password-link.ts'

/** The account data needed to send a link. */
export interface LinkReceiver {
  id: string
  email: string
  first_name: string
  password_hash: string | null
}

/**
 * Sends the link to set an account's password. An account that never had a password gets an
 * invitation, whose link must not expire as soon as one for a forgotten password.
 */
export async function sendPasswordLink(
  tx: Handle,
  config: Config,
  realm: Realm,
  { id, email, first_name, password_hash }: LinkReceiver,
): Promise<void> {
  const account = { realm, id }
  await createPasswordLink(tx, account, password_hash ? 'forgotten' : 'invitation', (token) =>
    queueMessage(tx, {
      to: { email, account },
      template: password_hash ? 'account.reset_password' : 'account.set_password',
      variables: () => ({ name: first_name, link: passwordLinkAddress(config, token) }),
    }),
  )
}
