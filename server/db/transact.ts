import { setTimeout as wait } from 'node:timers/promises'
import type { Handle } from './connect.ts'
import { sqlState } from './failure.ts'

const retries = 3

/**
 * Runs `work` in a transaction (READ COMMITTED), or in the caller's when there is one. A deadlock
 * or a serialisation failure undoes everything and runs `work` again, so it must do nothing that
 * a rollback does not undo.
 */
export async function transact<T>(db: Handle, work: (tx: Handle) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  for (let attempt = 0; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(work)
    } catch (error) {
      const state = sqlState(error)
      if (attempt === retries || (state !== '40001' && state !== '40P01')) throw error
      // Two that collided must not meet again in step.
      await wait(Math.random() * 20 * (attempt + 1))
    }
  }
}
