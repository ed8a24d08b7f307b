import type pg from 'pg'
import { connectOnce } from './connect.ts'

/** Locks of one process, all on one connection: PostgreSQL releases them when it dies. */
export interface SharedLocks {
  /**
   * Works under a lock that other processes may have as well; returns false, and does nothing,
   * where somebody has it alone or waits for that.
   */
  work(key: string, work: () => Promise<unknown>): Promise<boolean>
  close(): Promise<void>
}

const lock = 'select pg_try_advisory_lock_shared(hashtextextended($1, 0)) as is_done'
// False, with a warning, where the connection was lost meanwhile and the lock with it.
const unlock = 'select pg_advisory_unlock_shared(hashtextextended($1, 0)) as is_done'

/** Opens the connection, outside the pool's limits, with the first lock and again after a loss. */
export function openSharedLocks(pool: pg.Pool): SharedLocks {
  let opened: Promise<pg.Client> | undefined
  let last: Promise<unknown> = Promise.resolve()

  const open = async (): Promise<pg.Client> => {
    const client = connectOnce(pool, {})
    const forget = () => {
      if (opened === opening) opened = undefined
    }
    client.on('end', forget)
    const opening = client.connect().then(() => client)
    opened = opening
    return opening.catch((error) => {
      forget()
      throw error
    })
  }

  const ask = (statement: string, key: string): Promise<boolean> => {
    // One statement at a time, as a connection works.
    const answer = last.then(async () => {
      const client = await (opened ?? open())
      try {
        const { rows } = await client.query<{ is_done: boolean }>(statement, [key])
        return rows[0]?.is_done ?? false
      } catch (error) {
        void client.end().catch(() => undefined)
        throw error
      }
    })
    last = answer.catch(() => undefined)
    return answer
  }

  return {
    async work(key, work) {
      if (!(await ask(lock, key))) return false
      try {
        await work()
        return true
      } finally {
        await ask(unlock, key).catch(() => undefined)
      }
    },
    async close() {
      await last
      await (await opened?.catch(() => undefined))?.end()
    },
  }
}
