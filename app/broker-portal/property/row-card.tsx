import { Eye, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { When } from '#app/kit/form/date.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { Photo } from '#app/kit/photo.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { PropertyStatusBadge } from '#app/property/property-status.tsx'
import { factParts, isMonthly, placeText } from '#app/property/property-text.ts'
import { qualityOf } from '#app/property/quality-of.ts'
import type { Closing } from '#contract/property/closing.ts'
import type { PropertyOwn } from '#contract/property/property.ts'
import { ClosedSource } from '#contract/property/vocabulary.ts'
import { expiresOn } from '#domain/availability/availability.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** An own listing in the list: status, figures and actions. */
export function PropertyRowCard({
  listing,
  actions,
}: {
  listing: PropertyOwn
  actions?: ReactNode
}) {
  const quality = qualityOf(listing)
  const advice = quality.missing[0]?.advice
  const isOpen = listing.status !== 'sold' && listing.status !== 'rented'
  const primary = listing.images.find((image) => image.isPrimary) ?? listing.images[0]
  return (
    <article
      className={
        'grid min-w-0 flex-1 grid-cols-[6rem_minmax(0,1fr)] gap-x-4 rounded-lg border bg-card ' +
        'p-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:p-4'
      }
    >
      <Photo
        image={primary}
        alt=""
        sizes="176px"
        className="h-fit w-full rounded-md sm:row-span-2"
      />
      <div className="min-w-0 space-y-1.5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h3 className="min-w-0 font-sans text-base font-semibold text-balance">
            {listing.title}
          </h3>
          <PropertyStatusBadge status={listing.status} filled />
        </div>
        <p className="text-sm text-muted-foreground">{placeText(listing)}</p>
        <p className="flex flex-wrap gap-x-2 text-sm">
          <Money
            amount={listing.price}
            {...(isMonthly(listing.listingType) && { per: 'month' as const })}
            className="figures font-semibold"
          />
          <span className="text-muted-foreground">{factParts(listing).join(' · ')}</span>
        </p>
        <p className="figures flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted-foreground">
          <span className="inline-flex items-center gap-1.5">
            <Eye aria-hidden className="size-3.5" />
            {t('{count, plural, one {{figure} view} other {{figure} views}}', {
              count: listing.views,
              figure: withCommas(listing.views),
            })}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <MessageCircle aria-hidden className="size-3.5" />
            {t('{count, plural, one {{figure} enquiry} other {{figure} enquiries}}', {
              count: listing.inquiries,
              figure: withCommas(listing.inquiries),
            })}
          </span>
          <span>
            <Rich
              text={t('Listed <0/>')}
              elements={[<When key="listed" at={listing.createdAt} />]}
            />
          </span>
          {isOpen && <span title={advice}>{t('Quality {score}%', { score: quality.score })}</span>}
        </p>
        {listing.closing && <Closed closing={listing.closing} />}
        <Unconfirmed listing={listing} />
        {listing.status === 'approved' && !listing.isLive && !listing.isExpired && (
          <p className="text-sm text-status-yellow-text">
            {t('Goes live when your KYC is verified.')}
          </p>
        )}
        {listing.status === 'pending' && listing.unconfirmedPlace && (
          <p className="text-sm text-status-yellow-text">
            {t('We are confirming the new location {place}.', { place: listing.unconfirmedPlace })}
          </p>
        )}
        {listing.rejectionReason && (
          <p className="rounded-md bg-status-red-tint px-3 py-2 text-sm text-status-red-text">
            {listing.rejectionReason}
          </p>
        )}
      </div>
      {actions && <div className="col-span-2 mt-1.5 sm:col-span-1 sm:col-start-2">{actions}</div>}
    </article>
  )
}

/** Explains the effect of a missing confirmation. */
function Unconfirmed({ listing }: { listing: PropertyOwn }) {
  if (!listing.isUnconfirmed) return null
  const since = formatDate(listing.confirmedOn)
  return listing.isExpired ? (
    <p className="rounded-md bg-status-red-tint px-3 py-2 text-sm text-status-red-text">
      {t(
        'Expired: not confirmed since {since}. It is hidden from lists until you ' +
          'confirm that it is available.',
        { since },
      )}
    </p>
  ) : (
    <p className="text-sm text-status-yellow-text">
      {t('Not confirmed since {since}: other homes are shown first. It expires on {date}.', {
        since,
        date: formatDate(expiresOn(listing)),
      })}
    </p>
  )
}

/** How the deal ended, for its broker only. */
function Closed({ closing: { at, price, source } }: { closing: Closing }) {
  if (!at && price === null && !source) return null
  return (
    <p className="text-sm text-muted-foreground">
      <Rich
        text={closedText(at !== null, price !== null)}
        elements={[
          <When key="at" at={at ?? ''} />,
          <Money key="price" amount={price ?? 0} className="figures font-medium text-foreground" />,
        ]}
      />
      {source && ` · ${t(ClosedSource.label(source))}`}
    </p>
  )
}

function closedText(hasDate: boolean, hasPrice: boolean): string {
  if (hasDate && hasPrice) return t('Closed on <0/> at <1/>')
  if (hasDate) return t('Closed on <0/>')
  return hasPrice ? t('Closed at <1/>') : t('Closed')
}
