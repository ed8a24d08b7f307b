import { CalendarPlus } from 'lucide-react'
import { Link } from 'react-router'
import { HomeLink } from '#app/property/home-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { MissedActs } from '#app/visit/missed-acts.tsx'
import { VisitBadge, VisitStory } from '#app/visit/visit-state.tsx'
import { VisitTime, visitTimeText } from '#app/visit/visit-time.tsx'
import type { BrokerVisit } from '#contract/visit/visit.ts'
import { t } from '#domain/locale/translate.ts'
import { CancelVisit } from './cancel-visit.tsx'
import { CodeForm } from './code-form.tsx'
import { ProposeTime } from './propose-time.tsx'

/** One visit to a listing of the broker. */
export function VisitCard({ row }: { row: BrokerVisit }) {
  const { customer, may, property } = row
  return (
    <article className="flex h-full flex-col gap-3 rounded-lg border bg-card p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="figures font-sans text-base font-semibold">
          <VisitTime at={row.startsAt} />
        </h2>
        <VisitBadge visit={row} />
      </div>
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
      </div>
      {row.proposedAt && (
        <p className="text-sm">
          {t('You proposed {when}. The customer has not answered yet.', {
            when: visitTimeText(row.proposedAt),
          })}
        </p>
      )}
      {may.includes('prove') && <CodeForm visitId={row._id} />}
      <VisitStory visit={row} side="broker" />
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        {may.includes('propose') && <ProposeTime row={row} />}
        {row.state === 'booked' && !row.isOver && (
          <a href={row.calendar} className={buttonClass({ variant: 'outline' })}>
            <CalendarPlus aria-hidden />
            {t('Add to calendar')}
          </a>
        )}
        {may.includes('cancel') && <CancelVisit row={row} />}
        <MissedActs visitId={row._id} side="broker" may={may} />
      </div>
    </article>
  )
}
