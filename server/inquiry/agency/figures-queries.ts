import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

export interface FigureRow {
  id: string
  first_name: string
  last_name: string
  inquiries: number
  replied: number
  reply_minutes: number | null
  visits_kept: number
  visits_due: number
  live_listings: number
}

/**
 * Counts for each member, or one of them: leads of the last days that the member answers now, with
 * the time by the clock to the first reply of anybody; visits of those leads; and live listings.
 * Inquiries from before the broker joined do not count.
 */
export async function listFigures(
  db: Handle,
  agencyId: string,
  { days, memberId }: { days: number; memberId?: string | undefined },
): Promise<FigureRow[]> {
  const since = sql`now() - make_interval(days => ${days})`
  const { rows } = await sql<FigureRow>`
    with answered as (
      select lead.*, lead_contact(lead) as contact_id
      from agency_member asked join lead on lead.broker_id = asked.broker_id
      where asked.agency_id = ${agencyId} and not lead.is_spam and (
        lead.first_asked_at >= asked.joined_at
        or lead.id in (select lead_id from lead_assignment where agency_id = ${agencyId}))
    ),
    waited as (
      select contact_id, extract(epoch from replied.at - first_asked_at) / 60 as minutes
      from answered left join lateral (
        select min(created_at) as at from lead_entry
        where lead_id = answered.id and kind = 'reply') replied on true
      where first_asked_at > ${since}
    ),
    asked as (
      select contact_id, count(*) as inquiries, count(minutes) as replied,
        round(percentile_cont(0.5) within group (order by minutes)) as reply_minutes
      from waited group by contact_id
    ),
    visited as (
      select contact_id, count(*) filter (where state = 'met') as kept,
        count(*) filter (where state = 'met' or visit_is_missed(visit, 'broker')) as due
      from answered
      join inquiry on inquiry.broker_id = answered.broker_id and inquiry.phone = answered.phone
      join visit on visit.inquiry_id = inquiry.id
      where starts_at > ${since} and starts_at <= now()
      group by contact_id
    )
    select broker.id, first_name, last_name, coalesce(inquiries, 0) as inquiries,
      coalesce(replied, 0) as replied, reply_minutes, coalesce(kept, 0) as visits_kept,
      coalesce(due, 0) as visits_due,
      (select count(*) from property
        where property.broker_id = broker.id and property.is_live) as live_listings
    from agency_member
    join broker on broker.id = agency_member.broker_id
    left join asked on asked.contact_id = broker.id
    left join visited on visited.contact_id = broker.id
    where agency_id = ${agencyId}
      and broker.id = coalesce(${memberId ?? null}, broker.id)
    order by inquiries desc, first_name, last_name, broker.id`.execute(db)
  return rows
}
