import { refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { type DecisionTarget, isDecidedByAnother } from './decision-view-queries.ts'

/** What a decision was made on. */
export interface DecisionBasis<State> {
  /** The state that was on screen; clients that know none leave it out. */
  decidedOn?: State | undefined
  receivedAt: Date
}

/** What is decided about, as it is now. */
export interface Present<State> extends DecisionTarget {
  state: State
  decidedAt: Date | null
}

/**
 * Whether another decision came first (decision 0056): the state differs from the one on screen or,
 * where none is named, was decided after this request arrived or by somebody else since the
 * administrator was last sent it.
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

/** What the later one hears; `now` is a sentence about the state as it is. */
export function decidedMeanwhile(now: string) {
  const message = `Somebody else has decided this in the meantime. ${now}`
  return refuse('decided_meanwhile', { message })
}
