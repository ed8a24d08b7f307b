import { refuse } from '#contract/refusal.ts'

/** Runs at most `atOnce` works at a time; more than `waitingLimit` in line are told to come back. */
export function turns(
  atOnce: number,
  waitingLimit: number,
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingLimit) throw refuse('busy', { retryAfter: 5 })
      // The turn is handed over, not given back, so nobody slips in between.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
