import {
  type CallReport,
  type CallReportAct,
  CallReportStatus,
  callReportActs,
} from '#contract/inquiry/call-report.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { inSentence } from '#domain/text/in-sentence.ts'
import { type DecisionBasis, decidedMeanwhile, isOutdated } from '#server/audit/decision-basis.ts'
import { record } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer, BrokerViewer } from '#server/http/viewer.ts'
import { notify } from '#server/notification/in-app/service.ts'
import { notifyOfDecision } from './notify.ts'
import { presentForBroker, presentReport } from './present.ts'
import {
  changeReport,
  findNextReport,
  findReport,
  findSuspension,
  listReportsOf,
  lockReport,
  type ReportRow,
} from './queries.ts'

const maxReports = 50

/** Returns the reports about a broker, and whether they hide all phone numbers now. */
export async function readOwnReports(db: Handle, { id }: BrokerViewer) {
  const [rows, { isSuspended, until }] = await Promise.all([
    listReportsOf(db, id, maxReports),
    findSuspension(db, id),
  ])
  return {
    reports: rows.map(presentForBroker),
    isSuspended,
    suspendedUntil: until?.toISOString() ?? null,
  }
}

/** Stores a broker's response to a report; a suspension until the response ends. */
export function respondToReport(db: Handle, viewer: BrokerViewer, id: string, text: string) {
  return transact(db, async (tx) => {
    await lockReport(tx, id)
    const before = await findReport(tx, id)
    if (before?.broker_id !== viewer.id) throw refuse('call_report_not_found')
    if (!callReportActs[before.status].some((act) => act === 'respond')) throw impossible(before)
    await changeReport(tx, id, { status: 'responded', response: text })
    const states = { before: { status: before.status }, after: { status: 'responded' } }
    await record(tx, viewer, 'call_report.respond', { kind: 'call_report', id }, states)
    await notify(tx, 'flag.read', () => ({
      kind: 'flag',
      title: t('Report awaiting a decision: {reference}', { reference: before.reference }),
      link: `/bb-admin/call-reports/${id}`,
    }))
    return presentForBroker(orRefuse(await findReport(tx, id), 'call_report_not_found'))
  })
}

export async function getReport(
  db: Handle,
  id: string,
): Promise<{ report: CallReport; others: CallReport[]; next: string | null }> {
  const row = orRefuse(await findReport(db, id), 'call_report_not_found')
  const all = await listReportsOf(db, row.broker_id, maxReports)
  return {
    report: presentReport(row),
    others: all.filter((other) => other.id !== id).map(presentReport),
    next: await findNextReport(db, id),
  }
}

interface ReportDecision extends DecisionBasis<CallReportStatus> {
  act: CallReportAct
  days?: number | undefined
  reason?: string | undefined
}

/** Upholds a report, which hides phone numbers from its broker for some days, or dismisses it. */
export function decideReport(
  db: Handle,
  config: Config,
  viewer: AdministratorViewer,
  id: string,
  { act, days, reason, ...basis }: ReportDecision,
): Promise<CallReport> {
  return transact(db, async (tx) => {
    await lockReport(tx, id)
    const before = orRefuse(await findReport(tx, id), 'call_report_not_found')
    const acts = ['call_report.uphold', 'call_report.dismiss']
    const { status: state, decided_at: decidedAt } = before
    const present = { kind: 'call_report', id, acts, state, decidedAt }
    if (await isOutdated(tx, viewer, basis, present)) {
      throw decidedMeanwhile(
        t('This report is {state} now.', { state: inSentence(CallReportStatus.label(state)) }),
      )
    }
    if (!callReportActs[state].some((possible) => possible === act)) throw impossible(before)
    const status = act === 'uphold' ? 'upheld' : 'dismissed'
    const { id: administrator, name } = viewer
    await changeReport(tx, id, { status, reason, days, decidedBy: { id: administrator, name } })
    await record(
      tx,
      viewer,
      `call_report.${act}`,
      { kind: 'call_report', id },
      { before: { status: state }, after: { status, ...(days !== undefined && { days }) } },
    )
    const row = orRefuse(await findReport(tx, id), 'call_report_not_found')
    await notifyOfDecision(tx, config, row)
    return presentReport(row)
  })
}

function impossible({ status }: ReportRow) {
  const state = inSentence(CallReportStatus.label(status))
  return refuse('step_impossible', { message: t('This report is {state} now.', { state }) })
}
