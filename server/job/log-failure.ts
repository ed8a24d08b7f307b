import { countFailed } from './job-runs.ts'

/** Where a job says that it failed: the log of the app, which leaves the rows out of errors. */
export interface JobLog {
  error(fields: { job: string; err: unknown }, sentence: string): void
}

const minute = 60_000

/**
 * Counts each failure of a job and writes it to the log. Some jobs run every second: the same error
 * is logged once a minute, or a database that is away would fill the disk.
 */
export function makeFailureLog(log: JobLog, job: string): (error: unknown) => void {
  const logged = new Set<string>()
  let since = 0
  return (error) => {
    countFailed(job)
    const now = Date.now()
    if (now - since >= minute) {
      logged.clear()
      since = now
    }
    for (const err of error instanceof AggregateError ? error.errors : [error]) {
      if (logged.has(String(err))) continue
      logged.add(String(err))
      log.error({ job, err }, 'job failed')
    }
  }
}
