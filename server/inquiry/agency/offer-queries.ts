import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { isWaiting } from '#server/inquiry/working-hours/waiting-sql.ts'
import { type GivenLead, givenLeadColumns } from './queries.ts'

/** Older leads are not offered when an agency turns offering on. */
const maxAgeDays = 14
const perRound = 100

/** Nobody has replied to the seeker or done anything else with the lead since the inquiry. */
const isUnanswered = sql<boolean>`
  lead.stage = 'new' and not lead.is_spam and lead.withdrawn_at is null
  and ${isWaiting}`

/** Since when a lead waits; a new assignee gets the full time again. */
const waitsSince = sql`greatest(
  case when lead.handled_at is null then lead.first_asked_at else lead.last_asked_at end,
  (select assigned_at from lead_assignment given where given.lead_id = lead.id))`

const isAbout = sql`(
  select property_id from inquiry
  where inquiry.broker_id = lead.broker_id and inquiry.phone = lead.phone
  order by updated_at desc, inquiry.id desc limit 1)`

/** Offers leads that waited too long, each once; returns for each the members who can take it. */
export async function insertOffers(tx: Handle): Promise<string[][]> {
  const { rows } = await sql<{ member_ids: string[] }>`
    with waiting as (
      select lead.id, agency.id as agency_id, member_ids
      from agency
      join agency_member asked on asked.agency_id = agency.id
      join lead on lead.broker_id = asked.broker_id
      cross join lateral (
        select array(select member.broker_id from agency_member member
          where member.agency_id = agency.id and takes_leads
            and member.broker_id <> lead_contact(lead) and member_may_answer(member.broker_id)
          order by member.broker_id) as member_ids) able
      where offer_after_hours is not null and ${isUnanswered}
        and lead.last_asked_at > now() - make_interval(days => ${maxAgeDays})
        and lead.first_asked_at >= asked.joined_at
        and ${waitsSince} < now() - make_interval(hours => offer_after_hours)
        and not exists (select from lead_offer known where known.lead_id = lead.id)
        -- Before the limit: what nobody can take must not keep others from their turn.
        and member_ids <> '{}'
      limit ${perRound}
    ),
    offered as (
      insert into lead_offer (lead_id, agency_id)
      select id, agency_id from waiting
      on conflict do nothing
      returning lead_id
    )
    select member_ids from offered join waiting on waiting.id = lead_id`.execute(tx)
  return rows.map(({ member_ids }) => member_ids)
}

export interface OfferRow {
  id: string
  title: string | null
  broker_name: string
  asked_at: Date
}

/** Lists the open offers of an agency that nobody has taken. */
export async function listOffers(
  db: Handle,
  agencyId: string,
  viewerId: string,
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select lead.id, title, first_name || ' ' || last_name as broker_name,
      ${waitsSince} as asked_at
    from lead_offer
    join lead on lead.id = lead_id
    join broker on broker.id = lead.broker_id
    left join property on property.id = ${isAbout}
    where agency_id = ${agencyId} and taken_at is null and ${isUnanswered}
      and lead_contact(lead) <> ${viewerId}
    order by asked_at, lead.id limit 100`.execute(db)
  return rows
}

export interface LockedOffer extends GivenLead {
  is_unanswered: boolean
  is_taken: boolean
  taken_by: string | null
  taken_by_name: string | null
}

/**
 * Locks an offered lead of an agency, so that of two members who take it the second sees the first.
 */
export async function lockOffer(
  tx: Handle,
  agencyId: string,
  leadId: string,
): Promise<LockedOffer | undefined> {
  await sql`
    select from lead where id = ${leadId}
      and id in (select lead_id from lead_offer where agency_id = ${agencyId})
    for update`.execute(tx)
  const { rows } = await sql<LockedOffer>`
    select ${givenLeadColumns}, ${isUnanswered} as is_unanswered,
      taken_at is not null as is_taken, taken_by,
      (select first_name || ' ' || last_name from broker where broker.id = taken_by)
        as taken_by_name
    from lead_offer join lead on lead.id = lead_id
    where agency_id = ${agencyId} and lead.id = ${leadId}`.execute(tx)
  return rows[0]
}
