import {
  type BackgroundJob,
  JobState,
  type Queue,
} from '#contract/background-job/background-job.ts'
import { JobName } from '#contract/background-job/job-name.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { workAlone, workUnderLock } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { failureMessage } from '#server/job/failure-message.ts'
import type { JobLog } from '#server/job/log-failure.ts'
import { jobLock, repeatedJobs } from '#server/job/repeat.ts'
import {
  countQueues,
  countWaiting,
  endRun,
  insertRun,
  type JobRow,
  type JobRunRow,
  listJobs,
  listLastRuns,
  runLock,
} from './queries.ts'

/** The state of the background jobs of all processes, and runs requested by administrators. */

const minute = 60_000
/** Each process reports once a minute, so a job without a report for this long has stopped. */
const heardMs = 3 * minute
/** A job is overdue after this many pauses without a success, and after this minimum time. */
const latePauses = 3
const minLateMs = 10 * minute
/** The maximum number of requested runs of one process at a time: each holds a connection. */
const maxAskedRuns = 2
let askedRuns = 0
/** How long a requested run waits for scheduled runs of other servers. */
const maxWaitMs = 10 * minute

/** Returns all jobs, most urgent first, then by name in the reader's language. */
export async function readJobs(db: Handle): Promise<BackgroundJob[]> {
  const rows = new Map((await listJobs(db)).map((row) => [row.name, row]))
  const runs = new Map((await listLastRuns(db)).map((run) => [run.job, run]))
  const waiting = await countWaiting(db)
  const now = Date.now()
  return JobName.keys
    .map((name): BackgroundJob => {
      const run = runs.get(name)
      return {
        ...present(name, rows.get(name), run, now),
        waiting: waiting.get(name) ?? null,
        askedRun: run ? presentRun(run) : null,
      }
    })
    .toSorted(
      (a, b) =>
        JobState.keys.indexOf(a.state) - JobState.keys.indexOf(b.state) ||
        JobName.label(a._id).localeCompare(JobName.label(b._id)),
    )
}

function present(name: JobName, row: JobRow | undefined, run: JobRunRow | undefined, now: number) {
  const time = (moment: Date | null | undefined) => moment?.toISOString() ?? null
  return {
    _id: name,
    state: stateOf(row, run, now),
    pauseSeconds: row ? row.pause_ms / 1000 : null,
    runningSince: row && isRunning(row, now) ? time(row.running_since) : null,
    succeededAt: time(row?.succeeded_at),
    failedAt: time(row?.failed_at),
    error: row?.error ?? null,
    failuresInRow: row?.failures_in_row ?? 0,
    runs: row?.runs ?? 0,
    failures: row?.failures ?? 0,
    milliseconds: row?.duration_ms ?? null,
  }
}

const isRunning = ({ running_since, seen_at }: JobRow, now: number): boolean =>
  running_since !== null && now - seen_at.getTime() < heardMs

function stateOf(row: JobRow | undefined, run: JobRunRow | undefined, now: number): JobState {
  if (run && run.ended_at === null) return 'running'
  if (!row) return 'new'
  if (isRunning(row, now)) return 'running'
  if (row.failures_in_row > 0) return 'failing'
  if (row.succeeded_at === null) return 'new'
  const lateMs = Math.max(minLateMs, latePauses * row.pause_ms)
  return now - row.succeeded_at.getTime() > lateMs ? 'overdue' : 'ok'
}

const presentRun = ({ asked_by_name, asked_at, ended_at, error }: JobRunRow) => ({
  askedBy: asked_by_name,
  askedAt: asked_at.toISOString(),
  endedAt: ended_at?.toISOString() ?? null,
  error,
})

/** Returns how many jobs are in each state. */
export function countStates(jobs: readonly BackgroundJob[]): Record<JobState, number> {
  const counts = { failing: 0, overdue: 0, running: 0, ok: 0, new: 0 }
  for (const { state } of jobs) counts[state]++
  return counts
}

export async function readQueues(db: Handle): Promise<Queue[]> {
  return (await countQueues(db)).map(({ name, waiting, failed }) => ({
    ...{ _id: name, waiting, failed },
  }))
}

/**
 * Runs a job now instead of at the next time of this process, after the scheduled runs of other
 * servers, which start none meanwhile. Resolves once it has started. A lock that ends with the
 * process allows one requested run of a job at a time, on any server.
 */
export async function runNow(
  { db, sessions }: Pick<Context, 'db' | 'sessions'>,
  log: JobLog,
  viewer: AdministratorViewer,
  name: JobName,
): Promise<BackgroundJob> {
  const job = repeatedJobs.get(name)
  if (!job) throw refuse('job_away')
  if (askedRuns >= maxAskedRuns) {
    throw refuse('job_running', {
      message: t('Two jobs are running already. Please wait until one ends.'),
    })
  }
  askedRuns++
  const started = Promise.withResolvers<void>()
  const whole = sessions.connection().execute((connection) =>
    workUnderLock(connection, runLock(name), async () => {
      const id = await transact(connection, async (tx) => {
        const run = await insertRun(tx, viewer, name)
        const target = { kind: 'background_job', id: run }
        await record(tx, viewer, 'background_job.run', target, { after: { job: name } })
        return run
      })
      started.resolve()
      const error = await workAlone(
        connection,
        jobLock(name),
        { waitMs: maxWaitMs, tooLate: () => new Error('Another server did not end its run') },
        () => job.runNow(),
      ).catch((failure: unknown) => failure ?? new Error('The run failed'))
      await endRun(db, { id }, error === undefined ? null : failureMessage(error))
    }),
  )
  const ended = whole.finally(() => {
    askedRuns--
  })
  ended.then(
    (isDone) => !isDone && started.reject(refuse('job_running')),
    (err: unknown) => {
      started.reject(err)
      log.error({ job: name, err }, 'job failed')
    },
  )
  await started.promise
  const found = (await readJobs(db)).find(({ _id }) => _id === name)
  if (!found) throw refuse('job_away')
  return found
}
