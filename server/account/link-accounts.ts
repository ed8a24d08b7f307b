import { ConsentPurpose } from '#contract/account/consent.ts'
import type { LinkAccount } from '#contract/account/password-link.ts'
import { refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Trace } from '#server/http/viewer.ts'
import { withdrawConsent } from '#server/notification/consent/consent.ts'
import type { OpenAccount } from '#server/notification/consent/mailbox-proof.ts'
import { type AccountKey, clearUnprovenWhatsapp, listOfAddress } from './queries.ts'

/** Number of digits of the phone number shown, so that its owner recognizes the account. */
const shownDigits = 2

/**
 * Returns the accounts a password link can be used for. Several accounts can have entered an
 * address that none has proven; whoever reads the mailbox chooses theirs (decision 0039). Accounts
 * waiting for their first password come first, because an administrator or an import created them.
 * An invitation is valid for its own account only.
 */
export async function listLinkAccounts(
  db: Handle,
  { realm, id }: OpenAccount,
): Promise<LinkAccount[]> {
  const accounts = await listOfAddress(db, { realm, id })
  const own = accounts.find((account) => account.id === id)
  const isOwnOnly = !own || own.is_proven || own.password_hash === null
  const mayBeMeant = (account: (typeof accounts)[number]) =>
    account.id === id || (!isOwnOnly && !account.is_proven && account.status === 'active')
  return accounts.filter(mayBeMeant).map((account) => ({
    _id: account.id,
    name: `${account.first_name} ${account.last_name}`,
    phoneEnding: account.phone.slice(-shownDigits),
    createdAt: account.created_at.toISOString(),
  }))
}

/** Returns the account whose password is to be set; refuses to guess if several are possible. */
export async function chooseLinkAccount(
  tx: Handle,
  link: AccountKey,
  chosen: string | undefined,
): Promise<AccountKey> {
  const { realm, id } = link
  if (realm === 'administrator') return link
  const accounts = await listLinkAccounts(tx, { realm, id })
  const found = accounts.length === 1 && !chosen ? id : chosen
  if (!accounts.some(({ _id }) => _id === found)) throw refuse('account_unclear')
  return { realm, id: found ?? id }
}

/**
 * Removes the WhatsApp number of an account whose mailbox was proven by a password link alone: the
 * number may belong to a stranger who opened the account with somebody else's address.
 */
export async function removeUnprovenWhatsapp(
  tx: Handle,
  account: OpenAccount,
  { address, requestId }: Trace,
): Promise<void> {
  if (!(await clearUnprovenWhatsapp(tx, account))) return
  for (const purpose of ConsentPurpose.keys) {
    await withdrawConsent(tx, account, purpose, 'whatsapp', { how: 'profile', address, requestId })
  }
}
