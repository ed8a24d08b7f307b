import { Link } from '#app/kit/link.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { DrawingImage } from '#app/site/scene/drawing-image.tsx'
import { cityDrawing } from '#app/site/scene/drawing-name.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { City } from '#contract/city.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { growthText } from './growth-text.ts'

const areasShown = 5
const addressOf = (place: string) => `/properties?location=${encodeURIComponent(place)}`

/**
 * A city with its figures and its areas. The link of the name covers the card; links to areas stay
 * clickable.
 */
export function CityCard({ city }: { city: City }) {
  return (
    <article
      className={
        'group relative flex h-full flex-col overflow-hidden ' +
        'rounded-lg border bg-card transition-colors hover:border-input'
      }
    >
      <DrawingImage name={cityDrawing(city.name)} className="aspect-21/9 w-full" />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div>
          <div className="flex items-center justify-between gap-3">
            <h2 className="text-xl">
              <Link to={addressOf(city.name)} className="after:absolute after:inset-0">
                {city.name}
              </Link>
            </h2>
            {city.isPopular && <Badge variant="marigold">{t('Popular')}</Badge>}
          </div>
          <p className="text-sm text-muted-foreground">{city.state}</p>
        </div>
        {city.description && <p className="text-sm text-pretty">{city.description}</p>}
        <p className="figures text-sm">
          <Rich
            text={t(
              '{count, plural, one {<0>{figure} property</0>} ' +
                'other {<0>{figure} properties</0>}} ' +
                'from {brokers, plural, one {# broker} other {# brokers}}',
              {
                figure: withCommas(city.propertyCount),
                count: city.propertyCount,
                brokers: city.brokerCount,
              },
            )}
            elements={[<span key="figure" className="font-medium" />]}
          />
          <span className="block text-muted-foreground">
            {city.medianPricePerSqft === null
              ? t('Median price: not enough data')
              : t(
                  'Median {price} per sq ft ' +
                    '({count, plural, one {# listing} other {# listings}})',
                  { price: formatRupees(city.medianPricePerSqft), count: city.medianOf },
                )}
          </span>
          <span className="block text-muted-foreground">{growthText(city.growth)}</span>
        </p>
        {city.areas.length > 0 && (
          <ul
            aria-label={t('Localities in {name}', { name: city.name })}
            className="relative mt-auto flex flex-wrap gap-2 pt-1"
          >
            {city.areas.slice(0, areasShown).map((area) => (
              <li key={area}>
                <Link
                  to={addressOf(area)}
                  className={
                    'inline-flex min-h-8 items-center rounded-full bg-muted px-3 ' +
                    'text-xs transition-colors hover:bg-accent pointer-coarse:min-h-11'
                  }
                >
                  {area}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Link
          to={`/cities/${city.slug}`}
          className={
            'relative inline-flex min-h-8 items-center self-start ' +
            'text-sm text-link underline underline-offset-4 pointer-coarse:min-h-11'
          }
        >
          {t('Prices and localities in {name}', { name: city.name })}
        </Link>
      </div>
    </article>
  )
}
