import { type SelectQueryBuilder, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'

export type Matching = SelectQueryBuilder<Tables, 'lead', Record<never, never>>

/** Whether a broker may see a lead: an own one, or one of the agency. */
export const mayView = ({ id }: { id: string }) =>
  sql<boolean>`(lead.broker_id = ${id} or lead_is_for(lead, ${id}))`

/**
 * Selects the leads of a broker and of the agency, optionally only those that somebody answers. The
 * lists of ids are only for the indexes; `lead_is_for` decides.
 */
export function selectInReach(db: Handle, viewer: BrokerViewer, answeredBy?: string): Matching {
  const { id } = viewer
  const found = db
    .selectFrom('lead')
    .where(
      sql<boolean>`lead.id in (
        select near.id from lead near where near.broker_id = any(brokers_in_reach(${id}))
        union all select lead_id from lead_assignment given where given.assignee_id = ${id})`,
    )
    .where(mayView(viewer))
  if (answeredBy === undefined) return found
  if (answeredBy !== 'unassigned') {
    const memberId = answeredBy === 'mine' ? id : answeredBy
    // The same as `lead_contact`, without one function call for each of thousands of rows.
    return found.where(
      sql<boolean>`(
        lead.id in (select lead_id from lead_assignment where assignee_id = ${memberId})
        or lead.broker_id = ${memberId}
          and lead.id not in (select lead_id from lead_assignment where broker_id = ${memberId}))`,
    )
  }
  return found.where(
    sql<boolean>`not exists (select from lead_assignment given where given.lead_id = lead.id)`,
  )
}
