import { sql } from 'kysely'
import { ConsentPurpose } from '#contract/account/consent.ts'
import type { LinkAccount } from '#contract/account/password-link.ts'
import { refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Trace } from '#server/http/viewer.ts'
import { withdrawConsent } from '#server/notification/consent/consent.ts'
import { type OpenAccount, provenColumn } from '#server/notification/consent/mailbox-proof.ts'
import type { AccountKey } from './queries.ts'

/** Digits of a number by which its owner knows an account. */
const shownDigits = 2

/**
 * Returns the accounts a password link can be for. Several can have typed an address that none has
 * proven: whoever reads the mailbox says which one is theirs (decision 0039). Accounts that wait
 * for their first password come first, for an administrator or a file opened them. An invitation
 * is for its own account alone.
 */
export async function listLinkAccounts(
  db: Handle,
  { realm, id }: OpenAccount,
): Promise<LinkAccount[]> {
  const columns = ['id', 'first_name', 'last_name', 'phone', 'created_at', 'status'] as const
  const accounts = await db
    .selectFrom(realm)
    .where('email', '=', (where) => where.selectFrom(realm).where('id', '=', id).select('email'))
    .select([...columns, 'password_hash', `${provenColumn[realm]} as is_proven`])
    .orderBy(sql`password_hash is null`, 'desc')
    .orderBy('id')
    .execute()
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

/** Returns the account that gets the password; refuses to guess where several are possible. */
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
 * Removes the WhatsApp number of an account whose mailbox is proven by a password link alone: it
 * may be a stranger's, who opened the account with an address that is not theirs.
 */
export async function removeUnprovenWhatsapp(
  tx: Handle,
  account: OpenAccount,
  { address, requestId }: Trace,
): Promise<void> {
  const { realm, id } = account
  const removed = await tx
    .updateTable(realm)
    .set({ whatsapp: null })
    .where('id', '=', id)
    .where('password_hash', 'is not', null)
    .where('whatsapp', 'is not', null)
    .where(sql.ref(provenColumn[realm]), '=', false)
    .returning('id')
    .executeTakeFirst()
  if (!removed) return
  for (const purpose of ConsentPurpose.keys) {
    await withdrawConsent(tx, account, purpose, 'whatsapp', { how: 'profile', address, requestId })
  }
}
