import { v7 } from 'uuid'
import type { z } from 'zod'
import type { CallReportDraft } from '#contract/inquiry/call-report.ts'
import { refuse } from '#contract/refusal.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { type Actor, record } from '#server/audit/record.ts'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Trace } from '#server/http/viewer.ts'
import { notify } from '#server/notification/in-app/service.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { addressKey, countAttempt } from '#server/resilience/throttle.ts'
import { notifyBrokerOfReport } from './notify.ts'
import { insertReport } from './queries.ts'
import {
  doesSuspend,
  findSharing,
  getAnswering,
  isRefusedReporter,
  type Reporter,
} from './reporter-queries.ts'

/** The conversation of the reporting seeker. */
interface Reported extends Reporter {
  /** The broker who was asked. */
  brokerId: string
  /** The inquiries of the seeker, the first of which is the conversation. */
  ids: readonly [string, ...string[]]
  name: string
  reference: string
}

/** Counts a report against the limits of its seeker and address. */
export async function countCallReport(db: Handle, who: string, { address }: Trace): Promise<void> {
  await countAttempt(db, `call reports of ${who}`, rateLimits.callReportPerPerson)
  await countAttempt(db, addressKey('call report', address), rateLimits.callReportPerAddress)
}

/**
 * Stores a report that a broker called or wrote to a number that is not shared, and asks the broker
 * to respond. All phone numbers may be hidden until the response (decision 0105).
 */
export async function reportCall(
  tx: Handle,
  actor: Actor,
  { brokerId: askedId, ids, name, reference, ...reporter }: Reported,
  draft: z.output<typeof CallReportDraft>,
): Promise<void> {
  const brokerId = draft.caller === 'answering' ? await getAnswering(tx, ids[0]) : askedId
  // Reports about a broker run one after another, because suspensions are counted.
  await lockKey(tx, `call report ${brokerId}`)
  if (await isRefusedReporter(tx, reporter)) {
    throw refuse('step_impossible', {
      message: t('Several of your reports were dismissed, so you cannot send another one.'),
    })
  }
  const isClear = await checkDay(tx, ids, { brokerId, happenedOn: draft.happenedOn })
  const suspends = isClear && (await doesSuspend(tx, brokerId, reporter))
  const report = {
    id: v7(),
    broker_id: brokerId,
    inquiry_id: ids[0],
    customer_id: reporter.customerId,
    kind: draft.kind,
    happened_on: draft.happenedOn,
    note: draft.note ?? null,
  }
  if (!(await insertReport(tx, report, suspends))) throw refuse('call_report_known')
  const target = { kind: 'call_report', id: report.id }
  const { kind, happenedOn, caller } = draft
  const after = { kind, happenedOn, caller, suspends }
  await record(tx, actor, 'call_report.create', target, { after })
  await notifyBrokerOfReport(tx, { brokerId, name, reference, happenedOn, suspends })
  await notify(tx, 'flag.read', () => ({
    kind: 'flag',
    title: t('Unwanted call reported: {reference}', { reference }),
    link: `/bb-admin/call-reports/${report.id}`,
    group: {
      key: 'call_report',
      title: t('{count} reports of unwanted calls', { count: '{count}' }),
      link: '/bb-admin/call-reports',
    },
  }))
}

/**
 * Refuses a report of a day on which the broker was allowed to call. Returns whether the case is
 * clear: on the day on which sharing ended, the call may have come before the end.
 */
async function checkDay(
  tx: Handle,
  ids: readonly [string, ...string[]],
  { brokerId, happenedOn }: { brokerId: string; happenedOn: string },
): Promise<boolean> {
  const { isLive, from, wasShared, today } = await findSharing(tx, ids, brokerId)
  if (isLive) {
    throw refuse('step_impossible', {
      message: t('You share your number with this broker. Stop sharing it first.'),
    })
  }
  const reason =
    happenedOn > today
      ? t('Please choose today or an earlier date.')
      : happenedOn < from
        ? t('Please choose {date} or later: before, this broker could call you.', {
            date: formatDate(from),
          })
        : undefined
  if (reason) throw refuse('invalid_input', { fields: { happenedOn: reason } })
  return !wasShared || happenedOn > from
}
