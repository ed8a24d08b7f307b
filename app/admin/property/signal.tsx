import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Money } from '#app/kit/form/money.tsx'
import { Photo } from '#app/kit/photo.tsx'
import { PropertyStatusBadge } from '#app/property/property-status.tsx'
import { cn } from '#app/ui/class-name.ts'
import {
  ExclusionKind,
  MissingPiece,
  type PropertySignals,
  type SimilarListing,
} from '#contract/property/review.ts'
import type { ListingType } from '#contract/property/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { formatPriceShort } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'

interface PropertySignalListProps {
  signals: PropertySignals
  listingType: ListingType
}

/** The signals of a listing with their figures; one without a finding says so in a line. */
export function PropertySignalList({ signals, listingType }: PropertySignalListProps) {
  const { samePhoto, photosToCome, sameHome, rate, range, missing, wording } = signals
  return (
    <section aria-label={t('Signals')} className="space-y-4 rounded-lg border bg-card p-4 text-sm">
      <h3 className="font-medium">{t('Signals')}</h3>
      <Signal title={t('Same photo elsewhere')} loud={samePhoto.length > 0}>
        {samePhoto.length === 0 && <p>{t('No other listing has these photos.')}</p>}
        {photosToCome > 0 && (
          <p>
            {t(
              '{count, plural, one {# photo is not compared yet.} ' +
                'other {# photos are not compared yet.}}',
              { count: photosToCome },
            )}
          </p>
        )}
        {samePhoto.map(({ listing, photos }) => (
          <div key={listing._id} className="space-y-2">
            <Similar listing={listing} />
            <ul
              aria-label={t('Same photos in {title}', { title: listing.title })}
              className="space-y-1"
            >
              {photos.map(({ own, other, distance }) => (
                <li key={own.url + other.url} className="grid grid-cols-2 gap-1">
                  <Photo image={own} alt={t('This listing')} sizes="160px" />
                  <Photo image={other} alt={t('Other listing')} sizes="160px" />
                  <span className="figures col-span-2 text-xs">
                    {t('{count} of 64 points match', { count: 64 - distance })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Signal>
      <Signal title={t('Same address and size')} loud={sameHome.length > 0}>
        {sameHome.length === 0 && <p>{t('No other listing has this address and area.')}</p>}
        {sameHome.map((listing) => (
          <Similar key={listing._id} listing={listing} />
        ))}
      </Signal>
      <Signal title={t('Price in the locality')} loud={rate?.isFar ?? false}>
        {rate ? (
          <p className="figures">{rateSentence(rate, listingType)}</p>
        ) : (
          <p>{t('Fewer than ten live listings to compare with.')}</p>
        )}
      </Signal>
      <Signal title={t('Similar properties nearby')} loud={range?.isFarBelow ?? false}>
        {range ? (
          <RangeText range={range} hasSamePhotos={samePhoto.some(isOfAnother)} />
        ) : (
          <p>{t('Too few similar properties to compare with.')}</p>
        )}
      </Signal>
      <Signal title={t('Wording')} loud={wording.length > 0}>
        {wording.length === 0 && <p>{t('No wording that excludes people.')}</p>}
        <ul className="space-y-1">
          {wording.map(({ field, kind, text }) => (
            <li key={field + text} className="break-words">
              <mark className="rounded-sm bg-status-yellow-tint px-1 text-foreground">{text}</mark>
              <span className="pl-1">{ExclusionKind.label(kind)}</span>
            </li>
          ))}
        </ul>
      </Signal>
      <Signal title={t('Missing')} loud={missing.length > 0}>
        {missing.length === 0 && <p>{t('Nothing important is missing.')}</p>}
        <ul className="list-disc pl-4">
          {missing.map((piece) => (
            <li key={piece}>{MissingPiece.label(piece)}</li>
          ))}
        </ul>
      </Signal>
    </section>
  )
}

/** `₹25,400 per sq ft: 3.1 times the median of ₹8,200, based on 42 live listings in Whitefield`. */
function rateSentence(
  { times, median, rate, count, place }: NonNullable<PropertySignals['rate']>,
  listingType: ListingType,
): string {
  const rupees = (value: number) => `₹${withCommas(value, value < 100 ? 1 : 0)}`
  const multiple = withCommas(Number(times.toPrecision(2)))
  const values = {
    rate: rupees(rate),
    multiple,
    median: rupees(median),
    figure: withCommas(count),
    place,
  }
  return listingType === 'rent'
    ? t(
        '{rate} per sq ft per month: {multiple} times the median of {median}, based on ' +
          '{figure} live listings in {place}.',
        values,
      )
    : t(
        '{rate} per sq ft: {multiple} times the median of {median}, based on {figure} live ' +
          'listings in {place}.',
        values,
      )
}

const isOfAnother = ({ listing }: PropertySignals['samePhoto'][number]) => !listing.isSameBroker

interface RangeTextProps {
  range: NonNullable<PropertySignals['range']>
  hasSamePhotos: boolean
}

/** What similar homes ask, and what else makes a low price suspect. */
function RangeText({ range, hasSamePhotos }: RangeTextProps) {
  const { low, high, count, error, below, isFarBelow, isNewBroker } = range
  const percent = (share: number) => withCommas(100 * share, 0)
  return (
    <>
      <p className="figures">
        {t(
          '{count} similar properties ask {low} to {high} for this size. Half of such ' +
            'estimates are within {percent}% of the price.',
          {
            ...{ count, percent: percent(error) },
            ...{ low: formatPriceShort(low), high: formatPriceShort(high) },
          },
        )}
      </p>
      {isFarBelow && (
        <ul className="list-disc pl-4">
          <li className="figures">
            {t('The price is {percent}% below this range.', { percent: percent(below) })}
          </li>
          {hasSamePhotos && <li>{t('Its photos are also in another broker’s listing.')}</li>}
          {isNewBroker && <li>{t('The broker joined in the last 30 days.')}</li>}
        </ul>
      )}
    </>
  )
}

function Signal({ title, loud, children }: { title: string; loud: boolean; children: ReactNode }) {
  return (
    <div className={cn('space-y-2', !loud && 'text-muted-foreground')}>
      <h4
        className={cn(
          'flex items-center gap-1.5 text-xs',
          loud && 'font-medium text-status-red-text',
        )}
      >
        {loud && <TriangleAlert aria-hidden className="size-3.5" />}
        {title}
      </h4>
      {children}
    </div>
  )
}

function Similar({ listing }: { listing: SimilarListing }) {
  return (
    <div className="rounded-md border p-3 text-foreground">
      <p className="flex items-start justify-between gap-2">
        <Link
          to={`/bb-admin/properties/${listing._id}`}
          className="min-w-0 font-medium break-words hover:text-link hover:underline"
        >
          {listing.title}
        </Link>
        <PropertyStatusBadge status={listing.status} />
      </p>
      <p className="text-xs break-words text-muted-foreground">
        {listing.isSameBroker ? t('The same broker') : listing.broker} · {listing.address} ·{' '}
        <Money amount={listing.price} />
      </p>
    </div>
  )
}
