import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { makeBatchLoader } from '#server/db/batch-loader.ts'
import type { Handle } from '#server/db/connect.ts'
import { isRobot } from '#server/http/bot-detection.ts'
import { type Visit, visitorOf } from '#server/http/visitor.ts'

interface Viewed {
  id: string
  broker_id: string
  views: number
}

/** Visits remembered in memory; one that is forgotten costs a write that changes nothing. */
const remembered = 20_000

/**
 * Counts the views of listings: once for each visitor and day in India, without bots and the owner
 * (LST-8). Returns the number of views, this one included; a view that cannot be written does not
 * fail the page, and counts when the visitor returns. The visitor cannot be read from what is
 * stored: a keyed hash of a customer id or address.
 */
export function viewCounter(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  onFault: (error: unknown) => void,
): (listing: Viewed, visit: Visit) => Promise<number> {
  const seen = new Set<string>()
  const write = makeBatchLoader<View, Written | undefined>(maxTogether, async (views) => {
    const written = await addViews(db, views).catch(onFault)
    return views.map(() => written ?? undefined)
  })
  return async (listing, { viewer, trace }) => {
    if (viewer?.id === listing.broker_id || isRobot(trace.userAgent)) return listing.views
    const { day, visitor } = visitorOf(secrets, { viewer, trace })
    const key = `${listing.id} ${visitor.toString('base64')}`
    if (seen.has(key)) return listing.views
    const written = await write({ id: listing.id, day, visitor })
    if (!written) return listing.views
    seen.add(key)
    if (seen.size > remembered)
      for (const oldest of seen) {
        seen.delete(oldest)
        break
      }
    return written.get(listing.id) ?? listing.views
  }
}

interface View {
  id: string
  day: string
  visitor: Buffer
}

/** The views of the listings that somebody new looked at. */
type Written = ReadonlyMap<string, number>

/** Views of one statement: so few that nobody who looks waits for it. */
const maxTogether = 200
/** How long a listing that somebody is changing may hold up the views of all. */
const longestWait = '250ms'

/**
 * One statement, so that rows and counters hold together; listings in one order, so that two
 * servers never wait for each other in a circle. The commit does not wait for the disk: a view lost
 * in a crash is a view, and a read must not cost a flush.
 */
async function addViews(db: Handle, views: readonly View[]): Promise<Written> {
  const { rows } = await sql<{ id: string; views: number }>`
    with quick as (
      select set_config('synchronous_commit', 'off', true),
        set_config('lock_timeout', ${longestWait}, true)
    ),
    added as (
      insert into property_view (property_id, day, visitor)
      select property.id, given.day, given.visitor
      from quick, unnest(${views.map(({ id }) => id)}::uuid[],
        ${views.map(({ day }) => day)}::date[],
        ${views.map(({ visitor }) => visitor)}::bytea[]) as given (id, day, visitor)
      join property on property.id = given.id
      order by property.id, given.visitor
      on conflict do nothing returning property_id
    ),
    counted as materialized (
      select property_id, count(*) as more from added group by property_id
    ),
    held as materialized (
      select id, more from property join counted on property_id = id
      order by id for no key update of property
    )
    update property set views = views + more from held where property.id = held.id
    returning property.id, views`.execute(db)
  return new Map(rows.map(({ id, views: count }) => [id, count]))
}
