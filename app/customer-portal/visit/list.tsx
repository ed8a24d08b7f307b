import { Link } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Button } from '#app/ui/button.tsx'
import { VisitList } from '#app/visit/visit-list.tsx'
import { visit } from '#contract/visit/visit.ts'
import { t } from '#domain/locale/translate.ts'
import { CustomerVisitCard } from './card.tsx'

/** The customer's visits to homes: those to come, with their codes, and those that are past. */
export default function VisitsPage() {
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
      {list.values.when === 'past' && <Attendance />}
      <VisitList
        list={list}
        label={t('My visits')}
        empty={{
          text: t('Choose a home and tap Book a visit on its page.'),
          action: (
            <Button asChild variant="outline">
              <Link to="/properties">{t('Browse Properties')}</Link>
            </Button>
          ),
        }}
        renderRow={(row) => <CustomerVisitCard row={row} />}
      />
    </div>
  )
}

/** The customer's own figure, which brokers see in words from two missed visits on. */
function Attendance() {
  const { data } = useRead(visit.list, { query: { when: 'past', limit: '1' } })
  if (!data || data.kept + data.missed === 0) return null
  const { kept, missed } = data
  return (
    <p className="text-sm text-muted-foreground">
      {t('You kept {kept} of {total} visits.', { kept, total: kept + missed })}
    </p>
  )
}
