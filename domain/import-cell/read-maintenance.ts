import { t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { readAmount } from './read-amount.ts'
import { plainDigits } from './read-number.ts'
import { notUnderstood, type Reading, understood } from './reading.ts'

/** A maintenance charge with its period, or that the rent or price includes maintenance. */
export interface MaintenanceRead {
  maintenance?: number
  maintenancePer?: 'month' | 'sqft' | 'year'
  isMaintenanceIncluded?: true
}

const included = regExp()`
  ^(?:incl(?:uded|uding|usive|udes|\.)?(?: (?:in|of) .*)?|in (?:the )?rent|all incl(?:usive|\.)?)$
`
const periods: readonly [RegExp, 'sqft' | 'year'][] = [
  [/(?:(?:\/|\bper\b) ?(?:sq\.? ?ft\.?|sft)|\bpsf\b)(?: ?(?:pm|(?:\/|per ) ?month))?/, 'sqft'],
  [/(?:(?:\/|\bper\b|\ba\b) ?(?:year|yr|annum)|\bp\.?a\b|\byearly|\bannual(?:ly)?)\.?/, 'year'],
]
/** A number up to this is a rate per square foot: no home has a charge of ₹25 a month. */
const maxRate = 25

/**
 * Parses the maintenance of a home: `2,500`, `₹3/sq ft`, `24,000 per year`, `Included`. The period
 * is that of the cell, else of the header (`Maintenance (yearly)`), else a month. Without a period
 * a number up to `maxRate` is taken as a rate per square foot, with a note.
 */
export function readMaintenance(text: string, header: string): Reading<MaintenanceRead> {
  const plain = plainDigits(text).toLowerCase().replace(/\s+/g, ' ').trim()
  if (plain.length > 80) return notUnderstood(t('this is too long to be a maintenance charge'))
  if (included.test(plain)) return understood({ isMaintenanceIncluded: true })
  const inCell = periods.find(([word]) => word.test(plain))
  const amount = readAmount(inCell ? plain.replace(inCell[0], ' ').trim() : plain)
  if (!amount.ok) return amount
  const inHeader = periods.find(([word]) => word.test(header.toLowerCase()))
  const { rupees, isMonthly } = amount.value
  const period = inCell?.[1] ?? (isMonthly ? 'month' : inHeader?.[1])
  const isRate = period === undefined && rupees <= maxRate
  const maintenancePer = period ?? (isRate ? 'sqft' : 'month')
  return understood(
    { maintenance: rupees, maintenancePer },
    ...amount.notes.map((note) => note.replace(t('the price'), t('the maintenance'))),
    ...(isRate ? [t('read as a rate per sq ft')] : []),
  )
}
