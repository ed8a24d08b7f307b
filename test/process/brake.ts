import { sql } from 'kysely'
import type { TestDatabase } from '#test/database.ts'
import { until } from './until.ts'

export interface Brake {
  /** Resolves when a transaction stands there. */
  reached(): Promise<void>
  /** Lets it go; resolves when nothing is under way any more. */
  release(): Promise<void>
}

// Any number: what waits for it is found by it.
const held = 20_270_605

/** Stops transactions of the server at a step, so that it can be killed there. */
export async function brakeAt(
  { db, pool }: TestDatabase,
  table: string,
  step: 'written' | 'kept',
): Promise<Brake> {
  const holder = await pool.connect()
  await holder.query('select pg_advisory_lock($1)', [held])
  await sql`create function brake() returns trigger language plpgsql as
    ${sql.lit(`begin perform pg_advisory_xact_lock(${held}); return null; end`)}`.execute(db)
  const kind = step === 'kept' ? sql`constraint trigger` : sql`trigger`
  const when = step === 'kept' ? sql`deferrable initially deferred` : sql``
  await sql`create ${kind} brake after insert on ${sql.table(table)} ${when}
    for each row execute function brake()`.execute(db)
  return {
    reached: () =>
      until(`something is written to ${table}`, async () => {
        const { rows } = await sql`
          select from pg_locks where locktype = 'advisory' and objid = ${held} and not granted
            and database = (select oid from pg_database where datname = current_database())
          limit 1`.execute(db)
        return rows.length > 0
      }),
    async release() {
      await holder.query('select pg_advisory_unlock($1)', [held])
      holder.release()
      // A backend whose client is gone finds out when it wants to answer.
      await until('nothing is under way', async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()
            and state is distinct from 'idle' and backend_type = 'client backend'
          limit 1`.execute(db)
        return rows.length === 0
      })
      await sql`drop function brake cascade`.execute(db)
    },
  }
}
