import { sql } from 'kysely'
import type { AssignRule } from '#contract/agency/vocabulary.ts'
import type { LeadStage } from '#contract/inquiry/lead.ts'
import type { Handle } from '#server/db/connect.ts'

/** Returns who answers a lead. */
export async function getContactId(db: Handle, leadId: string): Promise<string> {
  const { contact } = await db
    .selectFrom('lead')
    .where('id', '=', leadId)
    .select(sql<string>`lead_contact(lead)`.as('contact'))
    .executeTakeFirstOrThrow()
  return contact
}

/** Returns who answers the lead of a number with a broker. */
export async function getContactOf(db: Handle, brokerId: string, phone: string): Promise<string> {
  const row = await db
    .selectFrom('lead')
    .where('broker_id', '=', brokerId)
    .where('phone', '=', phone)
    .select(sql<string>`lead_contact(lead)`.as('contact'))
    .executeTakeFirst()
  return row?.contact ?? brokerId
}

/** Returns who answers a lead that the viewer answered before, or undefined. */
export async function findSuccessorName(
  db: Handle,
  { id: viewerId }: { id: string },
  leadId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('lead')
    .innerJoin('broker', (join) => join.on('broker.id', '=', sql<string>`lead_contact(lead)`))
    .where('lead.id', '=', leadId)
    .where(
      sql<boolean>`exists (select from lead_entry given
        where given.lead_id = lead.id and kind = 'assigned' and given.before = ${viewerId})`,
    )
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .executeTakeFirst()
  return row?.name
}

/** The columns needed to assign a lead, with its present assignee. */
export interface GivenLead {
  id: string
  broker_id: string
  phone: string
  name: string
  stage: LeadStage
  is_spam: boolean
  contact_id: string
}

export const givenLeadColumns = sql`lead.id, lead.broker_id, lead.phone, lead.name, lead.stage,
  lead.is_spam, lead_contact(lead) as contact_id`

/** Locks the first inquiry's lead of a number with a broker; undefined for an older lead. */
export async function lockNewLead(
  tx: Handle,
  brokerId: string,
  phone: string,
): Promise<GivenLead | undefined> {
  const { rows } = await sql<GivenLead>`
    select ${givenLeadColumns} from lead
    where broker_id = ${brokerId} and phone = ${phone} and inquiry_count = 1
    for update of lead`.execute(tx)
  return rows[0]
}

export async function findGivenLead(tx: Handle, id: string): Promise<GivenLead | undefined> {
  const { rows } =
    await sql<GivenLead>`select ${givenLeadColumns} from lead where id = ${id}`.execute(tx)
  return rows[0]
}

/** Locks the leads a member answers for others, and the member's leads that others answer. */
export async function lockLeadsOfMember(
  tx: Handle,
  agencyId: string,
  memberId: string,
): Promise<GivenLead[]> {
  const { rows } = await sql<GivenLead>`
    select ${givenLeadColumns} from lead
    where id in (select lead_id from lead_assignment given
      where given.agency_id = ${agencyId} and ${memberId} in (broker_id, assignee_id))
    order by id for update of lead`.execute(tx)
  return rows
}

/** Locks the open leads a member answers: assigned ones, and own ones since joining. */
export async function lockLeadsAnsweredBy(tx: Handle, memberId: string): Promise<GivenLead[]> {
  const { rows } = await sql<GivenLead>`
    select ${givenLeadColumns} from lead
    where ${isAnsweredBy(sql`${memberId}`)} order by id for update of lead`.execute(tx)
  return rows
}

const isAnsweredBy = (memberId: ReturnType<typeof sql>) => sql<boolean>`
  not lead.is_spam and lead.stage not in ('closed', 'lost') and (
    lead.id = any(leads_assigned_to(${memberId}))
    or lead.broker_id = ${memberId}
      and lead.first_asked_at >= (select joined_at from agency_member
        where agency_member.broker_id = ${memberId})
      and not exists (select from lead_assignment given where given.lead_id = lead.id))`

/** Lists members who cannot answer now, and have open leads. */
export async function listInactiveMembers(db: Handle): Promise<string[]> {
  const { rows } = await sql<{ broker_id: string }>`
    select broker_id from agency_member
    where not member_may_answer(broker_id)
      and exists (select from lead where ${isAnsweredBy(sql`agency_member.broker_id`)})`.execute(db)
  return rows.map(({ broker_id }) => broker_id)
}

/** Sets the assignee of a lead; null is the broker who received the inquiry. */
export async function saveAssignment(
  tx: Handle,
  { lead, agencyId, assigneeId }: { lead: GivenLead; agencyId: string; assigneeId: string | null },
): Promise<void> {
  if (assigneeId === null) {
    await tx.deleteFrom('lead_assignment').where('lead_id', '=', lead.id).execute()
  } else {
    await tx
      .insertInto('lead_assignment')
      .values({
        lead_id: lead.id,
        broker_id: lead.broker_id,
        agency_id: agencyId,
        assignee_id: assigneeId,
      })
      .onConflict((conflict) =>
        conflict
          .column('lead_id')
          .doUpdateSet({ assignee_id: assigneeId, assigned_at: sql<Date>`now()` }),
      )
      .execute()
  }
  // An assigned lead is no longer offered, whoever the assignee is.
  await tx
    .updateTable('lead_offer')
    .set({ taken_at: sql<Date>`now()`, taken_by: assigneeId })
    .where('lead_id', '=', lead.id)
    .where('taken_at', 'is', null)
    .execute()
}

/**
 * Returns the member whose turn it is, and stores that. If the rule is by area, only members who
 * work in the place of the listing take part, the closest match first.
 */
export async function takeTurn(
  tx: Handle,
  { agencyId, rule, propertyId }: { agencyId: string; rule: AssignRule; propertyId: string | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ broker_id: string }>`
    with recursive place as (
      select location.id, parent_id, name, aliases, 1 as distance
      from property join location on location.id = location_id where property.id = ${propertyId}
      union all
      select location.id, location.parent_id, location.name, location.aliases, distance + 1
      from place join location on location.id = place.parent_id
    ),
    named as (
      select array[name] || aliases as names, distance from place
      union all
      select array[location_text], 0 from property where id = ${propertyId}
    )
    update agency_member set last_assigned_at = clock_timestamp()
    where broker_id = (
      select member.broker_id from agency_member member
      join broker on broker.id = member.broker_id
      left join lateral (
        select min(distance) as distance from named
        where folded(operating_areas) && folded(names)) near on true
      where member.agency_id = ${agencyId} and takes_leads
        and broker_is_visible(broker.status, broker.kyc_status)
        and (${rule} <> 'locality' or near.distance is not null)
      order by case when ${rule} = 'locality' then near.distance end,
        last_assigned_at nulls first, joined_at, member.broker_id
      limit 1)
    returning broker_id`.execute(tx)
  return rows[0]?.broker_id
}

/** Ends the open offers of a broker's leads. */
export async function endOffers(
  tx: Handle,
  { agencyId, brokerId }: { agencyId: string; brokerId: string },
): Promise<void> {
  await sql`
    delete from lead_offer using lead
    where lead.id = lead_id and agency_id = ${agencyId} and lead.broker_id = ${brokerId}
      and taken_at is null`.execute(tx)
}

/** Deletes all assignments of an agency before its last member leaves. */
export async function deleteAssignments(tx: Handle, agencyId: string): Promise<void> {
  await tx.deleteFrom('lead_assignment').where('agency_id', '=', agencyId).execute()
}

/** A colleague who stops answering no longer sees the number, even if it was shared with them. */
export async function endSharingWith(
  tx: Handle,
  { broker_id, phone }: GivenLead,
  memberId: string,
): Promise<void> {
  await tx
    .updateTable('inquiry')
    .set({ number_shared_with: null })
    .where('broker_id', '=', broker_id)
    .where('phone', '=', phone)
    .where('number_shared_with', '=', memberId)
    .execute()
}
