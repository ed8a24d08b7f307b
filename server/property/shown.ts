import { sql } from 'kysely'
import { dayInIndia } from '#domain/date.ts'
import type { Handle } from '#server/db/connect.ts'

/** Listings of one statement: so few that nobody who reads waits for it. */
const perStatement = 500

/**
 * How often listings stood in results: counted in memory, written in batches. Counts, not persons;
 * what a crash forgets are a few seconds of them.
 */
export class ShownCounter {
  // By listing: what is kept for each list would be thousands of them at a busy hour.
  #counts = new Map<string, number>()
  #flushing: Promise<void> = Promise.resolve()

  /** Counts a list of results that was given. */
  note(ids: readonly string[]): void {
    for (const id of ids) this.#add(id, 1)
  }

  /** Writes what was counted; one after the other, so that whoever reads next has all of it. */
  flush(db: Handle): Promise<void> {
    this.#flushing = this.#flushing.catch(() => undefined).then(() => this.#write(db))
    return this.#flushing
  }

  #add(id: string, count: number): void {
    this.#counts.set(id, (this.#counts.get(id) ?? 0) + count)
  }

  async #write(db: Handle): Promise<void> {
    // In one order everywhere, so that two servers never wait for each other in a circle.
    const rows = [...this.#counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
    this.#counts = new Map()
    for (let start = 0; start < rows.length; start += perStatement) {
      try {
        await add(db, rows.slice(start, start + perStatement))
      } catch (error) {
        // Kept for the next round.
        for (const [id, count] of rows.slice(start)) this.#add(id, count)
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
