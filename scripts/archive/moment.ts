import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { nameMoment } from '#server/archive/queries.ts'
import { StartError } from '#server/start-error.ts'
import { patientClient } from '../backup/table.ts'

/** How long an instant is looked for in which nobody commits, and the pause between two looks. */
const lookMs = 120_000
const pauseMs = 3

/**
 * Finds an instant in which no transaction commits, gives its position in the log a name, and gives
 * `reader` a snapshot of exactly that; it is in a transaction afterwards. Nobody waits for it, as
 * writers would for a lock of every table. Returns the name.
 */
export async function markMoment(pool: pg.Pool, reader: pg.Client, name: string): Promise<string> {
  const deadline = Date.now() + lookMs
  const watcher = await patientClient(pool)
  try {
    for (let time = 1; Date.now() < deadline; time++) {
      // A restore stops at the first position of a name.
      const own = `${name} ${time}`
      await reader.query('begin isolation level repeatable read read only')
      const before = await look(reader)
      if (before.committing === 0) {
        await nameMoment(watcher, own)
        const after = await look(watcher)
        // None has completed since and none is about to, so no commit lies between the two.
        if (after.committing === 0 && after.snapshot === before.snapshot) return own
      }
      await reader.query('rollback')
      await wait(pauseMs)
    }
  } finally {
    await watcher.end()
  }
  throw new StartError('The database is written to without a pause: check the archive at night.')
}

interface Look {
  /** Transactions that have completed, as PostgreSQL writes it. */
  snapshot: string
  /** Transactions that have written and may be writing their commit, which takes a statement. */
  committing: number
}

async function look(client: pg.Client): Promise<Look> {
  const { rows } = await client.query<Look>(
    `select pg_current_snapshot()::text as snapshot,
       (select count(*)::int from pg_stat_activity 
         where backend_xid is not null and state <> 'idle in transaction') as committing`,
  )
  return rows[0] ?? { snapshot: '', committing: -1 }
}
