import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/** Returns the number of a ticket, such as `T-2026-000123`. */
export function ticketNumber(year: number, serial: number): string {
  return `T-${year}-${String(serial).padStart(6, '0')}`
}

/**
 * Returns the next number of this year in India; concurrent calls wait, so that there is no gap.
 */
export async function nextTicketNumber(tx: Handle): Promise<string> {
  const { year, last } = await tx
    .insertInto('ticket_year')
    .values({
      year: sql<number>`extract(year from india_today())::integer`,
      last: 1,
    })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`ticket_year.last + 1` }),
    )
    .returning(['year', 'last'])
    .executeTakeFirstOrThrow()
  return ticketNumber(year, last)
}
