import { sql } from 'kysely'
import type { Handle } from './connect.ts'

/** Lets one transaction at a time past this point for a key. */
export async function lockKey(tx: Handle, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}
