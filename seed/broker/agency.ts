import { sql } from 'kysely'
import { daysAgo, hashedId, seedId } from '#seed/id.ts'
import type { Handle } from '#server/db/connect.ts'
import { insertOffers } from '#server/inquiry/agency/offer-queries.ts'

/**
 * Makes the demo broker the owner of an agency of four, whose members answer the owner's leads in
 * turn. What nobody has answered is offered, without messages.
 */
export async function seedAgency(tx: Handle): Promise<void> {
  const started = daysAgo(200)
  const id = seedId('agency', started)
  await sql`
    insert into agency (id, name, owner_id, assign_rule, created_at)
    select ${id}, company_name, id, 'in-turn', ${started} from broker
    where email = 'broker@demo.in'`.execute(tx)
  await sql`
    insert into agency_member (broker_id, agency_id, role, joined_at)
    select broker.id, ${id},
      case when row_number() over (order by broker.id <> owner_id, broker.id) <= 2
        then 'manager' else 'agent' end,
      greatest(broker.created_at, ${started}::timestamptz)
    from agency join broker owner on owner.id = owner_id
    cross join lateral (
      select * from broker near
      where near.id = owner.id or broker_is_visible(near.status, near.kyc_status)
      order by near.id = owner.id desc, near.operating_areas[1] = owner.operating_areas[1] desc,
        near.created_at
      limit 4) broker
    where agency.id = ${id}`.execute(tx)
  await sql`
    with turn as (
      select broker_id, row_number() over (order by broker_id) - 1 as place
      from agency_member where agency_id = ${id}
    ),
    given as (
      select lead.*, row_number() over (order by first_asked_at, lead.id) - 1 as number
      from lead join agency on owner_id = lead.broker_id
      where agency.id = ${id} and first_asked_at > ${started} and not is_spam
    ),
    assigned as (
      insert into lead_assignment (lead_id, broker_id, agency_id, assignee_id, assigned_at)
      select given.id, given.broker_id, ${id}, turn.broker_id, first_asked_at
      from given join turn on place = number % 4
      returning *
    )
    insert into lead_entry (id, lead_id, kind, before, after, created_at)
    select ${hashedId(sql`'assigned ' || lead_id`)}, lead_id, 'assigned', broker_id, assignee_id,
      assigned_at
    from assigned`.execute(tx)
  await sql`
    update lead_entry set author_id = assignee_id
    from lead_assignment given
    where given.lead_id = lead_entry.lead_id
      and kind in ('reply', 'note', 'stage', 'follow-up')`.execute(tx)
  await sql`
    update agency_member set last_assigned_at = (select max(assigned_at) from lead_assignment
      where assignee_id = broker_id)`.execute(tx)
  await insertOffers(tx)
}
