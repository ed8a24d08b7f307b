import { sql } from 'kysely'
import { dayInIndia } from '#domain/date.ts'
import type { Handle } from '#server/db/connect.ts'

/** One list of results, and how often it was given. */
interface Batch {
  ids: readonly string[]
  times: number
}

/** Listings of one statement: so few that nobody who reads waits for it. */
const perStatement = 500

/**
 * How often listings stood in results: counted in memory, written in batches, so that a list costs
 * one addition. Counts, not persons; what a crash forgets are a few seconds of them.
 */
export class ShownCounter {
  #fresh: Batch[] = []
  // An answer is given again for half a second after it was made: what was flushed may still count.
  #older: Batch[] = []
  #flushing: Promise<void> = Promise.resolve()

  /** Notes a list of results; what it returns is called each time the list is given. */
  note(ids: readonly string[]): () => void {
    const batch = { ids, times: 0 }
    if (ids.length > 0) this.#fresh.push(batch)
    return () => {
      batch.times++
    }
  }

  /** Writes what was counted; one after the other, so that whoever reads next has all of it. */
  flush(db: Handle): Promise<void> {
    this.#flushing = this.#flushing.catch(() => undefined).then(() => this.#write(db))
    return this.#flushing
  }

  async #write(db: Handle): Promise<void> {
    const counts = new Map<string, number>()
    for (const batch of [...this.#fresh, ...this.#older]) {
      for (const id of batch.ids) counts.set(id, (counts.get(id) ?? 0) + batch.times)
      batch.times = 0
    }
    this.#older = this.#fresh
    this.#fresh = []
    // In one order everywhere, so that two servers never wait for each other in a circle.
    const rows = [...counts]
      .filter(([, count]) => count > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
    for (let start = 0; start < rows.length; start += perStatement) {
      try {
        await add(db, rows.slice(start, start + perStatement))
      } catch (error) {
        // Kept for the next round.
        for (const [id, times] of rows.slice(start)) this.#older.push({ ids: [id], times })
        throw error
      }
    }
  }
}

/** The commit does not wait for the disk, as with views. */
async function add(db: Handle, rows: [string, number][]): Promise<void> {
  const day = dayInIndia(new Date())
  await sql`
    with quick as (select set_config('synchronous_commit', 'off', true))
    insert into property_shown (property_id, day, count)
    select property.id, ${day}::date, shown.count
    from quick, unnest(${rows.map(([id]) => id)}::uuid[], ${rows.map(([, count]) => count)}::bigint[])
      as shown (id, count)
    join property on property.id = shown.id
    order by property.id
    on conflict (property_id, day) do update
      set count = property_shown.count + excluded.count`.execute(db)
}
