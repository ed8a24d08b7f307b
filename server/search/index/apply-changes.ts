import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { workForARound } from '#server/job/round.ts'

/** A statement over so many takes a fraction of what a statement may. */
const perStatement = 2_048

/**
 * Folds waiting changes into the bitmaps for one round; the rest waits for the next. What came
 * meanwhile does too: few at a time cost the database several times as much as many.
 */
export function foldWords(db: Handle): Promise<void> {
  return workForARound(async () => (await foldSomeWords(db, perStatement)) === perStatement)
}

/** Folds the oldest changes, at most `limit`. Returns how many; 0 while another process folds. */
export async function foldSomeWords(db: Handle, limit: number): Promise<number> {
  const { rows } = await sql<{ folded: number }>`
    select fold_property_words(${limit}) as folded`.execute(db)
  return rows[0]?.folded ?? 0
}
