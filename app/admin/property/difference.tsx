import { When } from '#app/kit/form/date.tsx'
import { Photo } from '#app/kit/photo.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { detailLabel, detailText } from '#app/property/detail-text.ts'
import type { PropertyImage } from '#contract/property/image.ts'
import type { PropertyDifference } from '#contract/property/review.ts'
import { AreaUnit, Furnished, ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'

const labels: Record<string, string> = {
  title: msg('Title'),
  description: msg('Description'),
  propertyType: msg('Type'),
  listingType: msg('For'),
  price: msg('Price'),
  area: msg('Area'),
  areaUnit: msg('Area unit'),
  bedrooms: msg('Bedrooms'),
  bathrooms: msg('Bathrooms'),
  parkingSpaces: msg('Parking'),
  floor: msg('Floor'),
  totalFloors: msg('Total floors'),
  furnished: msg('Furnishing'),
  location: msg('Location'),
  address: msg('Address'),
  pincode: msg('PIN code'),
  amenities: msg('Amenities'),
  features: msg('Features'),
  coordinates: msg('Pin on the map'),
}

/** The prefix of the names of details. */
const detail = 'detail.'

function labelOf(name: string): string {
  if (name.startsWith(detail)) return detailLabel(name.slice(detail.length))
  const label = labels[name]
  return label ? t(label) : name
}

const wordsOf = {
  propertyType: PropertyType,
  listingType: ListingType,
  areaUnit: AreaUnit,
  furnished: Furnished,
}

/** Returns the value of a field in words; an unknown value is returned as it is. */
function show(name: string, value: unknown): string {
  if (name.startsWith(detail)) return detailText(name.slice(detail.length), value)
  if (value === null || value === undefined || value === '') return '—'
  if (name === 'price' && typeof value === 'number') return formatRupees(value)
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : '—'
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, part]) => `${key}: ${part}`)
      .join(', ')
  }
  const text = String(value)
  const words = Object.entries(wordsOf).find(([key]) => key === name)?.[1].options
  return words?.find((option) => option.value === text)?.label ?? text
}

/** The changes since the approved version. */
export function PropertyDifferences({ difference }: { difference: PropertyDifference }) {
  const { since, approvedAt, fields, photosAdded, photosRemoved } = difference
  const isSame = fields.length + photosAdded.length + photosRemoved.length === 0
  return (
    <section aria-label={t('What changed')} className="rounded-lg border bg-card p-4 text-sm">
      <h3 className="mb-2 font-medium">
        {t('What changed')}
        {approvedAt && (
          <span className="font-normal text-muted-foreground">
            {' '}
            <Rich
              text={t('since the approval on <0/>')}
              elements={[<When key="approved" at={approvedAt} />]}
            />
          </span>
        )}
      </h3>
      {since === 'first' && (
        <p className="text-muted-foreground">{t('Never approved before. Everything is new.')}</p>
      )}
      {since === 'unknown' && (
        <p className="text-muted-foreground">
          {t('The approved version is not known. See the edits in the history below.')}
        </p>
      )}
      {since === 'known' && isSame && (
        <p className="text-muted-foreground">{t('No changes since the approval.')}</p>
      )}
      {fields.length > 0 && (
        <dl className="space-y-3">
          {fields.map(({ name, before, after }) => (
            <div key={name}>
              <dt className="text-xs text-muted-foreground">{labelOf(name)}</dt>
              <dd className="space-y-0.5 break-words whitespace-pre-line">
                <del className="block text-muted-foreground">{show(name, before)}</del>
                <ins className="block no-underline">
                  <span aria-hidden>→ </span>
                  {show(name, after)}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Photos label={t('Photos added')} images={photosAdded} />
      <Photos label={t('Photos removed')} images={photosRemoved} />
    </section>
  )
}

function Photos({ label, images }: { label: string; images: PropertyImage[] }) {
  if (images.length === 0) return null
  return (
    <div className="mt-3">
      <h4 className="mb-1 text-xs text-muted-foreground">
        {label}: <span className="figures">{images.length}</span>
      </h4>
      <ul aria-label={label} className="grid grid-cols-3 gap-2">
        {images.map((image, index) => (
          <li key={image.url} className="overflow-hidden rounded-md">
            <Photo image={image} alt={`${label}, ${index + 1}`} sizes="110px" />
          </li>
        ))}
      </ul>
    </div>
  )
}
