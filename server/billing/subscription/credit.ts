import { v7 } from 'uuid'
import { unlimited } from '#contract/billing/subscription-plan.ts'
import type { LeadCredit, LeadCreditRow, LeadTry } from '#contract/inquiry/lead-guarantee.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { maxReportedCredits } from '#domain/plan/lead-guarantee.ts'
import { type Actor, record } from '#server/audit/record.ts'
import { systemActor } from '#server/audit/system-actor.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import {
  type CreditRow,
  countReported,
  findCredit,
  findCreditOf,
  insertCredit,
  isCreditable,
  listTries,
  reverse,
  type TryRow,
} from './credit-queries.ts'
import { notifyReversed } from './notify-broker.ts'
import { type ActivePlan, findActivePlan, lockActivePlan } from './usage.ts'

/** Contact views that are credited back to a plan by rule, each at most once (decision 0107). */

/** The number of tries shown; no more are stored for one lead. */
export const maxTries = 20

type Grounds =
  | { reason: 'unreachable'; tries: number }
  | { reason: 'wrong-number' }
  | { reason: 'repeated'; earlierAt: Date }

/** The broker who pays for the contact, and the lead. */
interface View {
  brokerId: string
  leadId: string
}

/** Returns how many leads of the plan period can be credited on the broker's word. */
export async function reportedCredits(
  db: Handle,
  { id, limits }: ActivePlan,
): Promise<{ max: number; used: number }> {
  if (id === undefined || limits.contactViews === unlimited) return { max: 0, used: 0 }
  return { max: maxReportedCredits(limits.contactViews), used: await countReported(db, id) }
}

/**
 * Credits a contact view on the broker's word, if it was charged recently and the plan period has
 * such a credit left. The plan is locked, so that parallel calls cannot exceed the limit.
 */
export async function creditReported(
  tx: Handle,
  actor: Actor,
  view: View,
  grounds: Exclude<Grounds, { reason: 'repeated' }>,
): Promise<boolean> {
  const plan = await lockActivePlan(tx, view.brokerId)
  const { max, used } = await reportedCredits(tx, plan)
  if (used >= max || !(await isCreditable(tx, view.brokerId, view.leadId))) return false
  return credit(tx, actor, plan, view, grounds)
}

/** Credits a contact view that repeats an earlier one of the same person; the plan is locked. */
export function creditRepeated(
  tx: Handle,
  plan: ActivePlan,
  view: View,
  earlierAt: Date,
): Promise<boolean> {
  return credit(tx, systemActor, plan, view, { reason: 'repeated', earlierAt })
}

async function credit(
  tx: Handle,
  actor: Actor,
  plan: ActivePlan,
  { brokerId, leadId }: View,
  grounds: Grounds,
): Promise<boolean> {
  if (plan.id === undefined) return false
  const id = v7()
  const isNew = await insertCredit(tx, {
    ...{ id, broker_id: brokerId, lead_id: leadId, subscription_id: plan.id },
    reason: grounds.reason,
    tries: grounds.reason === 'unreachable' ? grounds.tries : null,
    earlier_at: grounds.reason === 'repeated' ? grounds.earlierAt : null,
  })
  if (!isNew) return false
  const after = { broker: brokerId, lead: leadId, reason: grounds.reason }
  await record(tx, actor, 'lead_credit.create', { kind: 'lead_credit', id }, { after })
  return true
}

/** Returns the credits of a broker for a lead, the tries, and the credits left in the period. */
export async function readCredit(db: Handle, { brokerId, leadId }: View) {
  const plan = await findActivePlan(db, brokerId)
  const [row, tries, isCharged, period] = await Promise.all([
    findCreditOf(db, brokerId, leadId),
    listTries(db, brokerId, leadId, maxTries),
    isCreditable(db, brokerId, leadId),
    reportedCredits(db, plan),
  ])
  return { credit: row ? presentCredit(row) : null, tries, isCharged, period }
}

type CreditColumns = Pick<
  CreditRow,
  'reason' | 'tries' | 'earlier_at' | 'created_at' | 'reversed_at' | 'reversal_reason'
>

function presentCredit(row: CreditColumns): LeadCredit {
  return {
    reason: row.reason,
    tries: row.tries,
    earlierAt: row.earlier_at?.toISOString() ?? null,
    creditedAt: row.created_at.toISOString(),
    reversedAt: row.reversed_at?.toISOString() ?? null,
    reversalReason: row.reversal_reason,
  }
}

export function presentTry(row: TryRow): LeadTry {
  return {
    _id: row.id,
    outcome: row.outcome,
    triedAt: row.tried_at.toISOString(),
    isConnected: row.relay_call_id !== null,
  }
}

export function presentCreditRow(row: CreditRow): LeadCreditRow {
  return {
    ...presentCredit(row),
    _id: row.id,
    broker: {
      _id: row.broker_id,
      name: `${row.first_name} ${row.last_name}`,
      companyName: row.company_name,
      opened: row.opened,
      credited: row.credited,
    },
    name: row.name,
    plan: row.plan_name,
    reversedBy: row.reversed_by_name,
    mayReverse: row.reversed_at === null,
  }
}

export async function getCredit(db: Handle, id: string) {
  const row = orRefuse(await findCredit(db, id), 'lead_credit_not_found')
  const tries = await listTries(db, row.broker_id, row.lead_id, maxTries)
  return { credit: presentCreditRow(row), attempts: tries.map(presentTry) }
}

/**
 * Reverses a credit once: its contact view counts again, and its broker is notified of the reason.
 */
export function reverseCredit(
  db: Handle,
  config: Config,
  viewer: AdministratorViewer,
  id: string,
  reason: string,
): Promise<LeadCreditRow> {
  return transact(db, async (tx) => {
    orRefuse(await findCredit(tx, id), 'lead_credit_not_found')
    if (!(await reverse(tx, id, viewer, reason))) {
      throw refuse('step_impossible', { message: t('This credit has already been reversed.') })
    }
    const states = { before: { isReversed: false }, after: { isReversed: true } }
    await record(tx, viewer, 'lead_credit.reverse', { kind: 'lead_credit', id }, states)
    const row = orRefuse(await findCredit(tx, id), 'lead_credit_not_found')
    await notifyReversed(tx, config, row, reason)
    return presentCreditRow(row)
  })
}
