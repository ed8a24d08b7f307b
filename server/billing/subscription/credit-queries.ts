import { type RawBuilder, sql } from 'kysely'
import type { CreditReason, TryOutcome } from '#contract/inquiry/lead-guarantee.ts'
import { creditableDays } from '#domain/plan/lead-guarantee.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'

/** Credits that an administrator has not reversed. */
const counts = sql<boolean>`lead_credit.reversed_at is null`

/** Counts the contact views credited in a plan period and not reversed. */
export async function countCredits(db: Handle, subscriptionId: string): Promise<number> {
  return countRows(
    db.selectFrom('lead_credit').where('subscription_id', '=', subscriptionId).where(counts),
  )
}

/** Counts the credits of a period that rest on a broker's word, including reversed ones. */
export async function countReported(db: Handle, subscriptionId: string): Promise<number> {
  return countRows(
    db
      .selectFrom('lead_credit')
      .where('subscription_id', '=', subscriptionId)
      .where('reason', '<>', 'repeated'),
  )
}

/** Returns when a contact was opened and charged, unless that is too long ago. */
export async function isCreditable(db: Handle, brokerId: string, leadId: string): Promise<boolean> {
  const row = await db
    .selectFrom('contact_view')
    .select('viewed_at')
    .where('broker_id', '=', brokerId)
    .where('lead_id', '=', leadId)
    .where(sql<boolean>`contact_view_is_charged(broker_id, viewed_at)`)
    .where(sql<boolean>`viewed_at > now() - make_interval(days => ${creditableDays})`)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns when the broker opened and was charged for the same person's contact in another lead. */
export async function findEarlierView(
  db: Handle,
  brokerId: string,
  leadId: string,
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select earlier_contact_view(${brokerId}, ${leadId}) as at`.execute(db)
  return rows[0]?.at ?? null
}

/** Returns those of these leads that repeat another lead of the broker. */
export async function listRepeated(
  db: Handle,
  brokerId: string,
  leadIds: readonly string[],
): Promise<string[]> {
  if (leadIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${sql.val(leadIds)}::uuid[]) id
    where earlier_contact_view(${brokerId}, id) is not null`.execute(db)
  return rows.map(({ id }) => id)
}

interface NewCredit {
  id: string
  broker_id: string
  lead_id: string
  subscription_id: string
  reason: CreditReason
  tries: number | null
  earlier_at: Date | null
}

/** Inserts a credit; returns false if the contact view is credited already. */
export async function insertCredit(tx: Handle, credit: NewCredit): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('lead_credit')
    .values({ ...credit, created_at: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) => conflict.columns(['broker_id', 'lead_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function findCreditOf(db: Handle, brokerId: string, leadId: string) {
  return db
    .selectFrom('lead_credit')
    .where('broker_id', '=', brokerId)
    .where('lead_id', '=', leadId)
    .select(['reason', 'tries', 'earlier_at', 'created_at', 'reversed_at', 'reversal_reason'])
    .executeTakeFirst()
}

export interface CreditRow {
  id: string
  broker_id: string
  lead_id: string
  reason: CreditReason
  tries: number | null
  earlier_at: Date | null
  created_at: Date
  reversed_at: Date | null
  reversed_by_name: string | null
  reversal_reason: string | null
  first_name: string
  last_name: string
  company_name: string
  plan_name: string
  name: string
  opened: number
  credited: number
}

const selectCredits = () => sql`
  select lead_credit.*, broker.first_name, broker.last_name, broker.company_name, plan_name,
    lead.name,
    (select count(*) from contact_view view where view.broker_id = lead_credit.broker_id
      and view.viewed_at >= india_midnight(starts_on)
      and view.viewed_at < india_midnight(ends_on)) as opened,
    (select count(*) from lead_credit other
      where other.subscription_id = lead_credit.subscription_id
        and other.reversed_at is null) as credited
  from lead_credit
  join broker on broker.id = lead_credit.broker_id
  join lead on lead.id = lead_credit.lead_id
  join subscription on subscription.id = subscription_id`

export interface CreditFilter {
  search?: string | undefined
  reason?: CreditReason | undefined
  state?: 'counted' | 'reversed' | undefined
}

const matching = ({ search, reason, state }: CreditFilter) => sql`
  (${reason ?? null}::text is null or lead_credit.reason = ${reason ?? null})
  and (${state ?? null}::text is null or (reversed_at is not null) = (${state === 'reversed'}))
  and (${search ?? null}::text is null or strpos(lower(concat_ws(' ', broker.first_name,
    broker.last_name, broker.company_name, lead.name)), lower(${search ?? null})) > 0)`

const orders: Record<'newest' | 'oldest' | 'most-credited', RawBuilder<unknown>> = {
  newest: sql`found.created_at desc, found.id desc`,
  oldest: sql`found.created_at, found.id`,
  'most-credited': sql`found.credited_of_period desc, found.broker_id, found.created_at desc,
    found.id desc`,
}

/** Computes the counts of each period once, for the rows of the page. */
export async function listCredits(
  db: Handle,
  filter: CreditFilter,
  { page, limit, sort }: { page: number; limit: number; sort: keyof typeof orders },
): Promise<{ rows: CreditRow[]; total: number }> {
  const { rows } = await sql<CreditRow & { total: number }>`
    with found as materialized (
      select lead_credit.id, lead_credit.broker_id, lead_credit.created_at, credited_of_period
      from lead_credit
      left join (${sort === 'most-credited' ? creditedOfPeriods : noPeriods}) period
        using (subscription_id)
      join broker on broker.id = lead_credit.broker_id
      join lead on lead.id = lead_credit.lead_id
      where ${matching(filter)}
    ), shown as (
      select * from found order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}
    )
    select credit.*, (select count(*) from found) as total
    from shown found join (${selectCredits()}) credit on credit.id = found.id
    order by ${orders[sort]}`.execute(db)
  if (rows.length > 0 || page === 1) return { rows, total: rows[0]?.total ?? 0 }
  const { total } = await listCredits(db, filter, { page: 1, limit: 1, sort })
  return { rows, total }
}

const creditedOfPeriods = sql`
  select subscription_id, count(*) filter (where reversed_at is null) as credited_of_period
  from lead_credit group by subscription_id`
const noPeriods = sql`select null::uuid as subscription_id, null::bigint as credited_of_period
  where false`

export async function findCredit(db: Handle, id: string): Promise<CreditRow | undefined> {
  const { rows } = await sql<CreditRow>`
    ${selectCredits()} where lead_credit.id = ${id}`.execute(db)
  return rows[0]
}

export interface TryRow {
  id: string
  outcome: TryOutcome
  tried_at: Date
  relay_call_id: string | null
}

/** Lists the broker's newest tries to reach the person of a lead. */
export async function listTries(
  db: Handle,
  brokerId: string,
  leadId: string,
  limit: number,
): Promise<TryRow[]> {
  return db
    .selectFrom('lead_try')
    .where('broker_id', '=', brokerId)
    .where('lead_id', '=', leadId)
    .select(['id', 'outcome', 'tried_at', 'relay_call_id'])
    .orderBy('tried_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Stores who reversed a credit and why; returns false if it is reversed already. */
export async function reverse(
  tx: Handle,
  id: string,
  by: { id: string; name: string },
  reason: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lead_credit')
    .set({
      reversed_at: sql<Date>`clock_timestamp()`,
      reversed_by: by.id,
      reversed_by_name: by.name,
      reversal_reason: reason,
    })
    .where('id', '=', id)
    .where(counts)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
