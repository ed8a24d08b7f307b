import { CalendarDays, Settings2 } from 'lucide-react'
import { Link } from 'react-router'
import { Empty } from '#app/kit/list/empty.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { Pager } from '#app/kit/list/pager.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Problem } from '#app/kit/problem.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { brokerVisit } from '#contract/visit/visit.ts'
import { t } from '#domain/locale/translate.ts'
import { VisitCard } from './card.tsx'

/** Visits to the broker's listings: today's, those to come, and the past ones. */
export default function VisitList() {
  const list = useList(brokerVisit.list, (reply) => reply.visits)
  return (
    <div className="space-y-6">
      <PageTitle
        title={t('Visits')}
        actions={
          <Button asChild variant="outline">
            <Link to="schedule">
              <Settings2 aria-hidden />
              {t('Visiting hours')}
            </Link>
          </Button>
        }
      />
      <ListTabs
        list={list}
        name="when"
        label={t('Visits by time')}
        tabs={[
          { value: 'today', label: t('Today') },
          { value: 'next', label: t('Upcoming') },
          { value: 'past', label: t('Past') },
        ]}
      />
      {list.error ? (
        <Problem title={t('Failed to load visits')} error={list.error} onRetry={list.retry} />
      ) : list.loading ? (
        <Skeleton className="h-48 w-full" />
      ) : list.rows.length === 0 ? (
        <div className="rounded-lg border bg-card">
          <Empty
            icon={CalendarDays}
            title={t('No visits')}
            text={t('Customers book the times that you publish under Visiting hours.')}
          />
        </div>
      ) : (
        <ul aria-label={t('Visits')} className="grid gap-3 lg:grid-cols-2">
          {list.rows.map((row) => (
            <li key={row._id} className="min-w-0">
              <VisitCard row={row} />
            </li>
          ))}
        </ul>
      )}
      <Pager list={list} />
    </div>
  )
}
