import type { Realm } from '#contract/access.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { createPasswordLink, passwordLinkAddress } from './password-link.ts'

/** What is needed of an account to send it a link. */
export interface LinkReceiver {
  id: string
  email: string
  first_name: string
  password_hash: string | null
}

/**
 * Sends the link with which an account sets its password. Who never had one is invited: that link
 * must not get the short life of one for a forgotten password.
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
      variables: { name: first_name, link: passwordLinkAddress(config, token) },
    }),
  )
}
