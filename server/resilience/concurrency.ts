import { refuse } from '#contract/refusal.ts'

/**
 * Returns a function that runs at most `atOnce` tasks at a time, in order of arrival. Refuses a
 * task as busy if `waitingLimit` tasks wait already, or after it has waited `maxWaitMs`.
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
      // The slot passes directly to the next in the queue, so that no new call takes it.
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
