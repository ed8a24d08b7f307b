import { detailLabel, detailText } from '#app/property/detail-text.ts'
import { type MessageFinding, messageLabels } from '#contract/property/listing-message.ts'
import { Furnished, ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { formatArea } from '#domain/area/area.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'

/** Fields that only repeat another one in other words. */
const restated = new Set(['areaText', 'rateUnit', 'maintenancePer'])

/** Returns the findings to show, one for each value of a field. */
export const shownFindings = (findings: readonly MessageFinding[]) =>
  findings.filter(({ field }) => !restated.has(field))

/** Returns the label of a field as the listing form has it. */
export const findingLabel = (field: string): string =>
  Object.hasOwn(messageLabels, field) ? (messageLabels[field] ?? field) : detailLabel(field)

/** Returns a value as people write it. */
export function findingText(field: string, value: string | number | boolean): string {
  if (typeof value === 'number') {
    // The words beside a rate say its unit: a square foot, a gaj, an acre.
    if (field === 'price' || field === 'rate') return formatRupees(value)
    if (field === 'area') return formatArea(value, t('sq ft'))
    if (field === 'depositMonths')
      return t('{count, plural, one {# month} other {# months}}', { count: value })
  }
  const vocabulary = { listingType: ListingType, propertyType: PropertyType, furnished: Furnished }
  if (field in vocabulary) return vocabulary[field as keyof typeof vocabulary].label(String(value))
  return detailText(field, value)
}
