import { useWatch } from 'react-hook-form'
import { readNumber } from '#app/kit/form/number-field.tsx'
import type { PropertyOwn } from '#contract/property/property.ts'
import {
  listingQuality,
  type MissingQuality,
  type QualityFacts,
} from '#domain/listing-quality/listing-quality.ts'
import { t } from '#domain/locale/translate.ts'
import { useFormSource } from './form-source.ts'
import type { PropertyFormHandle, PropertyFormValues } from './form-values.ts'

interface QualityPanelProps {
  form: PropertyFormHandle
  /** The location that the listing was saved with; undefined for a new one. */
  place: PropertyOwn['location'] | undefined
}

/** The quality of the listing so far, and suggestions with the benefit of each. */
export function QualityPanel({ form, place }: QualityPanelProps) {
  const values = useWatch({ control: form.hook.control })
  const { areas } = useFormSource()
  const isSelected = typeof place === 'object' && place._id === values.location
  const isPlaced =
    isSelected || (areas.data?.locations.some(({ _id }) => _id === values.location) ?? false)
  const { score, missing } = listingQuality({ ...factsOf(values), isPlaced })
  return (
    <section
      aria-labelledby="listing-quality"
      className="space-y-4 rounded-lg border bg-card p-5 sm:p-6"
    >
      <div className="space-y-2">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="listing-quality" className="text-lg">
            {t('Listing quality')}
          </h2>
          <span className="figures font-display text-xl font-semibold">{score}%</span>
        </div>
        <div aria-hidden className="h-2 overflow-hidden rounded-full bg-muted">
          <div
            className="h-full rounded-full bg-primary transition-[width]"
            style={{ width: `${score}%` }}
          />
        </div>
      </div>
      {missing.length === 0 ? (
        <p className="text-sm text-status-green-text">
          {t('Complete. This listing has all the details people ask for.')}
        </p>
      ) : (
        <div className="text-sm">
          <h3 className="mb-3 font-sans font-medium">{t('Add these to improve your listing')}</h3>
          <Missing pieces={missing.slice(0, shownFirst)} />
          {missing.length > shownFirst && (
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center font-medium text-link">
                {t('{count} more', { count: missing.length - shownFirst })}
              </summary>
              <Missing pieces={missing.slice(shownFirst)} />
            </details>
          )}
        </div>
      )}
    </section>
  )
}

const shownFirst = 3

function Missing({ pieces }: { pieces: readonly MissingQuality[] }) {
  return (
    <ul className="space-y-3">
      {pieces.map(({ name, advice, brings, points }) => (
        <li key={name} className="flex gap-3">
          <span className="figures w-10 shrink-0 text-right font-medium text-link">+{points}</span>
          <span>
            <span className="block font-medium">{advice}</span>
            <span className="block text-muted-foreground">{brings}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

type Watched = { [Name in keyof PropertyFormValues]?: unknown }

/** The form has numbers as text until it is submitted. */
function factsOf(values: Watched): QualityFacts {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const list = (value: unknown): string[] => (Array.isArray(value) ? value : [])
  const detail: Record<string, unknown> = { ...Object(values.detail) }
  const point = Object(values.coordinates)
  return {
    propertyType: text(values.propertyType),
    listingType: text(values.listingType),
    title: text(values.title),
    description: text(values.description),
    bedrooms: readNumber(values.bedrooms),
    bathrooms: readNumber(values.bathrooms),
    furnished: text(values.furnished),
    floor: readNumber(values.floor),
    isPinned: typeof point.latitude === 'number',
    amenities: list(values.amenities),
    photos: list(values.images).length,
    areaCarpetSqft: readNumber(detail.areaCarpetSqft),
    areaBasis: text(detail.areaBasis),
    maintenance: readNumber(detail.maintenance),
    isMaintenanceIncluded: detail.isMaintenanceIncluded === true,
    deposit: readNumber(detail.deposit),
    availableFrom: text(detail.availableFrom),
    possession: text(detail.possession),
    facing: text(detail.facing),
    ownership: text(detail.ownership),
    rera: text(detail.rera),
    society: text(detail.society),
  }
}
