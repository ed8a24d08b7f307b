import { sql } from 'kysely'
import type { AccountKey } from '#server/account/queries.ts'
import { accountColumns } from '#server/db/account-column.ts'
import type { Handle } from '#server/db/connect.ts'
import type { FactorRow } from './factor-queries.ts'

export interface PasskeyDraft {
  id: string
  name: string
  credentialId: Buffer
  publicKey: Buffer
  signCount: number
  transports: string[]
}

/** Stores a passkey; undefined if any account already has it. */
export async function insertPasskey(
  tx: Handle,
  { realm, id: accountId }: AccountKey,
  draft: PasskeyDraft,
): Promise<FactorRow | undefined> {
  return tx
    .insertInto('second_factor')
    .values({
      id: draft.id,
      [accountColumns[realm]]: accountId,
      kind: 'passkey',
      name: draft.name,
      credential_id: draft.credentialId,
      public_key: draft.publicKey,
      sign_count: draft.signCount,
      transports: draft.transports,
      confirmed_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.constraint('second_factor_credential').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** A passkey with what is needed to check its proof. */
export interface StoredPasskey {
  id: string
  publicKey: Buffer
}

/** Returns the passkey of an account with this credential id, or undefined. */
export async function findPasskey(
  db: Handle,
  { realm, id }: AccountKey,
  credentialId: Buffer,
): Promise<StoredPasskey | undefined> {
  const row = await db
    .selectFrom('second_factor')
    .select(['id', 'public_key'])
    .where(accountColumns[realm], '=', id)
    .where('kind', '=', 'passkey')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row?.public_key ? { id: row.id, publicKey: row.public_key } : undefined
}

/**
 * Stores the use counter that a passkey reports; returns false unless it has increased, because a
 * copy of the passkey would repeat it. Passkeys without a counter report 0.
 */
export async function countPasskeyUse(tx: Handle, id: string, count: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factor')
    .set({ sign_count: count, used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`(sign_count < ${count} or (sign_count = 0 and ${count} = 0))`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
