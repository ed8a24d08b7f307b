import { setTimeout as wait } from 'node:timers/promises'

/** Waits until a condition holds, and fails with its name when it does not within the deadline. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  deadline = 60_000,
): Promise<void> {
  const end = performance.now() + deadline
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited ${deadline} ms in vain: ${what}`)
    await wait(5)
  }
}
