import { setTimeout as wait } from 'node:timers/promises'
import type { Handle } from './connect.ts'
import { sqlState } from './failure.ts'

const retries = 3

/** Serialisation failure and deadlock: it was nobody's fault. */
const collided = ['40001', '40P01']
/** A statement that was ended because it took too long, or waited too long for another. */
const tookTooLong = '57014'

export interface TransactOptions {
  /** Nobody waits for the answer: what took too long is tried again, too. */
  isPatient?: boolean
}

/**
 * Runs `work` in a transaction (READ COMMITTED), or in the caller's when there is one. A deadlock
 * or a serialisation failure undoes everything and runs `work` again, so it must do nothing that
 * a rollback does not undo.
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
      return await db.transaction().setIsolationLevel('read committed').execute(work)
    } catch (error) {
      if (attempt === retries || !passing.includes(sqlState(error) ?? '')) throw error
      // Two that collided must not meet again in step.
      await wait(Math.random() * 20 * (attempt + 1))
    }
  }
}
