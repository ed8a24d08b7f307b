import { sql } from 'kysely'
import type { Handle } from './connect.ts'

/** Locks a key until the transaction ends, so that one transaction at a time continues. */
export async function lockKey(tx: Handle, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}
