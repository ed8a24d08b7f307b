import { CalendarPlus } from 'lucide-react'
import { Link } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { HomeLink } from '#app/property/home-link.tsx'
import { personText } from '#app/property/property-text.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { MissedActs } from '#app/visit/missed-acts.tsx'
import { VisitBadge, VisitStory } from '#app/visit/visit-state.tsx'
import { VisitTime, visitTimeText } from '#app/visit/visit-time.tsx'
import { type CustomerVisit, visit } from '#contract/visit/visit.ts'
import { t } from '#domain/locale/translate.ts'
import { CancelVisit } from './cancel-visit.tsx'
import { MoveVisit } from './move-visit.tsx'

/** One visit of the customer. */
export function VisitCard({ row }: { row: CustomerVisit }) {
  const { broker, property, may } = row
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
          <HomeLink home={property} />
        </p>
        <p className="break-words text-muted-foreground">
          <Link
            to={`/customer-portal/inquiries/${row.inquiryId}`}
            className="text-link hover:underline"
          >
            {personText(broker)}
          </Link>
          , {broker.companyName}
        </p>
        {row.note && <p className="mt-2 break-words whitespace-pre-line">{row.note}</p>}
      </div>
      {row.code && (
        <p className="flex flex-wrap items-baseline gap-x-3 rounded-md bg-muted/60 px-3 py-2">
          <span className="text-sm text-muted-foreground">{t('Code for the broker')}</span>
          <span className="figures text-2xl font-semibold tracking-widest">{row.code}</span>
        </p>
      )}
      {!row.code && may.includes('move') && (
        <p className="text-sm text-muted-foreground">
          {t('The code for the broker appears here one hour before the visit.')}
        </p>
      )}
      <Proposal row={row} />
      <VisitStory visit={row} side="customer" />
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        {may.includes('move') && <MoveVisit row={row} />}
        {row.state === 'booked' && !row.isOver && (
          <a href={row.calendar} className={buttonClass({ variant: 'outline' })}>
            <CalendarPlus aria-hidden />
            {t('Add to calendar')}
          </a>
        )}
        {may.includes('cancel') && <CancelVisit row={row} />}
        <MissedActs visitId={row._id} side="customer" may={may} />
      </div>
    </article>
  )
}

/** The time that the broker proposes instead. */
function Proposal({ row }: { row: CustomerVisit }) {
  const { send, busy } = useSend(visit.answerProposal, {
    done: t('Saved'),
    failed: t('Failed to save'),
  })
  if (!row.proposedAt || !row.may.includes('answer-proposal')) return null
  const answer = (accept: boolean) =>
    void send({ params: { id: row._id }, body: { accept, version: row.version } })
  return (
    <Alert tone="warning" title={t('The broker proposes another time')}>
      <p>{visitTimeText(row.proposedAt)}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button disabled={busy} onClick={() => answer(true)}>
          {t('Accept new time')}
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => answer(false)}>
          {t('Keep my time')}
        </Button>
      </p>
    </Alert>
  )
}
