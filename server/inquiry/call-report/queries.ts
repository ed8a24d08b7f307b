import { type Insertable, sql } from 'kysely'
import type { CallKind, CallReportStatus } from '#contract/inquiry/call-report.ts'
import type { Locale } from '#domain/locale/locale.ts'
import type { Handle } from '#server/db/connect.ts'
import type { CallReport } from '#server/db/tables.ts'

/** A report with its conversation. */
export interface ReportRow {
  id: string
  broker_id: string
  inquiry_id: string
  customer_id: string | null
  kind: CallKind
  happened_on: string
  note: string | null
  suspends: boolean
  status: CallReportStatus
  response: string | null
  responded_at: Date | null
  suspended_until: Date | null
  reason: string | null
  decided_by_name: string | null
  decided_at: Date | null
  created_at: Date
  lead_id: string
  asker: string
  asker_email: string | null
  asker_language: Locale
  reference: string
  asked_at: Date
  first_name: string
  last_name: string
  company_name: string
  sharing_ended_at: Date | null
}

/**
 * When the senders of these inquiries stopped sharing their number: by their choice, at its end, or
 * by withdrawing their consent.
 */
const sharingEnd = (inquiry: ReturnType<typeof sql>, own: ReturnType<typeof sql>) => sql<Date>`
  greatest((select max(least(asked.number_shared_until, (
      select max(withdrawn_at) from contact_consent
      where inquiry_id = asked.id and inquiry_is_withdrawn(asked.id))))
    from inquiry asked where ${own}),
    (select max(created_at) from lead_entry
      where conversation_id = ${inquiry} and lead_entry.kind = 'number-hidden'))`

const ofSender = sql`asked.broker_id = first.broker_id and asked.phone = first.phone
  and inquiry_sender(asked) = inquiry_sender(first)`

const selectReports = () => sql`
  select report.*, lead.id as lead_id, first.name as asker, first.email as asker_email,
    first.language as asker_language, first.reference, first.created_at as asked_at,
    broker.first_name, broker.last_name, broker.company_name,
    ${sharingEnd(sql`first.id`, ofSender)} as sharing_ended_at
  from call_report report
  join inquiry first on first.id = report.inquiry_id
  join lead on lead.broker_id = first.broker_id and lead.phone = first.phone
  join broker on broker.id = report.broker_id`

export interface ReportFilter {
  search?: string | undefined
  status?: CallReportStatus | undefined
}

const matching = ({ search, status }: ReportFilter) => sql`
  (${status ?? null}::text is null or report.status = ${status ?? null})
  and (${search ?? null}::text is null or strpos(lower(concat_ws(' ', first.reference, first.name,
    broker.first_name, broker.last_name, broker.company_name, report.note)),
    lower(${search ?? null})) > 0)`

export async function listReports(
  db: Handle,
  filter: ReportFilter,
  { page, limit, sort }: { page: number; limit: number; sort: 'newest' | 'oldest' },
): Promise<{ rows: ReportRow[]; total: number }> {
  const direction = sort === 'newest' ? sql`desc` : sql`asc`
  const { rows } = await sql<ReportRow & { total: number }>`
    select *, count(*) over () as total from (${selectReports()} where ${matching(filter)}) report
    order by created_at ${direction}, id ${direction}
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  if (rows.length > 0 || page === 1) return { rows, total: rows[0]?.total ?? 0 }
  const { total } = await listReports(db, filter, { page: 1, limit: 1, sort })
  return { rows, total }
}

export async function findReport(db: Handle, id: string): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`${selectReports()} where report.id = ${id}`.execute(db)
  return rows[0]
}

/** Lists the latest reports about a broker, those awaiting a response first. */
export async function listReportsOf(
  db: Handle,
  brokerId: string,
  limit: number,
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    ${selectReports()} where report.broker_id = ${brokerId}
    order by report.status = 'open' desc, report.created_at desc, report.id desc
    limit ${limit}`.execute(db)
  return rows
}

/** Returns the latest report about one of these inquiries. */
export async function findLatestReport(db: Handle, inquiryIds: string[]) {
  return db
    .selectFrom('call_report')
    .where('inquiry_id', 'in', inquiryIds)
    .select(['kind', 'happened_on', 'status', 'reason', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns the oldest other undecided report, those with a response first. */
export async function findNextReport(db: Handle, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('call_report')
    .select('id')
    .where('status', 'in', ['open', 'responded'])
    .where('id', '<>', id)
    .orderBy('status', 'desc')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function countReports(db: Handle): Promise<Record<CallReportStatus, number>> {
  const rows = await db
    .selectFrom('call_report')
    .groupBy('status')
    .select(['status', (select) => select.fn.countAll<number>().as('count')])
    .execute()
  const counted = (status: CallReportStatus) =>
    Number(rows.find((row) => row.status === status)?.count ?? 0)
  return {
    open: counted('open'),
    responded: counted('responded'),
    upheld: counted('upheld'),
    dismissed: counted('dismissed'),
  }
}

export async function lockReport(tx: Handle, id: string): Promise<void> {
  await tx.selectFrom('call_report').select('id').where('id', '=', id).forUpdate().execute()
}

export async function changeReport(
  tx: Handle,
  id: string,
  change: {
    status: CallReportStatus
    response?: string
    reason?: string | null
    decidedBy?: { id: string; name: string }
    days?: number | undefined
  },
): Promise<void> {
  const { status, response, reason, decidedBy, days } = change
  await tx
    .updateTable('call_report')
    .set({
      status,
      ...(response !== undefined && { response, responded_at: sql<Date>`now()` }),
      ...(decidedBy && {
        reason: reason ?? null,
        decided_by: decidedBy.id,
        decided_by_name: decidedBy.name,
        decided_at: sql<Date>`now()`,
      }),
      ...(days !== undefined && {
        suspended_until: sql<Date>`now() + make_interval(days => ${days})`,
      }),
    })
    .where('id', '=', id)
    .execute()
}

/** Inserts a report; returns false if the conversation has an undecided one. */
export async function insertReport(
  tx: Handle,
  report: Omit<Insertable<CallReport>, 'suspends'>,
  suspends: boolean,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('call_report')
    .values({ ...report, suspends })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Returns whether phone numbers are hidden from a broker now, and until when; null until the
 * response.
 */
export async function findSuspension(
  db: Handle,
  brokerId: string,
): Promise<{ isSuspended: boolean; until: Date | null }> {
  const { rows } = await sql<{ is_suspended: boolean; until: Date | null }>`
    select broker_numbers_are_suspended(${brokerId}) as is_suspended,
      case when not exists (select from call_report
        where broker_id = ${brokerId} and suspends and status = 'open')
      then max(suspended_until) end as until
    from call_report where broker_id = ${brokerId} and suspended_until > now()`.execute(db)
  const [row] = rows
  return { isSuspended: row?.is_suspended ?? false, until: row?.until ?? null }
}

export async function areNumbersSuspended(db: Handle, brokerId: string): Promise<boolean> {
  return (await findSuspension(db, brokerId)).isSuspended
}
