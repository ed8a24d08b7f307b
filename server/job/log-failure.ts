/** Where a job says that it failed: the log of the app, which leaves the rows out of errors. */
export interface JobLog {
  error(fields: { job: string; err: unknown }, sentence: string): void
}

const minute = 60_000

/**
 * Tells the log what a job failed of. Some jobs run every second: the same fault is told once a
 * minute, or a database that is away would fill the disk.
 */
export function makeFailureLog(log: JobLog, job: string): (error: unknown) => void {
  const told = new Set<string>()
  let since = 0
  return (error) => {
    const now = Date.now()
    if (now - since >= minute) {
      told.clear()
      since = now
    }
    for (const err of error instanceof AggregateError ? error.errors : [error]) {
      if (told.has(String(err))) continue
      told.add(String(err))
      log.error({ job, err }, 'job failed')
    }
  }
}
