import { isMonthly, priceText } from '#app/property/property-text.ts'
import type { PropertyPublic } from '#contract/property/property.ts'
import { t } from '#domain/locale/translate.ts'
import { formatPriceShort } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'

type Range = NonNullable<PropertyPublic['priceRange']>

/** Returns the texts about what similar homes ask; undefined if there is no range. */
export function priceCheckOf(property: PropertyPublic) {
  const { status, priceRange, price, city } = property
  if (status !== 'approved' || !priceRange) return undefined
  const { low, high, count, error, isErrorOfCity, isDoubtful } = priceRange
  const range = rangeText(priceRange)
  const place = isErrorOfCity && city ? city : t('India')
  return {
    line: isMonthly(property.listingType)
      ? t('Asks {price}. {count} similar properties ask {range} a month for this size.', {
          ...{ price: priceText(property), count, range },
        })
      : t('Asks {price}. {count} similar properties ask {range} for this size.', {
          ...{ price: priceText(property), count, range },
        }),
    error: errorText(error, place),
    place,
    bar: barOf(price, low, high),
    isDoubtful,
  }
}

/** Returns "₹1.7Cr – ₹2.0Cr". */
const rangeText = ({ low, high }: Pick<Range, 'low' | 'high'>) =>
  [low, high].map((rupees) => formatPriceShort(rounded(rupees))).join(' – ')

/** Returns the accuracy of such estimates as a text. */
function errorText(error: number, place: string): string {
  const percent = withCommas(Math.max(1, Math.round(error * 100)))
  return t('In {place}, half of such estimates are within {percent}% of the price.', {
    ...{ place, percent },
  })
}

/** Rounded, because more digits would promise more than an estimate can. */
const rounded = (rupees: number) => Number(rupees.toPrecision(3))

/** Returns the positions of the range and of the price, in percent of the bar. */
function barOf(price: number, low: number, high: number) {
  const first = Math.min(low, price)
  const margin = (Math.max(high, price) - first) / 8
  const whole = Math.max(high, price) - first + 2 * margin
  const at = (rupees: number) => Math.round((1_000 * (rupees - first + margin)) / whole) / 10
  return { low: at(low), high: at(high), price: at(price) }
}
