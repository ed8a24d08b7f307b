import { type Selectable, sql } from 'kysely'
import type { AccountKey } from '#server/account/queries.ts'
import { accountColumns } from '#server/db/account-column.ts'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import type { SecondFactor } from '#server/db/tables.ts'

export type FactorRow = Selectable<SecondFactor>

/** Returns the active factors of an account, the oldest first. */
export async function listFactors(db: Handle, { realm, id }: AccountKey): Promise<FactorRow[]> {
  return db
    .selectFrom('second_factor')
    .selectAll()
    .where(accountColumns[realm], '=', id)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute()
}

/**
 * Returns the authenticator app of an account: the active one, or the one that waits for its first
 * code.
 */
export async function findApp(
  db: Handle,
  { realm, id }: AccountKey,
  { isWaiting }: { isWaiting: boolean },
): Promise<FactorRow | undefined> {
  return (
    db
      .selectFrom('second_factor')
      .selectAll()
      .where(accountColumns[realm], '=', id)
      .where('kind', '=', 'app')
      .where('confirmed_at', isWaiting ? 'is' : 'is not', null)
      // A setup that was abandoned has to be started again.
      .where(sql<boolean>`(confirmed_at is not null or created_at > now() - interval '30 minutes')`)
      .executeTakeFirst()
  )
}

/** Stores an app that waits for its first code; replaces an earlier one that waits. */
export async function replaceWaitingApp(
  tx: Handle,
  { realm, id: accountId }: AccountKey,
  app: { id: string; sealedKey: Buffer },
): Promise<void> {
  await tx
    .deleteFrom('second_factor')
    .where(accountColumns[realm], '=', accountId)
    .where('kind', '=', 'app')
    .where('confirmed_at', 'is', null)
    .execute()
  await tx
    .insertInto('second_factor')
    .values({
      id: app.id,
      [accountColumns[realm]]: accountId,
      kind: 'app',
      name: 'app',
      sealed_key: app.sealedKey,
    })
    .execute()
}

/** Activates the waiting app, which replaces the active one. */
export async function confirmApp(
  tx: Handle,
  { realm, id: accountId }: AccountKey,
  id: string,
): Promise<FactorRow> {
  await tx
    .deleteFrom('second_factor')
    .where(accountColumns[realm], '=', accountId)
    .where('kind', '=', 'app')
    .where('id', '<>', id)
    .execute()
  return tx
    .updateTable('second_factor')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Stores the time step of an accepted code; returns false if this or a later step was accepted
 * before, so that nobody can reuse a code.
 */
export async function acceptStep(tx: Handle, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factor')
    .set({ last_step: step, used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`(last_step is null or last_step < ${step})`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Locks the factors of an account, so that concurrent changes run one after another. */
export const lockFactors = (tx: Handle, { realm, id }: AccountKey): Promise<void> =>
  lockKey(tx, `factors of ${realm} ${id}`)

/** Deletes a factor of the account; returns it, or undefined. */
export async function deleteFactor(
  tx: Handle,
  { realm, id: accountId }: AccountKey,
  id: string,
): Promise<FactorRow | undefined> {
  return tx
    .deleteFrom('second_factor')
    .where('id', '=', id)
    .where(accountColumns[realm], '=', accountId)
    .where('confirmed_at', 'is not', null)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes all factors of an account; returns how many were active. */
export async function deleteFactors(tx: Handle, { realm, id }: AccountKey): Promise<number> {
  const deleted = await tx
    .deleteFrom('second_factor')
    .where(accountColumns[realm], '=', id)
    .returning('confirmed_at')
    .execute()
  return deleted.filter(({ confirmed_at }) => confirmed_at !== null).length
}

/** Returns the time from which an administrator can do nothing without a second factor, if set. */
export async function readFactorDue(db: Handle, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('administrator')
    .select('factor_due_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.factor_due_at ?? null
}

/** Returns the sealed keys of all apps, for a change of the master key. */
export async function listSealedKeys(db: Handle): Promise<{ id: string; sealedKey: Buffer }[]> {
  const rows = await db
    .selectFrom('second_factor')
    .select(['id', 'sealed_key'])
    .where('sealed_key', 'is not', null)
    .execute()
  return rows.flatMap(({ id, sealed_key }) => (sealed_key ? [{ id, sealedKey: sealed_key }] : []))
}

export async function saveSealedKey(db: Handle, id: string, sealedKey: Buffer): Promise<void> {
  await db
    .updateTable('second_factor')
    .set({ sealed_key: sealedKey })
    .where('id', '=', id)
    .execute()
}
