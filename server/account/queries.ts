import { sql } from 'kysely'
import type { Realm } from '#contract/access.ts'
import type { Handle } from '#server/db/connect.ts'
import { type OpenAccount, provenColumn } from '#server/notification/consent/mailbox-proof.ts'

/** Which account, in which realm; the realm is also the name of its table. */
export interface AccountKey {
  realm: Realm
  id: string
}

/** Accounts of one address that are looked through at a sign-in: far more than people open. */
export const maxOfAddress = 200

export async function findPasswordHash(db: Handle, account: AccountKey): Promise<string | null> {
  const row = await db
    .selectFrom(account.realm)
    .select('password_hash')
    .where('id', '=', account.id)
    .executeTakeFirst()
  return row?.password_hash ?? null
}

/** A password hash that accounts of an address have; the first account's that has one. */
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

/** Sets a new hash where the old one still stands; says whether it did. */
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
