/** Spares a provider that is down, and the messages that would be used up on it. */
export interface Circuit {
  /** Whether nothing should be sent now; after a rest one message may try. */
  isOpen(): boolean
  succeeded(): void
  failed(): void
}

const failuresToOpen = 5
const firstRest = 30_000
const longestRest = 300_000

/** Opens after five faults in a row; rests half a minute, then twice as long each time, up to five minutes. */
export function makeCircuit(now: () => number = Date.now): Circuit {
  let failures = 0
  let rest = firstRest
  let openUntil = 0
  return {
    isOpen: () => now() < openUntil,
    succeeded: () => {
      failures = 0
      rest = firstRest
    },
    failed: () => {
      failures += 1
      if (failures < failuresToOpen) return
      openUntil = now() + rest
      rest = Math.min(rest * 2, longestRest)
    },
  }
}
