import type { ImportField } from '#contract/import-word.ts'
import { readAvailability } from '#domain/read-availability.ts'
import { readFlag } from '#domain/read-word.ts'
import type { Remark } from './facts.ts'
import type { Plan } from './plan.ts'
import { headerKey } from './synonym.ts'

// Columns in which "Sold" or "Reserved" is said of the home as a whole.
const texts: ReadonlySet<ImportField | null> = new Set<ImportField | null>([
  ...(['title', 'heading', 'description', 'price', 'priceThousand', 'priceLakh'] as const),
  ...(['priceCrore', 'pricePerSqft', 'possession', 'possessionYearFirst', 'age', null] as const),
])
const statusFields: ReadonlySet<ImportField | null> = new Set<ImportField | null>([
  ...(['availability', 'possession', 'possessionYearFirst', null] as const),
])
const statusName = /status|stage|availab|vacan|स्थिति/i
const remarkName = /remark|comment|note/i
const otherStatus = /furnish|loan|rera|legal|kyc|payment|verif|tenan|owner|marital/i
/** Columns that say yes where the home is gone, or name who has it now. */
const goneFlags =
  /^(?:is)?(?:already)?(?:sold|soldout|booked|blocked|rented|rentedout|leased|reserved|onhold)$/
const buyers =
  /^(?:soldto|soldon|solddate|dateofsale|bookedby|bookedon|buyer|buyername|purchaser|purchasername|allottee|allottedto|customername)$/
const openFlags = /^(?:is)?(?:available|availablenow|vacant|active|live)$/

/** Whether the name of a column says that it tells which homes are still to be had. */
export const isStatusName = (header: string) => statusName.test(header) && !otherStatus.test(header)

/**
 * Why a row stays out: a column says that its home is sold, booked or held. It is looked for under any
 * name and in columns that are left out, so that a stock list puts nothing on sale that is gone.
 */
export function goneRemark(plan: Plan, cells: readonly string[]): Remark | undefined {
  for (const { header, field, index } of plan.allColumns) {
    const cell = (cells[index] ?? '').trim()
    if (cell !== '' && isGone(header, field, cell)) {
      const reason = 'the row says that this home is no longer to be had'
      return { column: header, value: cell.slice(0, 200), reason }
    }
  }
  return undefined
}

function isGone(header: string, field: ImportField | null, cell: string): boolean {
  if (!texts.has(field) && field !== 'availability') return false
  const key = headerKey(header)
  if (field === null) {
    const flag = readFlag(cell)
    const isYes = flag.ok && flag.value === true
    const isNo = flag.ok && flag.value === false
    if (goneFlags.test(key) && isYes) return true
    if (openFlags.test(key) && isNo) return true
    if (buyers.test(key) && !isNo && /\p{L}{3}|\d{2}/u.test(cell)) return true
  }
  const isNamed =
    field === 'availability' ||
    (statusFields.has(field) && isStatusName(header)) ||
    // "Blocked" as the whole of a remark; more words tell of other things.
    (remarkName.test(header) && /^\p{L}+$/u.test(cell))
  const reading = readAvailability(cell, isNamed)
  return reading.ok && !reading.value
}
