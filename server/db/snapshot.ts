import { sql } from 'kysely'
import type { Database, Handle } from './connect.ts'

/** A reader that stalls for this long loses the rest and frees the connection. */
const idleTimeout = '60s'

/** Reads in one read-only transaction with a fixed snapshot, however long the reader takes. */
export async function* readSnapshot<Item>(
  db: Database,
  read: (tx: Handle) => AsyncIterable<Item>,
): AsyncGenerator<Item> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  let isOver = false
  try {
    await sql`set local idle_in_transaction_session_timeout = ${sql.lit(idleTimeout)}`.execute(tx)
    yield* read(tx)
    isOver = true
    await tx.commit().execute()
  } finally {
    // The failure may be a lost connection.
    if (!isOver)
      await tx
        .rollback()
        .execute()
        .catch(() => undefined)
  }
}
