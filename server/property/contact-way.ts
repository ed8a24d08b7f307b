import { sql } from 'kysely'
import type { ContactWay } from '#contract/own-property.ts'
import { addressKey, countAttempt, type Limit } from '#server/account/throttle.ts'
import type { Handle } from '#server/db/connect.ts'
import { isRobot } from '#server/http/robot.ts'
import type { Trace } from '#server/http/viewer.ts'
import type { Secrets } from '#server/secret/secret.ts'
import { type Visit, visitorOf } from './view.ts'

/** A family takes a dozen numbers in an evening; an office behind one address some hundreds. */
const perAddress: Limit = { attempts: 600, minutes: 60 }

export async function countContactCall(db: Handle, { address }: Trace): Promise<void> {
  await countAttempt(db, addressKey('contact', address), perAddress)
}

/**
 * Notes that a visitor took a way to the broker of a live listing: once a visitor, way and day in
 * India, as views are counted; without robots and the owner. A listing that cannot be had any more
 * counts nothing, and nobody is told.
 */
export async function noteContact(
  db: Handle,
  secrets: Secrets,
  contact: { propertyId: string; way: ContactWay },
  visit: Visit,
): Promise<void> {
  if (isRobot(visit.trace.userAgent)) return
  const { day, visitor } = visitorOf(secrets, visit)
  await sql`
    insert into property_contact (property_id, day, way, visitor)
    select id, ${day}::date, ${contact.way}, ${visitor} from property
    where id = ${contact.propertyId} and is_live and broker_id is distinct from ${visit.viewer?.id ?? null}
    on conflict do nothing`.execute(db)
}
