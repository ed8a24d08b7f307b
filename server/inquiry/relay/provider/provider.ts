/** A call that connects two numbers, neither of which sees the other. */
export interface RelayedCall {
  /** Our own id of the call, which the provider's report repeats. */
  id: string
  /** E.164; rung first. */
  from: string
  to: string
}

/** A provider that connects calls. */
export interface CallRelay {
  name: string
  /** Starts a call and returns the provider's id of it; throws if it was not started. */
  start(call: RelayedCall): Promise<string>
}

/** The outcome of a call, as the provider reports it. */
export interface CallEnd {
  id: string
  providerCallId: string
  state: 'completed' | 'no-answer' | 'busy' | 'failed'
  /** The seconds in which both were connected. */
  talkSeconds: number
  /** Why the second number was not reached after the first had picked up; else undefined. */
  unreached: 'no-answer' | 'busy' | undefined
}
