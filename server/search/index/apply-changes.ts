import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/** A statement over so many takes a fraction of what a statement may. */
const perStatement = 2_048
/** A round ends after so many milliseconds, so that the server can stop between two. */
const roundMilliseconds = 3_000

/** Folds waiting changes into the bitmaps for one round; the rest waits for the next. */
export async function foldWords(db: Handle): Promise<void> {
  const until = Date.now() + roundMilliseconds
  while (Date.now() < until) {
    if ((await foldSomeWords(db, perStatement)) === 0) return
  }
}

/** Folds the oldest changes, at most `limit`. Returns how many; 0 while another process folds. */
export async function foldSomeWords(db: Handle, limit: number): Promise<number> {
  const { rows } = await sql<{ folded: number }>`
    select fold_property_words(${limit}) as folded`.execute(db)
  return rows[0]?.folded ?? 0
}
