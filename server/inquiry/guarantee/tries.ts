import { v7 } from 'uuid'
import type { LeadGuarantee, TryOutcome } from '#contract/inquiry/lead-guarantee.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { judgeTries, tryWindowDays } from '#domain/plan/lead-guarantee.ts'
import type { Actor } from '#server/audit/record.ts'
import { systemActor } from '#server/audit/system-actor.ts'
import {
  creditReported,
  maxTries,
  presentTry,
  readCredit,
} from '#server/billing/subscription/credit.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import type { Relayed } from '#server/inquiry/contact.ts'
import { lockForChange } from '#server/inquiry/lead-access.ts'
import type { LeadRow } from '#server/inquiry/lead-row.ts'
import { getLeadFacts, insertTry, listTryTimes } from './queries.ts'

/** The tries of brokers to reach leads, and the rule that credits contact views. */

const minuteMs = 60_000
const dayMs = 86_400_000

interface Tried {
  outcome: TryOutcome
  triedAt?: string | undefined
}

/** Records a try; the rule then decides whether the contact view is credited. */
export function recordTry(
  db: Handle,
  viewer: BrokerViewer,
  leadId: string,
  { outcome, triedAt }: Tried,
  relayed: Relayed,
): Promise<LeadGuarantee> {
  return transact(db, async (tx) => {
    const lead = await lockForChange(tx, viewer, leadId)
    const { viewed_at } = await getLeadFacts(tx, viewer.id, leadId)
    if (!isTryable(lead, relayed) || !viewed_at) throw refuse('try_not_possible')
    const known = await listTryTimes(tx, viewer.id, leadId)
    if (known.length >= maxTries) {
      throw refuse('step_impossible', {
        message: t('{count} tries are recorded for this lead. No more are needed.', {
          count: maxTries,
        }),
      })
    }
    const tried_at = triedAt === undefined ? undefined : new Date(triedAt)
    refuseTime(tried_at ?? new Date(), viewed_at, known)
    const whose = { lead_id: leadId, broker_id: viewer.id }
    await insertTry(tx, { id: v7(), ...whose, outcome, tried_at })
    await applyRule(tx, viewer, { brokerId: viewer.id, leadId, outcome })
    return readGuarantee(tx, viewer, lead, relayed)
  })
}

/**
 * If calls are connected by a provider, its reports say who was not reached, and brokers see no
 * number.
 */
function isTryable({ is_spam, withdrawn_at }: LeadRow, { isRelayed }: Relayed): boolean {
  return !is_spam && withdrawn_at === null && !isRelayed
}

function refuseTime(at: Date, viewedAt: Date, known: readonly Date[]): void {
  const reason = whyNot(at.getTime(), viewedAt.getTime(), known)
  if (reason) throw refuse('invalid_input', { fields: { triedAt: reason } })
}

function whyNot(at: number, viewedAt: number, known: readonly Date[]): string | undefined {
  if (at > Date.now()) return t('Please enter a time that has passed.')
  if (at < Date.now() - tryWindowDays * dayMs) {
    return t('Please enter a try of the last {days} days.', { days: tryWindowDays })
  }
  // Times from forms are whole minutes.
  if (at < viewedAt - minuteMs) return t('You had not opened this number then.')
  const isNear = known.some((one) => Math.abs(one.getTime() - at) < 60 * minuteMs)
  return isNear ? t('Please wait at least an hour between two tries.') : undefined
}

interface Judged {
  brokerId: string
  leadId: string
  outcome: TryOutcome
}

async function applyRule(tx: Handle, actor: Actor, { brokerId, leadId, outcome }: Judged) {
  const view = { brokerId, leadId }
  const { heard_at, was_reached, is_of_another } = await getLeadFacts(tx, brokerId, leadId)
  if (was_reached) return
  if (outcome === 'wrong-number' && is_of_another) {
    await creditReported(tx, actor, view, { reason: 'wrong-number' })
    return
  }
  const { isMet, tries } = judgeTries(await listTryTimes(tx, brokerId, leadId), heard_at)
  if (isMet) await creditReported(tx, actor, view, { reason: 'unreachable', tries })
}

/** Records a connected call that did not reach the person as a try of its broker. */
export async function recordCallTry(
  tx: Handle,
  { id, brokerId, leadId }: { id: string; brokerId: string; leadId: string },
  outcome: 'no-answer' | 'busy',
): Promise<void> {
  const whose = { lead_id: leadId, broker_id: brokerId }
  await insertTry(tx, { id: v7(), ...whose, outcome, relay_call_id: id })
  await applyRule(tx, systemActor, { brokerId, leadId, outcome })
}

/** Returns the state of the lead guarantee for a lead whose contact the viewer has opened. */
export async function readGuarantee(
  db: Handle,
  viewer: BrokerViewer,
  lead: LeadRow,
  relayed: Relayed,
): Promise<LeadGuarantee> {
  const [facts, { tries, credit, isCharged, period }] = await Promise.all([
    getLeadFacts(db, viewer.id, lead.id),
    readCredit(db, { brokerId: viewer.id, leadId: lead.id }),
  ])
  const judged = judgeTries(
    tries.map(({ tried_at }) => tried_at),
    facts.heard_at,
  )
  return {
    isCharged,
    tries: tries.map(presentTry),
    counted: { tries: judged.tries, days: judged.days },
    mayRecordTry: isCharged && credit === null && !facts.was_reached && isTryable(lead, relayed),
    period,
    credit,
  }
}
