import type { CircuitState } from '#contract/message/carrier.ts'
import type { MessageChannel } from '#contract/message/message.ts'

/** A circuit breaker: stops calling a provider that is down and saves the messages' attempts. */
export interface Circuit {
  /** Whether to send nothing now. After the open time, one message may try. */
  isOpen(): boolean
  succeeded(): void
  failed(why: string): void
  /** Returns the state for administrators. */
  read(): CircuitReading
}

export interface CircuitReading {
  state: CircuitState
  since: Date
  /** The last error, even after recovery. */
  lastError: { text: string; at: Date } | undefined
}

/** One circuit per external provider, shared by all its callers. */
export type Circuits = Record<MessageChannel | 'gateway' | 'relay', Circuit>

interface CircuitLimits {
  /** Failures in a row before it opens. */
  failuresToOpen: number
  /** How long it stays open, at first and at most. */
  firstMs: number
  maxMs: number
}
const usual: CircuitLimits = { failuresToOpen: 5, firstMs: 30_000, maxMs: 300_000 }

/**
 * Creates a circuit that opens after five failures in a row: for half a minute at first, doubling
 * each time up to five minutes, unless other limits are given.
 */
export function makeCircuit(
  now: () => number = Date.now,
  { failuresToOpen, firstMs, maxMs }: CircuitLimits = usual,
): Circuit {
  let failures = 0
  let rest = firstMs
  let openUntil = 0
  let since = now()
  let lastError: CircuitReading['lastError']
  return {
    isOpen: () => now() < openUntil,
    succeeded: () => {
      if (failures >= failuresToOpen) since = now()
      failures = 0
      rest = firstMs
      openUntil = 0
    },
    failed: (why) => {
      failures += 1
      lastError = { text: why.slice(0, 300), at: new Date(now()) }
      if (failures < failuresToOpen) return
      if (failures === failuresToOpen) since = now()
      openUntil = now() + rest
      rest = Math.min(rest * 2, maxMs)
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
  return { sms: make(), whatsapp: make(), email: make(), gateway: make(), relay: make() }
}
