import type { PropertyPublic } from '#contract/property/property.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'

export interface PriceStep {
  /** The first day of the price. */
  at: string
  price: string
  /** `−5.3 %`; undefined for the first price. */
  change: string | undefined
  isLower: boolean
}

/** Returns the prices of a home, the latest first; empty where the price never changed. */
export function priceSteps({ prices }: Pick<PropertyPublic, 'prices'>): PriceStep[] {
  if (prices.length < 2) return []
  return prices
    .map(({ at, price }, index) => {
      const before = prices[index - 1]?.price
      return {
        at: formatDate(at),
        price: formatRupees(price),
        change: before === undefined ? undefined : changeOf(before, price),
        isLower: before !== undefined && price < before,
      }
    })
    .toReversed()
}

/** Returns how much less a home asks than ever before, and since when; as `priceCut` of a card. */
export function priceCutOf({ prices, price }: Pick<PropertyPublic, 'prices' | 'price'>) {
  const earlier = prices.slice(0, -1).map((one) => one.price)
  const less = Math.min(...earlier) - price
  const since = prices.at(-1)?.at
  return since && earlier.length > 0 && less > 0 ? { less, since } : undefined
}

function changeOf(before: number, after: number): string {
  const share = withCommas((Math.abs(after - before) / before) * 100, 1)
  return `${after < before ? '−' : '+'}${share} %`
}

const day = 86_400_000

/** Returns when a home came on the market, in whole days: `Today`, `12 days ago`. */
export function daysListed(listedAt: string, now: number): string {
  const days = Math.max(0, Math.floor((now - Date.parse(listedAt)) / day))
  return days === 0
    ? t('Today')
    : t('{days, plural, one {{figure} day ago} other {{figure} days ago}}', {
        days,
        figure: withCommas(days),
      })
}
