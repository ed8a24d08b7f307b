import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/** A statement over so many takes a fraction of what a statement may. */
const perStatement = 2_048
/** A round ends after so many milliseconds, so that the server can stop between two. */
const roundMilliseconds = 3_000

/** One round of writing changes into the bitmaps; what is left waits for the next round. */
export async function foldWords(db: Handle): Promise<void> {
  const until = Date.now() + roundMilliseconds
  while (Date.now() < until) {
    if ((await foldSomeWords(db, perStatement)) === 0) return
  }
}

/** Folds the oldest changes, at most so many; returns how many: none where another is at it. */
export async function foldSomeWords(db: Handle, most: number): Promise<number> {
  const { rows } = await sql<{ folded: number }>`
    select fold_property_words(${most}) as folded`.execute(db)
  return rows[0]?.folded ?? 0
}
