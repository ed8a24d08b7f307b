import { refuse } from '#contract/refusal.ts'
import { isSameMailbox, mailboxOf } from '#domain/contact/mailbox.ts'
import { insertRequest } from '#server/account/password/forgot-queries.ts'
import { createPasswordLink, linkPurposes } from '#server/account/password/password-link.ts'
import { useLink } from '#server/account/password/queries.ts'
import { record } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { pageUrl } from '#server/http/absolute-url.ts'
import type { BrokerViewer, CustomerViewer } from '#server/http/viewer.ts'
import type { OpenAccount } from '#server/notification/consent/mailbox-proof.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { isAllowedForMailbox } from '#server/notification/outbox/mailbox-limit.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { addressKey, isAllowed } from '#server/resilience/throttle.ts'
import { proveMailbox } from './prove-mailbox.ts'
import { getEmail, lockHolders } from './queries.ts'

const portals = { customer: '/customer-portal', broker: '/broker-portal' } as const

/**
 * Queues a confirmation of an account's e-mail address. What is sent is decided later, as for a
 * forgotten password, so the response time does not reveal whether the address has an account.
 */
export async function askForConfirmation(tx: Handle, account: OpenAccount): Promise<void> {
  await insertRequest(tx, { realm: account.realm, name: '', account_id: account.id })
}

/**
 * Queues another confirmation link for the signed-in account. Its rate limit per network is
 * separate from that of registrations, so that others cannot use it up (decision 0039).
 */
export async function askForConfirmationResend(
  db: Handle,
  { realm, id, trace }: CustomerViewer | BrokerViewer,
): Promise<void> {
  const email = await getEmail(db, { realm, id })
  const key = addressKey(`confirmation again to ${mailboxOf(email)}`, trace.address)
  if (!(await isAllowed(db, key, rateLimits.confirmationAgainPerAddress))) return
  await insertRequest(db, { realm, name: '', account_id: id, is_resend: true })
}

/**
 * Sends the link that proves the mailbox. If another account has already proven it, notifies that
 * account of the attempt instead.
 */
export async function sendConfirmation(
  tx: Handle,
  config: Config,
  account: OpenAccount,
  isResend: boolean,
): Promise<void> {
  const { realm, id } = account
  const holders = await lockHolders(tx, account)
  const own = holders.find((holder) => holder.id === id)
  const owner = holders.find(({ is_proven }) => is_proven)
  if (!own || own === owner || !(await mayBeSent(tx, own.email, isResend))) return
  if (owner) {
    await queueMessage(tx, {
      to: { email: owner.email, account: { realm, id: owner.id } },
      template: 'account.opened_twice',
      variables: () => ({
        name: owner.first_name,
        link: pageUrl(config, `${portals[realm]}?forgot=1`),
      }),
    })
    return
  }
  await createPasswordLink(tx, account, 'confirmation', (token) =>
    queueMessage(tx, {
      to: { email: own.email, account },
      template: 'account.confirm_email',
      variables: () => ({
        name: own.first_name,
        link: pageUrl(config, `${portals[realm]}/confirm-email?token=${token}`),
      }),
    }),
  )
}

function mayBeSent(tx: Handle, email: string, isResend: boolean): Promise<boolean> {
  return isResend
    ? isAllowedForMailbox(tx, 'confirmation again', email, {
        ...rateLimits.confirmationAgainPerMailbox,
        isAskedFor: true,
      })
    : isAllowedForMailbox(tx, 'confirmation', email, rateLimits.confirmationPerMailbox)
}

/**
 * Confirms the address of the signed-in account with a link sent to that mailbox, whichever account
 * the link was sent for: the link proves who reads the mailbox, the session identifies the account.
 */
export function confirmEmail(
  db: Handle,
  viewer: CustomerViewer | BrokerViewer,
  token: string,
): Promise<void> {
  const { realm, id } = viewer
  return transact(db, async (tx) => {
    const { sentTo } = await useLink(tx, realm, token, linkPurposes)
    const holders = await lockHolders(tx, { realm, id })
    const own = holders.find((holder) => holder.id === id)
    if (!own || !isSameMailbox(own.email, sentTo)) throw refuse('password_link_over')
    await proveMailbox(tx, viewer, { realm, id })
    await record(tx, viewer, `${realm}.confirm_email`, { kind: realm, id })
  })
}
