import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cn } from '#app/ui/class-name.ts'
import type { Facet, PriceFacet } from '#contract/property/facet.ts'
import { t } from '#domain/locale/translate.ts'
import { formatPriceShort } from '#domain/money/money.ts'
import { maxPlaces, placeJoint, placesIn } from '#domain/search/place-list.ts'
import { ChoiceCount } from './choice-count.tsx'
import { addressFor, type Filter } from './filter.ts'

interface PriceLinksProps {
  filter: Filter
  prices: readonly PriceFacet[] | undefined
}

/** Links to price ranges, which do not overlap. */
export function PriceLinks({ filter, prices }: PriceLinksProps) {
  if (!prices) return null
  return (
    <ul aria-label={t('Price ranges')} className="flex flex-wrap gap-1.5">
      {prices.map(({ min, max, count }) => {
        const { minPrice: _min, maxPrice: _max, ...others } = filter
        const to = addressFor({
          ...others,
          ...(min !== null && { minPrice: min }),
          ...(max !== null && { maxPrice: max - 1 }),
        })
        return (
          <Choice key={to} to={to} count={count}>
            {rangeText(min, max)}
          </Choice>
        )
      })}
    </ul>
  )
}

function rangeText(min: number | null, max: number | null): string {
  if (min === null) return t('Under {price}', { price: formatPriceShort(max ?? 0) })
  return max === null
    ? t('{price} and above', { price: formatPriceShort(min) })
    : `${formatPriceShort(min)} – ${formatPriceShort(max)}`
}

interface PlaceLinksProps {
  filter: Filter
  places: readonly Facet[] | undefined
}

/** Links to the places with most homes: cities, or areas of the chosen city. */
export function PlaceLinks({ filter, places }: PlaceLinksProps) {
  if (!places || places.length === 0) return null
  const { bounds: _bounds, ...others } = filter
  const chosen = placesIn(filter.location ?? '')
  const isChosen = (name: string) => chosen.some((one) => isSame(one, name))
  const areas = chosen.filter((one) => places.some(({ value }) => isSame(one, value)))
  /** An area is added to the chosen ones or removed from them; it replaces a chosen city. */
  const withPlace = (name: string) => {
    if (isChosen(name)) return chosen.filter((one) => !isSame(one, name))
    return areas.length > 0 && areas.length < maxPlaces ? [...areas, name] : [name]
  }
  return (
    <nav aria-labelledby="top-places" className="lg:col-span-2">
      <p id="top-places" className="mb-1.5 text-sm font-medium">
        {filter.location ? t('Localities') : t('Cities')}
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {places.map(({ value, count }) => (
          <Choice
            key={value}
            to={addressFor({ ...others, location: withPlace(value).join(placeJoint) })}
            count={count}
            isChosen={isChosen(value)}
          >
            {value}
          </Choice>
        ))}
      </ul>
    </nav>
  )
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

interface ChoiceProps {
  to: string
  count: number
  isChosen?: boolean
  children: ReactNode
}

function Choice({ to, count, isChosen = false, children }: ChoiceProps) {
  return (
    <li className="max-w-full">
      <Link
        to={to}
        preventScrollReset
        aria-current={isChosen || undefined}
        className={cn(
          'inline-flex min-h-9 max-w-full items-center gap-1.5 ' +
            'rounded-full border border-input/60 px-3 text-sm transition-colors ' +
            'hover:bg-accent pointer-coarse:min-h-11',
          count === 0 && 'text-muted-foreground',
          isChosen && 'border-primary bg-primary-tint font-medium text-link',
        )}
      >
        <span className="truncate">{children}</span>
        <ChoiceCount count={count} />
      </Link>
    </li>
  )
}
