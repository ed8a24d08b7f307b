import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { priceRange } from '#contract/property/price-range.ts'
import { formatArea } from '#domain/area/area.ts'
import { t } from '#domain/locale/translate.ts'
import { formatPriceShort } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'

interface ComparableHomesProps {
  place: string
  found: ReplyOf<typeof priceRange.homes>
}

/** The homes that a price is compared with, and how good such estimates were. */
export default function ComparableHomes({ place, found }: ComparableHomesProps) {
  const { homes, coverage, tested } = found
  const top = useRef<HTMLDivElement>(null)
  // The button that opened this is gone, so the focus moves.
  useEffect(() => top.current?.focus(), [])
  return (
    <div ref={top} tabIndex={-1} className="figures mt-4 max-w-lg space-y-4 text-sm">
      <ul className="divide-y border-y">
        {homes.map((home) => (
          <li key={home._id} className="flex justify-between gap-4 py-2.5">
            <span className="min-w-0">
              <Link to={`/properties/${home._id}`} className="break-words hover:underline">
                {home.title}
              </Link>
              <span className="block text-muted-foreground">
                {home.place} · {formatArea(Math.round(home.areaSqft), t('sq ft'))}
              </span>
            </span>
            <span className="shrink-0 font-medium">{formatPriceShort(home.price)}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted-foreground">
        {t(
          'These properties nearby have the same type and similar rooms and size. The ' +
            'range adjusts their prices to the size of this property. We tested it on ' +
            '{tested} listings in {place}, and {percent}% asked a price within their ' +
            'range.',
          { tested: withCommas(tested), place, percent: withCommas(100 * coverage, 0) },
        )}
      </p>
    </div>
  )
}
