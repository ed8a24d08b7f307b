import type { CircuitState } from '#contract/message/carrier.ts'
import type { MessageChannel } from '#contract/message/message.ts'

/** Spares a provider that is down, and the messages that would be used up on it. */
export interface Circuit {
  /** Whether nothing should be sent now; after a rest one message may try. */
  isOpen(): boolean
  succeeded(): void
  failed(why: string): void
  /** How it stands, for who looks after it. */
  read(): CircuitReading
}

export interface CircuitReading {
  state: CircuitState
  since: Date
  /** The last fault there was, also after it has passed. */
  lastError: { text: string; at: Date } | undefined
}

/** One for each door to the world outside, the same for all who go through it. */
export type Circuits = Record<MessageChannel | 'gateway', Circuit>

const failuresToOpen = 5
const minOpenMs = 30_000
const maxOpenMs = 300_000

/**
 * Opens after five faults in a row; rests half a minute, then twice as long each time, up to five
 * minutes.
 */
export function makeCircuit(now: () => number = Date.now): Circuit {
  let failures = 0
  let rest = minOpenMs
  let openUntil = 0
  let since = now()
  let lastError: CircuitReading['lastError']
  return {
    isOpen: () => now() < openUntil,
    succeeded: () => {
      if (failures >= failuresToOpen) since = now()
      failures = 0
      rest = minOpenMs
      openUntil = 0
    },
    failed: (why) => {
      failures += 1
      lastError = { text: why.slice(0, 300), at: new Date(now()) }
      if (failures < failuresToOpen) return
      if (failures === failuresToOpen) since = now()
      openUntil = now() + rest
      rest = Math.min(rest * 2, maxOpenMs)
    },
    read: () => {
      if (failures < failuresToOpen) return { state: 'closed', since: new Date(since), lastError }
      if (now() < openUntil) return { state: 'open', since: new Date(since), lastError }
      return { state: 'half-open', since: new Date(openUntil), lastError }
    },
  }
}

export function makeCircuits(now?: () => number): Circuits {
  const make = () => makeCircuit(now)
  return { sms: make(), whatsapp: make(), email: make(), gateway: make() }
}
