import { Settings2 } from 'lucide-react'
import { Link } from 'react-router'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Button } from '#app/ui/button.tsx'
import { VisitList } from '#app/visit/visit-list.tsx'
import { brokerVisit } from '#contract/visit/visit.ts'
import { t } from '#domain/locale/translate.ts'
import { BrokerVisitCard } from './card.tsx'

/** Visits to the broker's listings: today's, those to come, and the past ones. */
export default function VisitsPage() {
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
      <VisitList
        list={list}
        label={t('Visits')}
        empty={{ text: t('Customers book the times that you set under Visiting hours.') }}
        renderRow={(row) => <BrokerVisitCard row={row} />}
      />
    </div>
  )
}
