import { type RawBuilder, sql } from 'kysely'
import type { Realm } from '#contract/access.ts'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { OpenAccount } from '#server/notification/consent/mailbox-proof.ts'
import { provenColumn } from '#server/notification/consent/mailbox-proof.ts'

/** An account in a realm; the realm is also the name of its table. */
export interface AccountKey {
  realm: Realm
  id: string
}

/** Max accounts of one address checked at a sign-in: far more than real users open. */
export const maxOfAddress = 200

export async function findPasswordHash(db: Handle, account: AccountKey): Promise<string | null> {
  const row = await db
    .selectFrom(account.realm)
    .select('password_hash')
    .where('id', '=', account.id)
    .executeTakeFirst()
  return row?.password_hash ?? null
}

/**
 * Returns a password hash used by accounts of an address: that of the first account that has one.
 */
export async function findHashOfAddress(
  db: Handle,
  realm: OpenAccount['realm'],
  email: string,
): Promise<string | null> {
  const row = await db
    .selectFrom(realm)
    .select('password_hash')
    .where('email', '=', email)
    .where('password_hash', 'is not', null)
    .orderBy(sql.ref(provenColumn[realm]), 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.password_hash ?? null
}

/** Replaces a password hash if it is still the old one; returns whether it was. */
export async function replacePasswordHash(
  db: Handle,
  account: AccountKey,
  change: { from: string | null; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(account.realm)
    .set({ password_hash: change.to })
    .where('id', '=', account.id)
    .where('password_hash', '=', change.from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Contact details of an account; administrators have no phone number. */
export interface Reached {
  email: string
  phone?: string
}

export async function findReached(db: Handle, { realm, id }: Viewer): Promise<Reached | undefined> {
  if (realm === 'administrator') {
    return db.selectFrom('administrator').select('email').where('id', '=', id).executeTakeFirst()
  }
  return db.selectFrom(realm).select(['email', 'phone']).where('id', '=', id).executeTakeFirst()
}

/** A proven mailbox owns its address; until then several accounts may have it (decision 0039). */

interface Holder {
  id: string
  email: string
  first_name: string
  is_proven: boolean
}

/** Returns and locks all accounts with this account's address, in a fixed order. */
export async function lockHolders(tx: Handle, { realm, id }: OpenAccount): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select id, email, first_name, ${sql.ref(provenColumn[realm])} as is_proven
    from ${sql.table(realm)}
    where email = (select email from ${sql.table(realm)} where id = ${id})
    order by id for no key update`.execute(tx)
  return rows
}

export async function getEmail(db: Handle, { realm, id }: AccountKey): Promise<string> {
  const { email } = await db
    .selectFrom(realm)
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return email
}

/** Returns whether there is such an account. */
export async function accountExists(db: Handle, { realm, id }: AccountKey): Promise<boolean> {
  const row = await db.selectFrom(realm).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Returns whom a message to an account goes to. */
export async function getAddressee(
  db: Handle,
  { realm, id }: AccountKey,
): Promise<{ email: string; name: string }> {
  const { email, first_name: name } = await db
    .selectFrom(realm)
    .select(['email', 'first_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { email, name }
}

/** Marks the mailbox of an account as proven. */
export async function saveProof(tx: Handle, { realm, id }: OpenAccount): Promise<void> {
  await sql`update ${sql.table(realm)} set ${sql.ref(provenColumn[realm])} = true
    where id = ${id}`.execute(tx)
}

/** Sets or removes a password; returns the account's names. */
export async function savePassword(
  tx: Handle,
  { realm, id }: AccountKey,
  password_hash: string | null,
): Promise<{ first_name: string; last_name: string }> {
  return tx
    .updateTable(realm)
    .set({ password_hash })
    .where('id', '=', id)
    .returning(['first_name', 'last_name'])
    .executeTakeFirstOrThrow()
}

/**
 * Conditions under which an account belongs to the person it names: the mailbox is proven, an
 * administrator or an import created it, or the KYC is verified. Anybody can open other accounts
 * (decision 0039).
 */
export const isOwners = {
  customer: sql<boolean>`(is_verified or password_hash is null)`,
  broker: sql<boolean>`(is_email_verified or password_hash is null or kyc_status = 'verified')`,
} as const satisfies Record<OpenAccount['realm'], RawBuilder<boolean>>

/**
 * Returns whether another account's owner has the value; locks it, so that adding the same person
 * at once waits.
 */
export async function isOfOtherOwner(
  tx: Handle,
  realm: OpenAccount['realm'],
  [field, value]: readonly ['email' | 'phone', string],
  own: string | undefined,
): Promise<boolean> {
  const key = `${field} of ${realm} ${value}`
  await lockKey(tx, key)
  const other = await tx
    .selectFrom(realm)
    .select('id')
    .where(field, '=', value)
    .where(isOwners[realm])
    .where(sql<boolean>`id is distinct from ${own ?? null}`)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/**
 * Lists the accounts with this account's address, those that wait for their first password first.
 */
export function listOfAddress(db: Handle, { realm, id }: OpenAccount) {
  const columns = ['id', 'first_name', 'last_name', 'phone', 'created_at', 'status'] as const
  return db
    .selectFrom(realm)
    .where('email', '=', (where) => where.selectFrom(realm).where('id', '=', id).select('email'))
    .select([...columns, 'password_hash', `${provenColumn[realm]} as is_proven`])
    .orderBy(sql`password_hash is null`, 'desc')
    .orderBy('id')
    .execute()
}

/**
 * Removes the WhatsApp number of an unproven account with a password; returns whether it had one.
 */
export async function clearUnprovenWhatsapp(
  tx: Handle,
  { realm, id }: OpenAccount,
): Promise<boolean> {
  const removed = await tx
    .updateTable(realm)
    .set({ whatsapp: null })
    .where('id', '=', id)
    .where('password_hash', 'is not', null)
    .where('whatsapp', 'is not', null)
    .where(sql.ref(provenColumn[realm]), '=', false)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}
