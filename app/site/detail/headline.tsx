import { MapPin } from 'lucide-react'
import { ListingBadge } from '#app/property/listing-badge.tsx'
import { t } from '#domain/locale/translate.ts'
import { formatPriceShort, formatRupees } from '#domain/money/money.ts'
import type { PropertyView } from './read-property.ts'

const headerClass =
  'grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end'

/** Title, place and price, in short form and to the rupee. */
export function Headline({ headline }: { headline: PropertyView['headline'] }) {
  const { title, address, badge, price, priceMax, monthly, cut, rate, confirmed, checked } =
    headline
  const prices = priceMax ? [price, priceMax] : [price]
  const short = prices.map(formatPriceShort).join(' – ')
  const whole = prices.map(formatRupees).join(' – ')
  return (
    <header className={headerClass}>
      <div className="min-w-0 space-y-2.5">
        <ListingBadge badge={badge} className="border" />
        <h1 className="text-2xl break-words lg:text-3xl">{title}</h1>
        <p className="flex gap-1.5 text-muted-foreground">
          <MapPin aria-hidden className="mt-1 size-4 shrink-0" />
          <span className="min-w-0 break-words">{address}</span>
        </p>
      </div>
      <div className="figures lg:text-right">
        <p className="font-display text-3xl font-semibold">
          {short}
          {monthly && (
            <span className="font-sans text-lg font-normal text-muted-foreground">
              {t('/month')}
            </span>
          )}
        </p>
        {cut && <p className="text-sm font-medium text-status-green-text">{cut}</p>}
        <p className="mt-1 text-sm text-muted-foreground">
          {[whole !== short && whole, rate].filter(Boolean).join(' · ')}
        </p>
        {confirmed && <p className="mt-1 text-sm">{confirmed}</p>}
        {checked && <p className="text-sm text-status-green-text">{checked}</p>}
      </div>
    </header>
  )
}
