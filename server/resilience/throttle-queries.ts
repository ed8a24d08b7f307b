import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

export async function countInHour(db: Handle, key: string): Promise<number> {
  const { count } = await db
    .insertInto('throttle')
    .values({ key, window_start: sql<Date>`date_trunc('hour', now())`, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet({ count: sql<number>`throttle.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}
