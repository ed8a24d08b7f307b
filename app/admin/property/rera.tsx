import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { RegisterLine } from '#app/admin/rera/register-line.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { When } from '#app/kit/form/date.tsx'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Button } from '#app/ui/button.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { NumberOwner, type ReraCase, type ReraWaiver, rera } from '#contract/rera.ts'
import { t } from '#domain/locale/translate.ts'

/** The RERA problems that block the approval of a listing, and how to settle them. */
export function ReraPanel({ id, reraCase }: { id: string; reraCase: ReraCase }) {
  const { isMissing, others, decided, number, register } = reraCase
  if (!isMissing && !number) return null
  return (
    <section
      aria-label={t('RERA')}
      className="space-y-4 rounded-lg border bg-card p-4 text-sm break-words"
    >
      <h3 className="font-medium">{t('RERA')}</h3>
      {register && <RegisterLine match={register} />}
      {isMissing && <Waiver id={id} reraCase={reraCase} />}
      {others.length > 0 && <Others id={id} reraCase={reraCase} />}
      {decided && (
        <p className="text-muted-foreground">
          {t('{name} decided that {number} belongs to: {projects}.', {
            name: decided.by,
            number: number ?? '',
            projects: decided.names.join(' · '),
          })}
        </p>
      )}
    </section>
  )
}

/** The waiver of the number: requested by one administrator, confirmed by another. */
function Waiver({ id, reraCase: { waiver, version } }: { id: string; reraCase: ReraCase }) {
  const may = useMay()
  const [isAsking, setAsking] = useState(false)
  const isOpen = waiver?.state === 'asked'
  return (
    <div className="space-y-3">
      <p className="font-medium text-status-red-text">{t('RERA number required but missing')}</p>
      {waiver && <WaiverText waiver={waiver} />}
      {isOpen && !waiver.isOwn && may('property.review') && (
        <WaiverDecision id={id} version={version} />
      )}
      {isOpen && waiver.isOwn && <p>{t('Another administrator has to confirm your reason.')}</p>}
      {waiver?.state !== 'confirmed' &&
        !isOpen &&
        may('property.review') &&
        (isAsking ? (
          <AskWaiver id={id} />
        ) : (
          <Button variant="outline" onClick={() => setAsking(true)}>
            {t('Publish without a number')}
          </Button>
        ))}
    </div>
  )
}

function WaiverText({ waiver }: { waiver: ReraWaiver }) {
  const by = (name: string, at: string): ReactNode => (
    <Rich text={t('{name}, <0/>', { name })} elements={[<When key="at" at={at} time />]} />
  )
  return (
    <div className="rounded-md border p-3">
      <p>{waiver.reason}</p>
      <p className="text-xs text-muted-foreground">{by(waiver.askedBy, waiver.askedAt)}</p>
      {waiver.decidedBy && waiver.decidedAt && (
        <p className="text-xs text-muted-foreground">
          {waiver.state === 'confirmed' ? t('Confirmed') : t('Declined')}:{' '}
          {by(waiver.decidedBy, waiver.decidedAt)}
        </p>
      )}
    </div>
  )
}

function WaiverDecision({ id, version }: { id: string; version: string }) {
  const { send, busy } = useSend(rera.decideWaiver, {
    done: t('Decision saved'),
    failed: t('Failed to save the decision'),
  })
  const decide = (act: 'confirm' | 'decline') =>
    void send({ params: { id }, body: { act, version } })
  return (
    <div className="flex flex-wrap gap-2">
      <Button disabled={busy} onClick={() => decide('confirm')}>
        {t('Confirm')}
      </Button>
      <Button variant="outline" disabled={busy} onClick={() => decide('decline')}>
        {t('Decline')}
      </Button>
    </div>
  )
}

function AskWaiver({ id }: { id: string }) {
  const field = useId()
  const [reason, setReason] = useState('')
  const { send, busy } = useSend(rera.askWaiver, {
    done: t('Another administrator was asked'),
    failed: t('Failed to save'),
  })
  return (
    <div className="space-y-3">
      <FieldFrame
        id={field}
        label={t('Reason')}
        required
        help={t('Another administrator reads it, and confirms or declines it.')}
      >
        <Textarea
          id={field}
          rows={3}
          maxLength={500}
          value={reason}
          required
          aria-describedby={`${field}-help`}
          onChange={(event) => setReason(event.target.value)}
        />
      </FieldFrame>
      <Button
        disabled={busy || reason.trim() === ''}
        onClick={() => void send({ params: { id }, body: { reason } })}
      >
        {t('Ask for confirmation')}
      </Button>
    </div>
  )
}

/** Other projects with the same number, and the choice of the one it belongs to. */
function Others({ id, reraCase: { others, number, version } }: { id: string; reraCase: ReraCase }) {
  const may = useMay()
  const { send, busy } = useSend(rera.decideProject, {
    done: t('Decision saved'),
    failed: t('Failed to save the decision'),
  })
  const decide = (owner: NumberOwner, listing?: string) =>
    void send({ params: { id }, body: { owner, version, ...(listing && { listing }) } })
  return (
    <div className="space-y-3">
      <p className="font-medium text-status-red-text">
        {t('{number} is also given for another project', { number: number ?? '' })}
      </p>
      <ul className="space-y-2">
        {others.map(({ society, city, listings, listing }) => (
          <li key={listing._id} className="space-y-2 rounded-md border p-3">
            <Link
              to={`/bb-admin/properties/${listing._id}`}
              className="font-medium hover:text-link hover:underline"
            >
              {[society ?? listing.title, city].filter(Boolean).join(', ')}
            </Link>
            <p className="text-xs text-muted-foreground">
              {t('{count, plural, one {# listing} other {# listings}}', { count: listings })}
            </p>
            {may('property.review') && (
              <Button
                variant="outline"
                size="sm"
                disabled={busy}
                onClick={() => decide('other', listing._id)}
              >
                {NumberOwner.labels.other}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {may('property.review') && (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" disabled={busy} onClick={() => decide('this')}>
            {NumberOwner.labels.this}
          </Button>
          <Button variant="outline" disabled={busy} onClick={() => decide('same')}>
            {NumberOwner.labels.same}
          </Button>
        </div>
      )}
    </div>
  )
}
