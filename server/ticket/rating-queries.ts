import { sql } from 'kysely'
import { refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'

/** Stores the first rating, or a change of it. */
export async function saveRating(
  tx: Handle,
  id: string,
  rating: { stars: number; rating_comment: string | null },
  isFirst: boolean,
): Promise<void> {
  const at = sql<Date>`now()`
  await tx
    .updateTable('ticket')
    .set({ ...rating, ...(isFirst ? { rated_at: at } : { rating_changed_at: at }) })
    .where('id', '=', id)
    .execute()
}

export async function findRated(db: Handle, id: string, { isLocked = false } = {}) {
  const row = await db
    .selectFrom('ticket')
    .where('id', '=', id)
    .select(['number', 'settled_at', 'stars', 'rating_comment', 'rated_at', 'rating_changed_at'])
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw refuse('message_link_broken')
  return row
}
