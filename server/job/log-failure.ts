import { failureMessage } from './failure-message.ts'
import { countFailed } from './job-runs.ts'

/** Where jobs log failures: the log of the app, which removes row data from errors. */
export interface JobLog {
  error(fields: { job: string; err: unknown }, sentence: string): void
}

const minute = 60_000

/**
 * Counts and logs each failure of a job. Some jobs run every second, so the same error is logged
 * once a minute: otherwise an unavailable database would fill the disk.
 */
export function makeFailureLog(log: JobLog, job: string): (error: unknown) => void {
  const logged = new Set<string>()
  let since = 0
  return (error) => {
    countFailed(job, failureMessage(error))
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
