import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { moment, optional, searchText } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'
import { JobName } from './job-name.ts'

/** How a job fares, the most urgent first. */
export const JobState = words({
  failing: msg('Failing'),
  overdue: msg('Overdue'),
  running: msg('Running'),
  ok: msg('On schedule'),
  new: msg('Not run yet'),
})
export type JobState = WordOf<typeof JobState>

/** A run that an administrator asked for. */
export const RequestedRun = z.object({
  askedBy: z.string(),
  askedAt: moment,
  /** Null while it runs. */
  endedAt: moment.nullable(),
  /** What went wrong; null where nothing did. */
  error: z.string().nullable(),
})
export type RequestedRun = z.infer<typeof RequestedRun>

export const BackgroundJob = z.object({
  _id: JobName.schema,
  state: JobState.schema,
  /** Seconds between two runs; null before the first. */
  pauseSeconds: z.number().nullable(),
  runningSince: moment.nullable(),
  succeededAt: moment.nullable(),
  failedAt: moment.nullable(),
  /** What the last failure said, without personal data. */
  error: z.string().nullable(),
  failuresInRow: z.int(),
  runs: z.int(),
  failures: z.int(),
  /** How long the last run took. */
  milliseconds: z.number().nullable(),
  /** What waits for the job; null where nothing queues up for it. */
  waiting: z.object({ count: z.int(), isMore: z.boolean() }).nullable(),
  askedRun: RequestedRun.nullable(),
})
export type BackgroundJob = z.infer<typeof BackgroundJob>

/** Work that is queued once and processed in turn; its items have screens of their own. */
export const QueueName = words({
  messages: msg('Messages'),
  imports: msg('Listing imports'),
  'record-imports': msg('Other imports'),
  registers: msg('RERA registers'),
})
export type QueueName = WordOf<typeof QueueName>

const amount = z.object({ count: z.int(), isMore: z.boolean() })

export const Queue = z.object({ _id: QueueName.schema, waiting: amount, failed: amount })
export type Queue = z.infer<typeof Queue>

const nameParams = z.strictObject({ name: JobName.schema })

export const backgroundJob = {
  list: endpoint({
    method: 'GET',
    path: '/background-jobs',
    access: 'job.read',
    summary: 'List the background jobs of all servers, most urgent first',
    query: z.strictObject({
      ...paging(25),
      search: searchText,
      state: optional(JobState.schema),
    }),
    reply: z.object({ jobs: z.array(BackgroundJob), pagination: Pagination }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/background-jobs/stats',
    access: 'job.read',
    summary: 'Count jobs by state, and waiting and failed items of queues',
    reply: z.object({
      states: z.record(JobState.schema, z.int()),
      queues: z.array(Queue),
    }),
  }),
  run: endpoint({
    method: 'POST',
    path: '/background-jobs/:name/run',
    access: 'job.run',
    summary: 'Request a run of a job now; the list shows how it ends',
    params: nameParams,
    reply: z.object({ job: BackgroundJob }),
    status: 202,
  }),
}
