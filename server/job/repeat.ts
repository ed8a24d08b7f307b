import { type JobLog, makeFailureLog } from './log-failure.ts'

export interface Job {
  /** What the log calls it. */
  name: string
  milliseconds: number
  work(): Promise<unknown>
  /** How long the first round waits. */
  delay?: number
}

export interface Repeated {
  /** Waits for the round under way, then no more. */
  stop(): Promise<void>
}

/**
 * Runs housekeeping at once, or a moment later, and then at an interval; a failed round is told to
 * the log and left to the next one.
 */
export function repeat(log: JobLog, { name, milliseconds, work, delay = 0 }: Job): Repeated {
  const tell = makeFailureLog(log, name)
  let round: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const run = () => {
    round = work().catch(tell)
  }
  const begin = () => {
    timer = setInterval(run, milliseconds).unref()
    run()
  }
  if (delay > 0) timer = setTimeout(begin, delay).unref()
  else begin()
  return {
    async stop() {
      clearTimeout(timer)
      await round
    },
  }
}
