import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { Pager } from '#app/kit/list/pager.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Problem } from '#app/kit/problem.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { visit } from '#contract/visit/visit.ts'
import { t } from '#domain/locale/translate.ts'
import { VisitCard } from './card.tsx'

/** The customer's visits to homes: those to come, with their codes, and those that are past. */
export default function VisitList() {
  const list = useList(visit.list, (reply) => reply.visits)
  return (
    <div className="space-y-6">
      <PageTitle title={t('My visits')} />
      <ListTabs
        list={list}
        name="when"
        label={t('Visits by time')}
        tabs={[
          { value: 'next', label: t('Upcoming') },
          { value: 'past', label: t('Past') },
        ]}
      />
      {list.values.when === 'past' && <Kept />}
      {list.error ? (
        <Problem title={t('Failed to load visits')} error={list.error} onRetry={list.retry} />
      ) : list.loading ? (
        <Skeleton className="h-48 w-full" />
      ) : list.rows.length === 0 ? (
        <div className="rounded-lg border bg-card">
          <Empty
            icon={CalendarDays}
            title={t('No visits')}
            text={t('Choose a home and tap Book a visit on its page.')}
            action={
              <Button asChild variant="outline">
                <Link to="/properties">{t('Browse Properties')}</Link>
              </Button>
            }
          />
        </div>
      ) : (
        <ul aria-label={t('My visits')} className="grid gap-3 lg:grid-cols-2">
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

/** The customer's own figure, which brokers see in words from two missed visits on. */
function Kept() {
  const { data } = useRead(visit.list, { query: { when: 'past', limit: '1' } })
  if (!data || data.kept + data.missed === 0) return null
  const { kept, missed } = data
  return (
    <p className="text-sm text-muted-foreground">
      {t('You kept {kept} of {total} visits.', { kept, total: kept + missed })}
    </p>
  )
}
