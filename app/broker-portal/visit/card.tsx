import { Link } from 'react-router'
import { HomeLink } from '#app/property/home-link.tsx'
import { VisitCard } from '#app/visit/visit-card.tsx'
import { visitTimeText } from '#app/visit/visit-time-text.ts'
import type { BrokerVisit } from '#contract/visit/visit.ts'
import { t } from '#domain/locale/translate.ts'
import { CodeForm } from './code-form.tsx'
import { ProposeTime } from './propose-time.tsx'

/** One visit to a listing of the broker. */
export function BrokerVisitCard({ row }: { row: BrokerVisit }) {
  const { customer, may, property } = row
  return (
    <VisitCard
      row={row}
      side="broker"
      reschedule={may.includes('propose') && <ProposeTime row={row} />}
    >
      <div className="text-sm">
        <p className="break-words">
          <Link
            to={`/broker-portal/inquiries/${row.inquiryId}`}
            className="font-medium text-link hover:underline"
          >
            {customer.name}
          </Link>
          {customer.missedCount !== null && (
            <span className="text-muted-foreground">
              {' · '}
              {t('Missed {count} visits before', { count: customer.missedCount })}
            </span>
          )}
        </p>
        <p className="break-words text-muted-foreground">
          <HomeLink home={property} />
        </p>
        {!row.contact.isYou && (
          <p className="break-words">{t('{name} meets them.', { name: row.contact.name })}</p>
        )}
      </div>
      {row.proposedAt && (
        <p className="text-sm">
          {t('You proposed {when}. The customer has not answered yet.', {
            when: visitTimeText(row.proposedAt),
          })}
        </p>
      )}
      {may.includes('prove') && <CodeForm visitId={row._id} />}
    </VisitCard>
  )
}
