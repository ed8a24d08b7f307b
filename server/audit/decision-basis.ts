import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { type DecisionTarget, isDecidedByAnother } from './decision-view-queries.ts'

/** What an administrator based a decision on. */
export interface DecisionBasis<State> {
  /** The state on the administrator's screen; clients that know none leave it out. */
  decidedOn?: State | undefined
  receivedAt: Date
}

/** The current state of what is decided. */
export interface Present<State> extends DecisionTarget {
  state: State
  decidedAt: Date | null
}

/**
 * Returns whether another decision came first (decision 0056): the state differs from the one on
 * screen. If no state is named: it was decided after this request arrived, or by somebody else
 * since it was last sent to this administrator.
 */
export async function isOutdated<State>(
  tx: Handle,
  viewer: AdministratorViewer,
  { decidedOn, receivedAt }: DecisionBasis<State>,
  { state, decidedAt, ...target }: Present<State>,
): Promise<boolean> {
  if (decidedOn !== undefined) return decidedOn !== state
  if (decidedAt !== null && decidedAt > receivedAt) return true
  return isDecidedByAnother(tx, viewer, target)
}

/** Returns the conflict for the later decision; `now` is a sentence about the current state. */
export function decidedMeanwhile(now: string) {
  const message = t('Someone else has already decided this. {now}', { now })
  return refuse('decided_meanwhile', { message })
}
