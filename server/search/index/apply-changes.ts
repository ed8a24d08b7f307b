import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { workForARound } from '#server/job/round.ts'

/** A statement with this many takes a fraction of the statement timeout. */
const perStatement = 2_048

/**
 * Folds pending changes into the bitmaps for one round; the rest waits for the next. Changes made
 * meanwhile wait as well, because folding a few at a time costs several times as much.
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
