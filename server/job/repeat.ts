export interface Repeated {
  /** Waits for the round under way, then no more. */
  stop(): Promise<void>
}

/** Runs housekeeping at once and then at an interval; a failed round is left to the next one. */
export function repeat(milliseconds: number, work: () => Promise<unknown>): Repeated {
  let round: Promise<unknown> = Promise.resolve()
  const run = () => {
    round = work().catch(() => undefined)
  }
  const timer = setInterval(run, milliseconds)
  timer.unref()
  run()
  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}
