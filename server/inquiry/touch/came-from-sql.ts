import { sql } from 'kysely'
import type { TouchClass } from '#contract/touch.ts'

/** How the person last came to the site, from the latest inquiry that says so. */
export const cameFrom = sql<TouchClass | null>`(select touch.class from inquiry own
  join touch on touch.inquiry_id = own.id and touch.position = 'last'
  where own.broker_id = lead.broker_id and own.phone = lead.phone
  order by own.created_at desc limit 1)`
