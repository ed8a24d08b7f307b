import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/** The reporter, and whether the report hides all phone numbers from the broker (decision 0105). */

/**
 * After this many suspensions of a broker in these days without an upheld report, no further one
 * starts.
 */
const maxSuspensions = 2
const suspensionDays = 30
/** After this many dismissed reports within a year a seeker can make no further one. */
const maxDismissed = 2

export interface Sharing {
  /** Whether the number is shared now. */
  isLive: boolean
  /** The first day in India for which a call can be reported. */
  from: string
  /** Whether that is the last day on which the number was shared. */
  wasShared: boolean
  today: string
}

/** Returns who answers the lead of an inquiry: its broker, or a colleague in the agency. */
export async function getAnswering(db: Handle, inquiryId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select lead_contact(lead) as id from inquiry join lead on lead.broker_id = inquiry.broker_id
      and lead.phone = inquiry.phone
    where inquiry.id = ${inquiryId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An inquiry has a lead.')
  return row.id
}

/** Returns until when these inquiries of one sender share the number with a broker. */
export async function findSharing(
  db: Handle,
  [first, ...others]: readonly [string, ...string[]],
  brokerId: string,
): Promise<Sharing> {
  const { rows } = await sql<{
    is_live: boolean
    from: string
    was_shared: boolean
    today: string
  }>`
    with asked as (
      select created_at, case when inquiry_shares_with(inquiry, ${brokerId}) then
        least(number_shared_until, (select max(withdrawn_at) from contact_consent
          where inquiry_id = inquiry.id and inquiry_is_withdrawn(inquiry.id))) end as ends_at
      from inquiry where id = any(${[first, ...others]}::uuid[])
    )
    select coalesce(max(ends_at) > now(), false) as is_live,
      count(ends_at) > 0 or exists (select from lead_entry
        where conversation_id = ${first} and kind = 'number-hidden') as was_shared,
      india_today()::text as today,
      india_day(greatest(min(created_at), max(ends_at), (select max(created_at) from lead_entry
        where conversation_id = ${first} and kind = 'number-hidden')))::text as from
    from asked`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A conversation has an inquiry.')
  return { isLive: row.is_live, from: row.from, wasShared: row.was_shared, today: row.today }
}

/** A seeker: an account, or the mailbox that an inquiry link was sent to. */
export interface Reporter {
  customerId: string | null
  email: string | null
}

/** Returns whether too many reports of a seeker were dismissed. */
export async function isRefusedReporter(
  db: Handle,
  { customerId, email }: Reporter,
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from call_report report
    join inquiry on inquiry.id = report.inquiry_id
    left join customer on customer.id = report.customer_id
    where report.status = 'dismissed' and report.decided_at > now() - interval '1 year'
      and (report.customer_id = ${customerId}
        -- An account can type any address into an inquiry.
        or lower(coalesce(customer.email, inquiry.email)) = lower(${email}))`.execute(db)
  return (rows[0]?.count ?? 0) >= maxDismissed
}

/**
 * Returns whether a report hides all phone numbers from its broker: its seeker has confirmed a
 * mailbox or a number, and the broker has not recently been suspended several times by reports that
 * were not upheld.
 */
export async function doesSuspend(
  tx: Handle,
  brokerId: string,
  { customerId }: Reporter,
): Promise<boolean> {
  const { rows } = await sql<{ suspends: boolean }>`
    select (${customerId}::uuid is null
        -- The link reached its mailbox.
        or exists (select from customer where id = ${customerId} and proven_email is not null)
        or exists (select from number_proof
          where account_realm = 'customer' and account_id = ${customerId}))
      and (select count(*) < ${maxSuspensions} from call_report
        where broker_id = ${brokerId} and suspends and status <> 'upheld'
          and created_at > now() - make_interval(days => ${suspensionDays})) as suspends`.execute(
    tx,
  )
  return rows[0]?.suspends ?? false
}
