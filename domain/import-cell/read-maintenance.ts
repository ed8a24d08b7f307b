import { regExp } from '#domain/text/reg-exp.ts'
import { readAmount } from './read-amount.ts'
import { plainDigits } from './read-number.ts'
import { notUnderstood, type Reading, understood } from './reading.ts'

/** The maintenance charge of a home, or that its price includes it. */
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
/** A rate per square foot is at most this: no home costs so few rupees a month. */
const maxRate = 25

/**
 * Parses the maintenance of a home: `2,500`, `₹3/sq ft`, `24,000 per year`, `Included`. The header
 * may add the period: `Maintenance (yearly)`. A bare number as small as a rate is taken for one,
 * with a note.
 */
export function readMaintenance(text: string, header: string): Reading<MaintenanceRead> {
  const plain = plainDigits(text).toLowerCase().replace(/\s+/g, ' ').trim()
  if (plain.length > 80) return notUnderstood('this is too long to be a maintenance')
  if (included.test(plain)) return understood({ isMaintenanceIncluded: true })
  const own = periods.find(([word]) => word.test(plain))
  const amount = readAmount(own ? plain.replace(own[0], ' ').trim() : plain)
  if (!amount.ok) return amount
  const ofHeader = periods.find(([word]) => word.test(header.toLowerCase()))
  const { rupees, isMonthly } = amount.value
  const said = own?.[1] ?? (isMonthly ? 'month' : ofHeader?.[1])
  const isRate = said === undefined && rupees <= maxRate
  const maintenancePer = said ?? (isRate ? 'sqft' : 'month')
  return understood(
    { maintenance: rupees, maintenancePer },
    ...amount.notes.map((note) => note.replace('the price', 'the maintenance')),
    ...(isRate ? ['taken as a rate for each square foot'] : []),
  )
}
