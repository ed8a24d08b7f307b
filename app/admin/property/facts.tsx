import type { ReactNode } from 'react'
import { FactList } from '#app/kit/fact-list.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { Photo } from '#app/kit/photo.tsx'
import { detailRows } from '#app/property/detail-text.ts'
import { PropertyStatusBadge } from '#app/property/property-status.tsx'
import { placeText, rateText } from '#app/property/property-text.ts'
import type { PropertyRow } from '#contract/property/property.ts'
import { isLand } from '#contract/property/property-kind.ts'
import { AreaUnit, Furnished, ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { formatArea } from '#domain/area/area.ts'
import { t } from '#domain/locale/translate.ts'

const columns = 'grid-cols-2 gap-x-6 sm:grid-cols-3'

interface PropertyFactsProps {
  listing: PropertyRow
  /** Photos as wide as the column, for reviews. */
  large?: boolean
}

/**
 * The listing for a reviewer: photos first, then the facts in the order in which people ask, then
 * the text.
 */
export function PropertyFacts({ listing, large = false }: PropertyFactsProps) {
  return (
    <div className="space-y-5 break-words">
      <Photos listing={listing} large={large} />
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <PropertyStatusBadge status={listing.status} filled />
        <Money
          amount={listing.price}
          full
          {...(listing.listingType === 'rent' && { per: 'month' as const })}
          className="figures font-display text-2xl font-semibold"
        />
        {rateText(listing) && (
          <span className="text-sm text-muted-foreground">{rateText(listing)}</span>
        )}
      </div>
      {listing.rejectionReason && (
        <p className="rounded-md bg-status-red-tint px-4 py-3 text-sm text-status-red-text">
          {t('Rejected: {reason}', { reason: listing.rejectionReason })}
        </p>
      )}
      <FactList facts={factsOf(listing)} className={columns} />
      <p className="text-sm break-words whitespace-pre-line">{listing.description}</p>
      <Particulars listing={listing} />
      <Names label={t('Amenities')} names={listing.amenities} none={t('No amenities listed')} />
      <Names label={t('Features')} names={listing.features} none={t('No features listed')} />
    </div>
  )
}

/** All details of the broker, including private ones, which are reviewed too. */
function Particulars({ listing }: { listing: PropertyRow }) {
  const rows = detailRows(listing.detail)
  if (rows.length === 0) return null
  return (
    <section aria-label={t('Details')} className="border-t pt-4">
      <FactList
        facts={rows.map(({ label, value }) => [label, value] as const)}
        className={columns}
      />
    </section>
  )
}

function factsOf(listing: PropertyRow): [string, ReactNode][] {
  const facts: [string, ReactNode][] = [
    [t('Type'), PropertyType.label(listing.propertyType)],
    [t('For'), ListingType.label(listing.listingType)],
    [t('Location'), placeText(listing)],
    [t('PIN code'), listing.pincode],
    [t('Area'), formatArea(listing.area, AreaUnit.label(listing.areaUnit))],
    [t('Bedrooms'), listing.bedrooms],
    [t('Bathrooms'), listing.bathrooms],
    [
      t('Floor'),
      listing.floor === null
        ? null
        : t('{floor} of {total}', { floor: listing.floor, total: listing.totalFloors ?? '—' }),
    ],
    [t('Furnishing'), furnishedOf(listing)],
    [t('Parking'), listing.parkingSpaces],
    [t('Submitted'), <When key="submitted" at={listing.submittedAt} time />],
  ]
  return facts.filter(([, value]) => value !== null)
}

function furnishedOf({ furnished, propertyType }: PropertyRow): string | null {
  return furnished && !isLand(propertyType) ? Furnished.label(furnished) : null
}

function Photos({ listing, large }: Required<PropertyFactsProps>) {
  if (listing.images.length === 0) {
    return (
      <p className="rounded-md border border-dashed p-4 text-sm text-muted-foreground">
        {t('No photos were added.')}
      </p>
    )
  }
  return (
    <ul
      aria-label={t('Photos')}
      className={large ? 'grid gap-3 sm:grid-cols-2' : 'grid grid-cols-2 gap-2 sm:grid-cols-3'}
    >
      {listing.images.map((image, index) => (
        <li key={image.url}>
          <a
            href={image.url}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-md"
          >
            <Photo
              image={image}
              alt={t('Photo {number} of {title}', { number: index + 1, title: listing.title })}
              sizes={large ? '(min-width: 640px) 480px, 100vw' : '220px'}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Names({ label, names, none }: { label: string; names: string[]; none: string }) {
  return (
    <section className="text-sm">
      <h3 className="text-xs text-muted-foreground">{label}</h3>
      <p>{names.length > 0 ? names.join(', ') : none}</p>
    </section>
  )
}
