import type { AccountKey } from '#server/account/queries.ts'
import { accountColumns } from '#server/db/account-column.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'

export async function countRecoveryCodes(db: Handle, { realm, id }: AccountKey): Promise<number> {
  return countRows(db.selectFrom('recovery_code').where(accountColumns[realm], '=', id))
}

/**
 * Stores the hashes of new codes, which replace all earlier ones; without new ones it only deletes.
 */
export async function replaceRecoveryCodes(
  tx: Handle,
  { realm, id }: AccountKey,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_code').where(accountColumns[realm], '=', id).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ code_hash, [accountColumns[realm]]: id })))
    .execute()
}

/** Deletes a code, so that only one of two concurrent uses succeeds; returns whether it existed. */
export async function takeRecoveryCode(
  tx: Handle,
  { realm, id }: AccountKey,
  hash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_code')
    .where(accountColumns[realm], '=', id)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
