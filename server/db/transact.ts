import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Handle } from './connect.ts'
import { sqlState } from './failure.ts'

const retries = 3

/** Serialization failure, deadlock, and a prepared statement whose columns changed. */
const collided = ['40001', '40P01', '0A000']
/** The statement was cancelled because it ran or waited too long. */
const tookTooLong = '57014'

/** What follows each transaction under way once it is committed. */
const followers = new WeakMap<Handle, (() => void)[]>()

export interface TransactOptions {
  /** Also retries timed-out statements; for work nobody waits for. */
  isPatient?: boolean
}

/**
 * Runs `work` in a transaction (READ COMMITTED), or in the caller's if there is one. After a
 * deadlock or serialization failure `work` is rolled back and retried, so it must do nothing that a
 * rollback does not undo.
 */
export async function transact<T>(
  db: Handle,
  work: (tx: Handle) => Promise<T>,
  { isPatient = false }: TransactOptions = {},
): Promise<T> {
  const passing = isPatient ? [...collided, tookTooLong] : collided
  if (db.isTransaction) return work(db)
  for (let attempt = 0; ; attempt++) {
    try {
      return await commit(db, work)
    } catch (error) {
      if (attempt === retries || !passing.includes(sqlState(error) ?? '')) throw error
      // A random delay, so that two that collided do not collide again.
      await wait(Math.random() * 20 * (attempt + 1))
    }
  }
}

async function commit<T>(db: Handle, work: (tx: Handle) => Promise<T>): Promise<T> {
  const following: (() => void)[] = []
  const result = await db
    .transaction()
    .setIsolationLevel('read committed')
    .execute((tx) => {
      followers.set(tx, following)
      return work(tx)
    })
  for (const follow of following) follow()
  return result
}

/**
 * Calls `follow` once this transaction of `transact` is committed, and never where it is rolled
 * back. Returns false, and calls nothing, outside of one.
 */
export function afterCommit(tx: Handle, follow: () => void): boolean {
  const following = followers.get(tx)
  following?.push(follow)
  return following !== undefined
}

/**
 * Has what follows in this transaction planned once for a connection, whatever its values: for an
 * array of ids PostgreSQL takes a plan of its own for cheaper each time, and planning longer than
 * running.
 */
export async function planOnce(tx: Handle): Promise<void> {
  await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
}
