import { Link } from '#app/kit/link.tsx'
import { DrawingImage } from '#app/site/scene/drawing-image.tsx'
import { cityDrawing } from '#app/site/scene/drawing-name.ts'
import type { City } from '#contract/city.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** A city with its live counts; the median is shown with the number of listings behind it. */
export function CityTile({ city, level: Heading = 'h3' }: { city: City; level?: 'h2' | 'h3' }) {
  const { name, state, propertyCount, medianPricePerSqft, medianOf } = city
  return (
    <Link
      to={`/properties?location=${encodeURIComponent(name)}`}
      className={
        'group flex h-full flex-col overflow-hidden ' +
        'rounded-lg border bg-card transition-colors hover:border-input'
      }
    >
      <DrawingImage name={cityDrawing(name)} className="aspect-21/9 w-full" />
      <span className="flex flex-1 flex-wrap items-end justify-between gap-x-4 gap-y-2 p-4">
        <span>
          <Heading className="text-lg">{name}</Heading>
          <span className="text-sm text-muted-foreground">{state}</span>
        </span>
        <span className="figures text-right text-sm">
          <span className="block font-medium text-link">
            {t('{count, plural, one {{figure} property} other {{figure} properties}}', {
              figure: withCommas(propertyCount),
              count: propertyCount,
            })}
          </span>
          <span className="text-muted-foreground">
            {medianPricePerSqft === null
              ? t('Median price: not enough data')
              : t(
                  'Median {price} per sq ft ' +
                    '({count, plural, one {# listing} other {# listings}})',
                  { price: formatRupees(medianPricePerSqft), count: medianOf },
                )}
          </span>
        </span>
      </span>
    </Link>
  )
}
