import type { Remark } from '#contract/import/result.ts'
import type { ImportField } from '#contract/import/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { namesForeignCurrency } from '#domain/money/foreign-currency.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import type { Plan } from '#server/import/listing/mapping/read-plan.ts'

const headlines: ReadonlySet<ImportField | null> = new Set<ImportField | null>(['title', 'heading'])
const asks = regExp('i')`
  ^(?:urgent(?:ly)?[ :-]*)?(?:wanted|required|requirement|looking for|need(?:ed)?
  |want to (?:buy|rent))\b|\b(?:flat|house|plot|shop|home|apartment|property|land|villa|office
  |bhk|room) (?:wanted|required|needed)\b|\b(?:wanted|required)[.! ]*$
`
// "Tenant required" offers a home; "Looking for a home?" is the start of an offer.
const offers = /\?|tenant|famil|bachelor|buyer|lessee/i
const test =
  /^(?:test|testing|dummy|sample)(?:\s+(?:listing|property|row|entry|data|record|flat))?[\s\d.]*$/i
const currencyName = /\bcurrency\b/i

/**
 * Returns why a row is no offer, whatever its mapping: its headline asks for a home or is a test,
 * or a column names a currency other than the rupee.
 */
export function notOffered(plan: Plan, cells: readonly string[]): Remark | undefined {
  for (const { header, field, index } of plan.allColumns) {
    const value = (cells[index] ?? '').trim().slice(0, 200)
    if (headlines.has(field) && asks.test(value) && !offers.test(value)) {
      return { column: header, value, reason: t('this is a request for a home, not an offer') }
    }
    if (headlines.has(field) && test.test(value)) {
      return { column: header, value, reason: t('this is a test, not an offer') }
    }
    if (currencyName.test(header.replaceAll('_', ' ')) && namesForeignCurrency(value)) {
      return { column: header, value, reason: t('the price is not in rupees') }
    }
  }
  return undefined
}
