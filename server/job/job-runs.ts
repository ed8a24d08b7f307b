/** Results of the runs of one job since this process started. */
export interface JobRuns {
  started: number
  done: number
  failed: number
  lastDone: Date | undefined
  lastFailed: Date | undefined
  lastStarted: Date | undefined
  /** What the last failure said, without personal data. */
  lastError: string | undefined
  /** How long the last run took. */
  lastMs: number | undefined
  isRunning: boolean
  /** Failures since the last run that succeeded. */
  failedInRow: number
}

const runs = new Map<string, JobRuns>()

/** The jobs of this process by name, for /metrics and the table of jobs. */
export const jobRuns: ReadonlyMap<string, Readonly<JobRuns>> = runs

export function countStarted(job: string): void {
  const its = runsOf(job)
  its.started += 1
  its.lastStarted = new Date()
  its.isRunning = true
}

export function countDone(job: string): void {
  const its = runsOf(job)
  its.done += 1
  its.lastDone = new Date()
  its.failedInRow = 0
  end(its)
}

/** Counts a failure: of a run, which ends with it, or of a part of one that goes on. */
export function countFailed(job: string, error: string): void {
  const its = runsOf(job)
  its.failed += 1
  its.failedInRow += 1
  its.lastFailed = new Date()
  its.lastError = error
}

export function countEnded(job: string): void {
  end(runsOf(job))
}

function end(its: JobRuns): void {
  if (!its.isRunning) return
  its.isRunning = false
  its.lastMs = Date.now() - Number(its.lastStarted)
}

function runsOf(job: string): JobRuns {
  const known = runs.get(job)
  if (known) return known
  const none: JobRuns = {
    ...{ started: 0, done: 0, failed: 0, failedInRow: 0, isRunning: false },
    ...{ lastDone: undefined, lastFailed: undefined, lastStarted: undefined },
    ...{ lastError: undefined, lastMs: undefined },
  }
  runs.set(job, none)
  return none
}
