import { Link } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { HomeLink } from '#app/property/home-link.tsx'
import { personText } from '#app/property/property-text.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { VisitCard } from '#app/visit/visit-card.tsx'
import { visitTimeText } from '#app/visit/visit-time-text.ts'
import { type CustomerVisit, visit } from '#contract/visit/visit.ts'
import { t } from '#domain/locale/translate.ts'
import { MoveVisit } from './move-visit.tsx'

/** One visit of the customer. */
export function CustomerVisitCard({ row }: { row: CustomerVisit }) {
  const { broker, property, may } = row
  return (
    <VisitCard
      row={row}
      side="customer"
      reschedule={may.includes('move') && <MoveVisit row={row} />}
    >
      <div className="text-sm">
        <p className="break-words">
          <HomeLink home={property} />
        </p>
        <p className="break-words text-muted-foreground">
          <Link to={`/customer-portal/inquiries/${row.inquiryId}`} className="text-link underline">
            {personText(broker)}
          </Link>
          , {broker.companyName}
        </p>
        {row.contactName && (
          <p className="break-words">{t('{name} will meet you.', { name: row.contactName })}</p>
        )}
        {row.note && <p className="mt-2 break-words whitespace-pre-line">{row.note}</p>}
      </div>
      {row.code && (
        <p className="flex flex-wrap items-baseline gap-x-3 rounded-md bg-muted/60 px-3 py-2">
          <span className="text-sm text-muted-foreground">{t('Code for the broker')}</span>
          <span className="figures text-2xl font-semibold tracking-widest">{row.code}</span>
        </p>
      )}
      {!row.code && may.includes('cancel') && (
        <p className="text-sm text-muted-foreground">
          {t('The code for the broker appears here one hour before the visit.')}
        </p>
      )}
      {may.includes('cancel') && !may.includes('move') && (
        <p className="text-sm text-muted-foreground">
          {t(
            'It is less than two hours away, so it can no longer be moved here. Write to the ' +
              'broker, who can propose another time.',
          )}
        </p>
      )}
      {row.state === 'met' && (
        <Link
          to={`/customer-portal/inquiries/${row.inquiryId}`}
          className="text-link text-sm underline"
        >
          {t('Rate the visit and review the broker')}
        </Link>
      )}
      <Proposal row={row} />
    </VisitCard>
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
