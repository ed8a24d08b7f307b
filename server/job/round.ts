import { setTimeout } from 'node:timers/promises'

/** Rounds are short so that the server can stop between two of them. */
const roundMs = 3_000

/** Repeats a step for one round or until it finds nothing; the rest is left to the next round. */
export async function workForARound(step: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + roundMs
  while (Date.now() < until) {
    if (!(await step())) return
  }
}

/**
 * The same for steps that use the processor: rests after each as long as it took, so that half of
 * the time is left to requests.
 */
export function workGivingWay(step: () => Promise<boolean>): Promise<void> {
  return workForARound(async () => {
    const begin = performance.now()
    const hasMore = await step()
    if (hasMore) await setTimeout(performance.now() - begin)
    return hasMore
  })
}
