import { Cog } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '#app/api/query.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import {
  type BackgroundJob,
  backgroundJob,
  JobState,
} from '#contract/background-job/background-job.ts'
import { JobName } from '#contract/background-job/job-name.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { amountOf, everyOf, LastFailure, LastSuccess, StateOf } from './facts.tsx'
import { JobQueues } from './queues.tsx'
import { RunNow } from './run-now.tsx'

export const meta = () => [{ title: t('Background jobs | BrickBazaar') }]

const columns: Column<BackgroundJob>[] = [
  {
    head: msg('Job'),
    cell: (job) => (
      <div className="max-w-72 min-w-40">
        <span className="block font-medium">{JobName.label(job._id)}</span>
        {job.pauseSeconds !== null && (
          <span className="block text-xs text-muted-foreground">{everyOf(job.pauseSeconds)}</span>
        )}
      </div>
    ),
  },
  { head: msg('Status'), cell: (job) => <StateOf job={job} /> },
  { head: msg('Last success'), cell: (job) => <LastSuccess job={job} /> },
  { head: msg('Last failure'), cell: (job) => <LastFailure job={job} /> },
  {
    head: msg('Waiting', { comment: 'Head of a column: how many items wait for a job' }),
    align: 'right',
    cell: ({ waiting }) => <span className="figures">{waiting ? amountOf(waiting) : '—'}</span>,
  },
  { head: msg('Actions'), acts: true, cell: (job) => <RunNow job={job} /> },
]

const calmMs = 15_000
/** While a requested run is followed to its end. */
const busyMs = 2_000

/** The background jobs of the server, with their state and a button to run each now. */
export default function BackgroundJobs() {
  const [isBusy, setBusy] = useState(false)
  const every = isBusy ? busyMs : calmMs
  const list = useList(backgroundJob.list, (reply) => reply.jobs, {}, { every })
  const isRunning = list.rows.some(({ askedRun }) => askedRun?.endedAt === null)
  if (isRunning !== isBusy) setBusy(isRunning)
  const stats = useRead(backgroundJob.stats, {}, { every: calmMs })
  const tabs = [
    { value: '', label: t('All') },
    ...JobState.options.map(({ value, label }) => ({
      value,
      label,
      ...((value === 'failing' || value === 'overdue') && { count: stats.data?.states[value] }),
    })),
  ]
  return (
    <ListPage
      title={t('Background jobs')}
      subtitle={t('Work that BrickBazaar repeats by itself, on all servers together.')}
      list={list}
      columns={columns}
      filters={<SearchBox list={list} label={t('Search by job')} />}
      empty={{
        found: t('No jobs found matching your criteria.'),
        none: <Empty icon={Cog} title={t('No jobs yet.')} />,
        failed: t('Failed to load background jobs'),
      }}
    >
      <JobQueues read={stats} />
      <ListTabs list={list} name="state" label={t('Jobs by status')} tabs={tabs} />
    </ListPage>
  )
}
