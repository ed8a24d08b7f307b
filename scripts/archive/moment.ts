import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { nameMoment } from '#server/archive/queries.ts'
import { StartError } from '#server/start-error.ts'

/** How long an instant is looked for in which nobody commits, and the pause between two looks. */
const lookMs = 120_000
const pauseMs = 3

/**
 * Finds an instant in which no transaction commits, gives its position in the log a name, and gives
 * `reader` a snapshot of exactly that; it is in a transaction afterwards. Nobody waits for it, as
 * writers would for a lock of every table. Returns the name.
 */
export async function markMoment(
  { watcher, reader }: { watcher: pg.Client; reader: pg.Client },
  name: string,
): Promise<string> {
  const deadline = Date.now() + lookMs
  for (let time = 1; Date.now() < deadline; time++) {
    // A restore stops at the first position of a name.
    const own = `${name} ${time}`
    // Who commits is read before the snapshot each time: read after it, a transaction that wrote
    // its commit before the name and completed between the two reads would be missed.
    const before = await countCommitting(watcher)
    await reader.query('begin isolation level repeatable read read only')
    const snapshot = await readSnapshot(reader)
    if (before === 0) {
      await nameMoment(watcher, own)
      const after = await countCommitting(watcher)
      // None has completed since and none is about to, so no commit lies between the two.
      if (after === 0 && (await readSnapshot(watcher)) === snapshot) return own
    }
    await reader.query('rollback')
    await wait(pauseMs)
  }
  throw new StartError('The database is written to without a pause: check the archive at night.')
}

/** Returns which transactions have completed, as PostgreSQL writes it. */
async function readSnapshot(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ snapshot: string }>(
    'select pg_current_snapshot()::text as snapshot',
  )
  return rows[0]?.snapshot ?? ''
}

/** Counts transactions that have written and may be writing their commit, a statement's time. */
async function countCommitting(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ committing: number }>(
    `select count(*)::int as committing from pg_stat_activity
     where backend_xid is not null and state <> 'idle in transaction'`,
  )
  return rows[0]?.committing ?? -1
}
