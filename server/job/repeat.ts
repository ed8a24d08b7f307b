export interface Repeated {
  /** Waits for the round under way, then no more. */
  stop(): Promise<void>
}

/**
 * Runs housekeeping at once, or a moment later, and then at an interval; a failed round is left to
 * the next one.
 */
export function repeat(milliseconds: number, work: () => Promise<unknown>, delay = 0): Repeated {
  let round: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const run = () => {
    round = work().catch(() => undefined)
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
