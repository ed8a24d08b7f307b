import { MapPin } from 'lucide-react'
import { ListingBadge } from '#app/property/listing-badge.tsx'
import { isMonthly, rateText } from '#app/property/property-text.ts'
import type { PropertyPublic } from '#contract/property.ts'
import { formatPriceShort, formatRupees } from '#domain/money.ts'

/** What it is, where, and what it costs: in short and to the rupee. */
export function Headline({ property }: { property: PropertyPublic }) {
  const { price, detail, listingType, status, title, address, pincode } = property
  const monthly = isMonthly(listingType)
  const rate = rateText(property)
  const whole = formatRupees(price) + (detail.priceMax ? ` – ${formatRupees(detail.priceMax)}` : '')
  const upTo = detail.priceMax && detail.priceMax > price ? detail.priceMax : undefined
  return (
    <header className="grid gap-x-10 gap-y-5 lg:grid-cols-[1fr_auto] lg:items-end">
      <div className="min-w-0 space-y-2.5">
        <ListingBadge listingType={listingType} status={status} className="border" />
        <h1 className="text-2xl break-words lg:text-3xl">{title}</h1>
        <p className="flex gap-1.5 text-muted-foreground">
          <MapPin aria-hidden className="mt-1 size-4 shrink-0" />
          <span className="min-w-0 break-words">
            {address}
            {pincode && !address.includes(pincode) && ` ${pincode}`}
          </span>
        </p>
      </div>
      <div className="figures lg:text-right">
        <p className="font-display text-3xl font-semibold">
          {formatPriceShort(price)}
          {upTo && ` – ${formatPriceShort(upTo)}`}
          {monthly && (
            <span className="font-sans text-lg font-normal text-muted-foreground">/month</span>
          )}
        </p>
        <p className="mt-1 text-sm text-muted-foreground">
          {[whole !== formatPriceShort(price) && whole, rate].filter(Boolean).join(' · ')}
        </p>
      </div>
    </header>
  )
}
