import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import type { BrokerVisit, CustomerVisit } from '#contract/visit/visit.ts'
import type { VisitSide } from '#contract/visit/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { CancelVisit } from './cancel-visit.tsx'
import { MissedActs } from './missed-acts.tsx'
import { VisitBadge, VisitStory } from './visit-state.tsx'
import { visitTimeText } from './visit-time-text.ts'

interface VisitCardProps {
  row: CustomerVisit | BrokerVisit
  side: VisitSide
  /** The buttons of this side for another time. */
  reschedule: ReactNode
  /** What this side sees about the other side and the home. */
  children: ReactNode
}

/** The card of a visit: its time, its state and the actions of one side. */
export function VisitCard({ row, side, reschedule, children }: VisitCardProps) {
  return (
    <article className="flex h-full flex-col gap-3 rounded-lg border bg-card p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="figures font-sans text-base font-semibold">
          <VisitTime at={row.startsAt} />
        </h2>
        <VisitBadge visit={row} />
      </div>
      {children}
      <VisitStory visit={row} side={side} />
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        {reschedule}
        {row.state === 'booked' && !row.isOver && (
          <a href={row.calendar} className={buttonClass({ variant: 'outline' })}>
            <CalendarPlus aria-hidden />
            {t('Add to calendar')}
          </a>
        )}
        {row.may.includes('cancel') && <CancelVisit row={row} side={side} />}
        <MissedActs visitId={row._id} side={side} may={row.may} />
      </div>
    </article>
  )
}

function VisitTime({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={className}>
      {visitTimeText(at)}
    </time>
  )
}
