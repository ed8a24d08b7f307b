/** Results of the runs of one job since this process started. */
export interface JobRuns {
  done: number
  failed: number
  lastDone: Date | undefined
  lastFailed: Date | undefined
}

const runs = new Map<string, JobRuns>()

/** The jobs of this process by name, for /metrics. */
export const jobRuns: ReadonlyMap<string, Readonly<JobRuns>> = runs

export function countDone(job: string): void {
  const its = runsOf(job)
  its.done += 1
  its.lastDone = new Date()
}

export function countFailed(job: string): void {
  const its = runsOf(job)
  its.failed += 1
  its.lastFailed = new Date()
}

function runsOf(job: string): JobRuns {
  const known = runs.get(job)
  if (known) return known
  const none = { done: 0, failed: 0, lastDone: undefined, lastFailed: undefined }
  runs.set(job, none)
  return none
}
