import { sql } from 'kysely'

/**
 * A queue in a table: a row is leased to one process for a while. Another takes it when the lease
 * ends, since the process may have died.
 */

/** What changes in a row that is leased. */
export const leasing = (lease: string, seconds: number) => ({
  lease,
  leased_until: sql<Date>`now() + make_interval(secs => ${seconds})`,
  attempts: sql<number>`attempts + 1`,
})

/** What changes in a row that is given back: due after some seconds, or at a moment. */
export const releasing = (wait: number | Date) => ({
  leased_until: null,
  next_attempt_at: wait instanceof Date ? wait : sql<Date>`now() + make_interval(secs => ${wait})`,
})
