import { sql } from 'kysely'
import type { Realm } from '#contract/access.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Viewer } from '#server/http/viewer.ts'
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

/** What an account is reached by; an administrator gives no number. */
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

/** Every account of the address of this one, locked in one order. */
export async function lockHolders(tx: Handle, { realm, id }: OpenAccount): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select id, email, first_name, ${sql.ref(provenColumn[realm])} as is_proven
    from ${sql.table(realm)}
    where email = (select email from ${sql.table(realm)} where id = ${id})
    order by id for no key update`.execute(tx)
  return rows
}
