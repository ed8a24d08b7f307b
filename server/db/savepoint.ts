import { sql } from 'kysely'
import type { Handle } from './connect.ts'

/** Runs work, rolls it back, and returns its result. */
export async function rehearse<T>(tx: Handle, work: () => Promise<T>): Promise<T> {
  await sql`savepoint rehearsal`.execute(tx)
  try {
    return await work()
  } finally {
    await sql`rollback to savepoint rehearsal`.execute(tx)
    await sql`release savepoint rehearsal`.execute(tx)
  }
}

/** Runs part of a transaction; a failure rolls back that part only. */
export async function withSavepoint<T>(tx: Handle, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx)
  try {
    const done = await work()
    await sql`release savepoint part`.execute(tx)
    return done
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx)
    await sql`release savepoint part`.execute(tx)
    throw error
  }
}
