import { Link } from 'react-router'
import { DrawingImage } from '#app/site/scene/drawing-image.tsx'
import { cityDrawing } from '#app/site/scene/drawing-name.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { City } from '#contract/city.ts'
import { formatRupees } from '#domain/money/money.ts'
import { counted } from '#domain/text/format-number.ts'
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
            {city.isPopular && <Badge variant="marigold">Popular</Badge>}
          </div>
          <p className="text-sm text-muted-foreground">{city.state}</p>
        </div>
        {city.description && <p className="text-sm text-pretty">{city.description}</p>}
        <p className="figures text-sm">
          <span className="font-medium">
            {counted(city.propertyCount, 'property', 'properties')}
          </span>{' '}
          from {counted(city.brokerCount, 'broker')}
          <span className="block text-muted-foreground">
            {city.medianPricePerSqft === null
              ? 'Median price: not enough data'
              : `Median ${formatRupees(city.medianPricePerSqft)} per sq ft ` +
                `(${counted(city.medianOf, 'listing')})`}
          </span>
          <span className="block text-muted-foreground">{growthText(city.growth)}</span>
        </p>
        {city.areas.length > 0 && (
          <ul
            aria-label={`Areas of ${city.name}`}
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
          Prices and localities in {city.name}
        </Link>
      </div>
    </article>
  )
}
