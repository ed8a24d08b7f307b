import { refuse } from '#contract/refusal.ts'

/**
 * Runs at most `atOnce` works at a time, in the order they came. More than `waitingLimit` in line,
 * and whoever waited `patience` milliseconds, are told to come back.
 */
export function limitConcurrency(
  atOnce: number,
  waitingLimit: number,
  maxWaitMs?: number,
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting = new Set<() => void>()
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(go)
        reject(refuse('busy', { retryAfter: 5 }))
      }
      const timer = maxWaitMs === undefined ? undefined : setTimeout(leave, maxWaitMs)
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(go)
    })
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.size >= waitingLimit) throw refuse('busy', { retryAfter: 5 })
      // The turn is handed over, not given back, so nobody slips in between.
      await wait()
    } else running++
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next) {
        waiting.delete(next)
        next()
      } else running--
    }
  }
}
