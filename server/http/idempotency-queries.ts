import type { Handle } from '#server/db/connect.ts'

/** Claims the key; waits for a concurrent claim. Returns whether it is ours. */
export async function claimKey(tx: Handle, key_hash: Buffer, body_hash: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency_key')
    .values({ key_hash, body_hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

export async function saveResponse(tx: Handle, keyHash: Buffer, answer: Buffer): Promise<void> {
  await tx.updateTable('idempotency_key').set({ answer }).where('key_hash', '=', keyHash).execute()
}

export function findResponse(tx: Handle, keyHash: Buffer) {
  return tx
    .selectFrom('idempotency_key')
    .select(['body_hash', 'answer'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
}
