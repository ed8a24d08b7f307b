import { useState } from 'react'
import { Link } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useRead } from '#app/api/query.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { type PropertyRow, property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { t } from '#domain/locale/translate.ts'
import { PropertyBroker } from './broker.tsx'
import { ClaimPanel } from './claims.tsx'
import { useDecision, useDecisionKeys } from './decision.tsx'
import { PropertyDifferences } from './difference.tsx'
import { PropertyFacts } from './facts.tsx'
import { WaitingSince } from './queue.tsx'
import { ReraPanel } from './rera.tsx'
import { PropertySignalList } from './signal.tsx'

const noteClass =
  'w-full rounded-md bg-status-yellow-tint px-4 py-3 text-sm text-status-yellow-text'

interface PropertyCaseProps {
  id: string
  /** The version in the queue; an older cached one is not decided on. */
  version: number
  /** Shows the next listing; called with the version that was decided on. */
  onDecided: (version: number) => void
  /** Skips this listing; undefined for the last one. */
  onSkip: (() => void) | undefined
}

/** One listing under review: signals, changes, photos, facts, broker and history. */
export function PropertyCase({ id, version, onDecided, onSkip }: PropertyCaseProps) {
  const read = useRead(property.get, { params: { id } })
  const signals = useRead(propertyReview.signals, { params: { id } })
  // Waits for the signals, which would shift the page under the pointer if they came later.
  if (signals.isPending || (read.data && read.data.property.version < version)) {
    return <Skeleton className="h-[40rem] w-full" />
  }
  return (
    <Loaded read={read} failed={t('Failed to load property')} height="h-[40rem]">
      {(reply) => (
        <div className="space-y-6">
          <Decision listing={reply.property} onDecided={onDecided} onSkip={onSkip} />
          <div
            className={
              'grid grid-cols-[minmax(0,1fr)] items-start gap-6 ' +
              'xl:grid-cols-[minmax(0,1fr)_22rem]'
            }
          >
            <div className="min-w-0 rounded-lg border bg-card p-5">
              <PropertyFacts listing={reply.property} large />
            </div>
            <div className="min-w-0 space-y-6">
              <Loaded read={signals} failed={t('Failed to load the signals')} height="h-48">
                {({ signals, difference, rera, claims }) => (
                  <>
                    <ReraPanel id={id} reraCase={rera} />
                    <PropertySignalList
                      signals={signals}
                      listingType={reply.property.listingType}
                    />
                    <ClaimPanel listing={reply.property} claims={claims} />
                    <PropertyDifferences difference={difference} />
                  </>
                )}
              </Loaded>
              <PropertyBroker broker={reply.broker} />
              <div className="rounded-lg border bg-card p-4">
                <History kind="property" id={id} />
              </div>
            </div>
          </div>
        </div>
      )}
    </Loaded>
  )
}

interface DecisionProps extends Pick<PropertyCaseProps, 'onDecided' | 'onSkip'> {
  listing: PropertyRow
}

function Decision({ listing, onDecided, onSkip }: DecisionProps) {
  const [rejecting, setRejecting] = useState(false)
  const decision = useDecision(listing, {
    onDecided: () => onDecided(listing.version),
    rejecting,
    setRejecting,
  })
  useDecisionKeys(listing, decision)
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 className="text-xl break-words">{listing.title}</h2>
        <p className="text-sm break-words text-muted-foreground">
          {listing.address}
          {listing.status === 'pending' && (
            <>
              {' · '}
              <Rich
                text={t('waiting for <0/>')}
                elements={[<WaitingSince key="since" since={listing.submittedAt} />]}
              />
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:sticky max-sm:bottom-0 max-sm:w-full">
        {onSkip && (
          <Button variant="ghost" aria-keyshortcuts="j" onClick={onSkip}>
            {t('Skip')}
          </Button>
        )}
        {listing.may.includes('reject') && (
          <Button
            variant="outline"
            disabled={decision.busy}
            aria-keyshortcuts="r"
            onClick={decision.askReason}
          >
            {t('Reject')}
          </Button>
        )}
        {listing.may.includes('approve') && (
          <Button disabled={decision.busy} aria-keyshortcuts="a" onClick={decision.approve}>
            {decision.busy ? t('Approving...') : t('Approve')}
          </Button>
        )}
      </div>
      {listing.may.includes('approve') && listing.broker.kycStatus !== 'verified' && (
        <p className={noteClass}>{t('The listing goes live once the broker’s KYC is verified.')}</p>
      )}
      {listing.status === 'pending' && listing.unconfirmedPlace && (
        <UnconfirmedPlace name={listing.unconfirmedPlace} />
      )}
      {decision.dialog}
    </header>
  )
}

/** A new city or area must be decided under Locations before the listings in it. */
function UnconfirmedPlace({ name }: { name: string }) {
  const search = new URLSearchParams({ search: name })
  return (
    <p className={noteClass}>
      {t('{name} is not a confirmed location yet.', { name })}{' '}
      <Link
        to={{ pathname: '/bb-admin/locations', search: `?${search}` }}
        className="font-medium underline"
      >
        {t('Accept or merge it under Locations')}
      </Link>
    </p>
  )
}
