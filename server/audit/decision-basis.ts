import { refuse } from '#contract/refusal.ts'

/** What a decision was made on. */
export interface DecisionBasis<Status> {
  /** The state that was on screen; clients that know none leave it out. */
  decidedOn?: Status | undefined
  receivedAt: Date
}

/**
 * Whether another decision came first (decision 0056): the state differs from the one on screen or,
 * where none is named, was decided after this request arrived.
 */
export function isOutdated<Status>(
  { decidedOn, receivedAt }: DecisionBasis<Status>,
  now: { status: Status; decidedAt: Date | null },
): boolean {
  if (decidedOn !== undefined) return decidedOn !== now.status
  return now.decidedAt !== null && now.decidedAt > receivedAt
}

/** What the later one hears; `now` is a sentence about the state as it is. */
export function decidedMeanwhile(now: string) {
  const message = `Somebody else has decided this in the meantime. ${now}`
  return refuse('decided_meanwhile', { message })
}
