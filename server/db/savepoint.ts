import { sql } from 'kysely'
import type { Handle } from './connect.ts'

/** Does work and undoes it; returns what it came to. */
export async function rehearse<T>(tx: Handle, work: () => Promise<T>): Promise<T> {
  await sql`savepoint rehearsal`.execute(tx)
  try {
    return await work()
  } finally {
    await sql`rollback to savepoint rehearsal`.execute(tx)
    await sql`release savepoint rehearsal`.execute(tx)
  }
}

/** Does part of a transaction's work: where it fails, that part alone is undone. */
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
