import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Loaded } from '#app/kit/query-state.tsx'
import {
  type backgroundJob,
  type Queue,
  QueueName,
} from '#contract/background-job/background-job.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { t } from '#domain/locale/translate.ts'
import { amountOf } from './facts.tsx'

/** The screen where failed items are shown and retried. */
const screens: Record<Queue['_id'], string> = {
  messages: '/bb-admin/messages?status=failed',
  imports: '/bb-admin/import?status=failed',
  'record-imports': '/bb-admin/audit?targetKind=import',
  registers: '/bb-admin/rera/registers',
}

interface JobQueuesProps {
  read: UseQueryResult<ReplyOf<typeof backgroundJob.stats>>
}

/** Queues of the jobs, each with a link to its own screen. */
export function JobQueues({ read }: JobQueuesProps) {
  return (
    <section aria-label={t('Queues')}>
      <Loaded read={read} failed={t('Failed to load the queues')} height="h-24">
        {({ queues }) => (
          <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
            {queues.map((queue) => (
              <li key={queue._id} className="min-w-0 rounded-lg border bg-card px-4 py-3 text-sm">
                <Link to={screens[queue._id]} className="font-medium text-link hover:underline">
                  {QueueName.label(queue._id)}
                </Link>
                <p className="figures mt-1 text-muted-foreground">
                  {t('{waiting} waiting', { waiting: amountOf(queue.waiting) })}
                  {' · '}
                  <span className={queue.failed.count > 0 ? 'text-status-red-text' : undefined}>
                    {t('{failed} failed', { failed: amountOf(queue.failed) })}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
