import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds of one of the ticks in which Linux counts (proc_pid_stat(5)). */
const tick = 10

interface Times {
  parent: number
  own: number
  /** Of children that have ended. */
  ended: number
}

function timesOf(pid: number | string): Times | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before may hold spaces and brackets.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
    return { parent, own: (user + system) * tick, ended: (endedUser + endedSystem) * tick }
  } catch {
    // Ended meanwhile, or a system that does not count so.
    return undefined
  }
}

/** The process that started this one. */
export const parentOf = (pid: number): number => timesOf(pid)?.parent ?? 0

/** Milliseconds of processor that a process has had so far; 0 where the system does not say. */
export const processorOf = (pid: number): number => timesOf(pid)?.own ?? 0

/** The same of the processes that it started and that have ended. */
export const processorOfEnded = (pid: number): number => timesOf(pid)?.ended ?? 0

/** The same of a process and all it started. */
export function processorOfFamily(pid: number): number {
  const whole = timesOf(pid)
  if (!whole) return 0
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = ids.flatMap((id) => timesOf(id) ?? []).filter(({ parent }) => parent === pid)
  return children.reduce((sum, { own }) => sum + own, whole.own + whole.ended)
}

/** Longer than the rounds of a job are apart. */
const restSeconds = 7

/**
 * Waits until the server has done what its jobs found to do in new listings: it would be measured
 * with the calls.
 */
export async function untilIdle(pid: number, say: (line: string) => void): Promise<void> {
  const begin = performance.now()
  const seconds = () => (performance.now() - begin) / 1000
  let before = processorOf(pid)
  for (let calm = 0; calm < restSeconds; ) {
    await setTimeout(1_000)
    const now = processorOf(pid)
    calm = now - before < 100 ? calm + 1 : 0
    before = now
    if (seconds() > 600) throw new Error('The server had not finished its jobs after ten minutes.')
  }
  say(`  jobs of the server done after ${Math.round(seconds())} s`)
}
