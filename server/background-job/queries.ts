import type { Selectable } from 'kysely'
import { type RawBuilder, sql } from 'kysely'
import { v7 } from 'uuid'
import type { QueueName } from '#contract/background-job/background-job.ts'
import type { JobName } from '#contract/background-job/job-name.ts'
import type { Handle } from '#server/db/connect.ts'
import type { BackgroundJob, BackgroundJobRun } from '#server/db/tables.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'

export type JobRow = Selectable<BackgroundJob>
export type JobRunRow = Selectable<BackgroundJobRun>

/** The counts of a job in one process since it last saved them. */
export interface CountedRuns {
  name: string
  pause_ms: number
  started_at: Date | null
  running_since: Date | null
  succeeded_at: Date | null
  failed_at: Date | null
  error: string | null
  duration_ms: number | null
  runs: number
  failures: number
  failures_in_row: number
}

/** Adds the counts of a process, in one statement. */
export async function addCountedRuns(db: Handle, counted: readonly CountedRuns[]): Promise<void> {
  // Ordered by name, so that two processes lock the rows in the same order.
  await sql`
    insert into background_job as job (name, pause_ms, started_at, running_since, succeeded_at,
      failed_at, error, duration_ms, runs, failures, failures_in_row)
    select name, pause_ms, started_at, running_since, succeeded_at, failed_at, error, duration_ms,
      runs, failures, failures_in_row
    from json_to_recordset(${JSON.stringify(counted)}::json) as counted (name text,
      pause_ms integer, started_at timestamptz, running_since timestamptz,
      succeeded_at timestamptz, failed_at timestamptz, error text, duration_ms integer,
      runs bigint, failures bigint, failures_in_row bigint)
    order by name
    on conflict (name) do update set
      pause_ms = excluded.pause_ms,
      started_at = greatest(job.started_at, excluded.started_at),
      running_since = excluded.running_since,
      succeeded_at = greatest(job.succeeded_at, excluded.succeeded_at),
      failed_at = greatest(job.failed_at, excluded.failed_at),
      error = case when excluded.failed_at >= coalesce(job.failed_at, '-infinity')
        then excluded.error else job.error end,
      duration_ms = coalesce(excluded.duration_ms, job.duration_ms),
      runs = job.runs + excluded.runs,
      failures = job.failures + excluded.failures,
      failures_in_row = excluded.failures_in_row
        + case when excluded.succeeded_at > coalesce(job.succeeded_at, '-infinity')
          then 0 else job.failures_in_row end,
      seen_at = now()`.execute(db)
}

export function listJobs(db: Handle): Promise<JobRow[]> {
  return db.selectFrom('background_job').selectAll().execute()
}

const stopped = 'The server stopped during this run'

/** The lock that lets only one process at a time run a requested job. */
export const runLock = (job: string): string => `background job ${job}`

/** Returns the last run of each job that an administrator asked for. */
export async function listLastRuns(db: Handle): Promise<JobRunRow[]> {
  const runs = await selectLastRuns(db)
  const open = runs.flatMap(({ job, ended_at }) => (ended_at ? [] : [job]))
  const left = open.length > 0 ? await findUnlocked(db, open) : []
  if (left.length === 0) return runs
  // Read again, because a run stores its end before it releases its lock.
  return (await selectLastRuns(db)).map((run) =>
    run.ended_at === null && left.includes(run.job)
      ? { ...run, ended_at: run.asked_at, error: stopped }
      : run,
  )
}

/** Returns those of these jobs that no process runs. */
async function findUnlocked(db: Handle, jobs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ job: string }>`
    select job from unnest(${jobs}::text[], ${jobs.map(runLock)}::text[]) as asked (job, key)
    cross join hashtextextended(key, 0) as number
    where not exists (select from pg_locks
      where locktype = 'advisory' and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
        and classid = ((number >> 32) & 4294967295)::oid
        and objid = (number & 4294967295)::oid)`.execute(db)
  return rows.map(({ job }) => job)
}

function selectLastRuns(db: Handle): Promise<JobRunRow[]> {
  return db
    .selectFrom('background_job_run')
    .distinctOn('job')
    .selectAll()
    .orderBy('job')
    .orderBy('asked_at', 'desc')
    .execute()
}

/**
 * Records that a run starts, under the lock of the job: an earlier run that is still open belongs
 * to a process that died.
 */
export async function insertRun(
  tx: Handle,
  { id: askedBy, name }: AdministratorViewer,
  job: JobName,
): Promise<string> {
  await endRun(tx, { job }, stopped)
  await sql`delete from background_job_run
    where job = ${job} and asked_at < now() - interval '90 days'`.execute(tx)
  const id = v7()
  await tx
    .insertInto('background_job_run')
    .values({ id, job, asked_by: askedBy, asked_by_name: name })
    .execute()
  return id
}

export async function endRun(
  db: Handle,
  run: { id: string } | { job: string },
  error: string | null,
): Promise<void> {
  const ended = db
    .updateTable('background_job_run')
    .set({ ended_at: sql<Date>`now()`, error })
    .where('ended_at', 'is', null)
  await ('id' in run ? ended.where('id', '=', run.id) : ended.where('job', '=', run.job)).execute()
}

/** Counting stops here, because a queue may hold millions. */
const maxWaiting = 10_000

/** The queue of a job as rows of a table. */
const waitingFor: Partial<Record<JobName, RawBuilder<unknown>>> = {
  'send messages': sql`message where status = 'pending'`,
  'send webhooks': sql`webhook_delivery where status = 'pending' and next_attempt_at <= now()`,
  'send password links': sql`password_request`,
  'match listings': sql`listing_event`,
  'tell alerts': sql`saved_search_match where alert_id is null and not is_silent`,
  'notify savers': sql`saved_home_event where due_at <= now()`,
  'match requirements': sql`requirement_listing`,
  'tell of requirements': sql`requirement_match where told_at is null and is_fit`,
  'rate listings': sql`property_quality_change`,
  'fold words': sql`property_word_change`,
  'follow listing changes': sql`listing_change_pending`,
  'follow homes': sql`home_change`,
  'follow costs': sql`property_cash_change`,
  'follow price ranges': sql`price_range_change`,
  'flag price cuts': sql`price_cut`,
  'hash photos': sql`media where kind = 'photo' and not is_hashed`,
  'load registers': sql`rera_snapshot where status = 'loading'`,
  'listing import': sql`import_run
    where status in ('checking', 'running') and noun = 'properties'`,
  'record import': sql`import_run where status in ('checking', 'running') and noun <> 'properties'`,
  'erase customers': sql`customer_deletion where due_at <= now()`,
  'chain the audit log': sql`audit_unchained`,
}

const queues: Record<QueueName, { waiting: RawBuilder<unknown>; failed: RawBuilder<unknown> }> = {
  messages: {
    waiting: sql`message where status = 'pending'`,
    failed: sql`message where status = 'failed'`,
  },
  imports: {
    waiting: sql`import_run where status in ('checking', 'running') and noun = 'properties'`,
    failed: sql`import_run where status in ('interrupted', 'failed') and noun = 'properties'`,
  },
  'record-imports': {
    waiting: sql`import_run where status in ('checking', 'running') and noun <> 'properties'`,
    failed: sql`import_run where status in ('interrupted', 'failed') and noun <> 'properties'`,
  },
  registers: {
    waiting: sql`rera_snapshot where status = 'loading'`,
    failed: sql`rera_snapshot where status = 'failed'`,
  },
}

export interface Amount {
  count: number
  isMore: boolean
}

/** Returns how much waits for each job that has a queue. */
export async function countWaiting(db: Handle): Promise<Map<string, Amount>> {
  return countEach(db, Object.entries(waitingFor))
}

export async function countQueues(
  db: Handle,
): Promise<{ name: QueueName; waiting: Amount; failed: Amount }[]> {
  const names = Object.keys(queues) as QueueName[]
  const counts = await countEach(
    db,
    names.flatMap((name) => [
      [`${name} waiting`, queues[name].waiting] as const,
      [`${name} failed`, queues[name].failed] as const,
    ]),
  )
  const of = (key: string) => counts.get(key) ?? { count: 0, isMore: false }
  return names.map((name) => ({
    ...{ name, waiting: of(`${name} waiting`), failed: of(`${name} failed`) },
  }))
}

async function countEach(
  db: Handle,
  sources: readonly (readonly [key: string, rows: RawBuilder<unknown>])[],
): Promise<Map<string, Amount>> {
  const parts = sources.map(
    ([key, source]) => sql`select ${key}::text as key, count(*) as count
      from (select from ${source} limit ${maxWaiting + 1}) counted`,
  )
  const { rows } = await sql<{ key: string; count: number }>`
    ${sql.join(parts, sql` union all `)}`.execute(db)
  return new Map(
    rows.map(({ key, count }) => [
      key,
      { count: Math.min(count, maxWaiting), isMore: count > maxWaiting },
    ]),
  )
}
