import { sql } from 'kysely'
import { dayInIndia } from '#domain/report-period.ts'
import type { Handle } from '#server/db/connect.ts'
import { isRobot } from '#server/http/robot.ts'
import type { Trace, Viewer } from '#server/http/viewer.ts'
import type { Secrets } from '#server/secret/secret.ts'

interface Viewed {
  id: string
  broker_id: string
  views: number
}

export interface Visit {
  viewer: Viewer | undefined
  trace: Trace
}

/** Visits remembered in memory; one that is forgotten costs a write that changes nothing. */
const remembered = 50_000

/**
 * Counts the views of listings: once per visitor and day in India, without robots and without the
 * owner (real-behaviour 3). Answers the number of views, this one included. Who the visitor is
 * cannot be read from what is kept: a customer's id, or address and browser, under a keyed hash.
 */
export function viewCounter(
  secrets: Secrets,
): (db: Handle, listing: Viewed, visit: Visit) => Promise<number> {
  const seen = new Set<string>()
  return async (db, listing, { viewer, trace }) => {
    if (viewer?.id === listing.broker_id || isRobot(trace.userAgent)) return listing.views
    const { day, visitor } = visitorOf(secrets, { viewer, trace })
    const key = `${listing.id} ${visitor.toString('base64')}`
    if (seen.has(key)) return listing.views
    const views = await addView(db, listing.id, day, visitor)
    seen.add(key)
    if (seen.size > remembered)
      for (const oldest of seen) {
        seen.delete(oldest)
        break
      }
    return views ?? listing.views
  }
}

/**
 * The day in India and who visits on it: a customer's id, or address and browser, under a hash keyed
 * and different each day.
 */
export function visitorOf(secrets: Secrets, { viewer, trace }: Visit) {
  const day = dayInIndia(new Date())
  const who = viewer?.realm === 'customer' ? viewer.id : `${trace.address}\n${trace.userAgent}`
  return { day, visitor: secrets.sign('view', `${day}\n${who}`) }
}

/**
 * One statement, so that row and counter hold together. The commit does not wait for the disk: a
 * view lost in a crash is a view, and a read must not cost a flush.
 */
async function addView(
  db: Handle,
  id: string,
  day: string,
  visitor: Buffer,
): Promise<number | undefined> {
  const { rows } = await sql<{ views: number }>`
    with quick as (select set_config('synchronous_commit', 'off', true)),
    added as (
      insert into property_view (property_id, day, visitor)
      select ${id}, ${day}::date, ${visitor} from quick
      on conflict do nothing returning property_id
    )
    update property set views = views + 1 from added where property.id = added.property_id
    returning views`.execute(db)
  return rows[0]?.views
}
