import type { Realm } from '#contract/access.ts'
import type { Handle } from '#server/db/connect.ts'

/** Which account, in which realm; the realm is also the name of its table. */
export interface AccountKey {
  realm: Realm
  id: string
}

export async function findPasswordHash(db: Handle, account: AccountKey): Promise<string | null> {
  const row = await db
    .selectFrom(account.realm)
    .select('password_hash')
    .where('id', '=', account.id)
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
