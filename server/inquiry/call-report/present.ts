import {
  type BrokerCallReport,
  type CallReport,
  type CallReportAct,
  callReportActs,
  type OwnCallReport,
} from '#contract/inquiry/call-report.ts'
import type { ReportRow } from './queries.ts'

const decisions = ['uphold', 'dismiss'] as const satisfies readonly CallReportAct[]

export interface OwnReportRow
  extends Pick<ReportRow, 'kind' | 'happened_on' | 'status' | 'reason'> {
  /** A text if the row came as JSON. */
  created_at: Date | string
}

export function presentOwnReport(row: OwnReportRow): OwnCallReport {
  return {
    kind: row.kind,
    happenedOn: row.happened_on,
    status: row.status,
    reason: row.reason,
    createdAt: new Date(row.created_at).toISOString(),
  }
}

/** Returns the latest report of a seeker, and whether another one is possible now. */
export function presentReporting(
  report: OwnReportRow | null,
  { isShared }: { isShared: boolean },
): { callReport: OwnCallReport | null; mayReportCall: boolean } {
  const isUndecided = report !== null && callReportActs[report.status].length > 0
  return {
    callReport: report && presentOwnReport(report),
    mayReportCall: !isShared && !isUndecided,
  }
}

export function presentForBroker(row: ReportRow): BrokerCallReport {
  return {
    ...presentOwnReport(row),
    _id: row.id,
    lead: row.lead_id,
    name: row.asker,
    reference: row.reference,
    note: row.note,
    response: row.response,
    suspends: row.suspends && row.status === 'open',
    suspendedUntil: row.suspended_until?.toISOString() ?? null,
    mayRespond: callReportActs[row.status].some((act) => act === 'respond'),
  }
}

export function presentReport(row: ReportRow): CallReport {
  const { lead: _lead, mayRespond: _mayRespond, ...shared } = presentForBroker(row)
  const { first_name, last_name, company_name } = row
  return {
    ...shared,
    broker: {
      _id: row.broker_id,
      name: `${first_name} ${last_name}`,
      companyName: company_name,
    },
    sharingEndedAt: row.sharing_ended_at?.toISOString() ?? null,
    askedAt: row.asked_at.toISOString(),
    respondedAt: row.responded_at?.toISOString() ?? null,
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    may: decisions.filter((act) => callReportActs[row.status].some((one) => one === act)),
  }
}
