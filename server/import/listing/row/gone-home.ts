import type { Remark } from '#contract/import/result.ts'
import type { ImportField } from '#contract/import/vocabulary.ts'
import { readAvailability } from '#domain/import-cell/read-availability.ts'
import { type DayOrder, readPossession } from '#domain/import-cell/read-date.ts'
import { readFlag } from '#domain/import-cell/read-word.ts'
import { isBlank, type Reading, understood } from '#domain/import-cell/reading.ts'
import { t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { headerKey } from '#server/import/listing/mapping/header-synonyms.ts'
import type { Plan } from '#server/import/listing/mapping/read-plan.ts'
import type { Facts } from './facts.ts'

// Columns in which "Sold" is about the whole home; null stands for unmapped columns.
const texts: ReadonlySet<ImportField | null> = new Set<ImportField | null>([
  ...(['title', 'heading', 'description', 'availability', 'listingType', 'resale'] as const),
  ...([
    'price',
    'priceThousand',
    'priceLakh',
    'priceMillion',
    'priceCrore',
    'pricePerSqft',
  ] as const),
  ...(['possession', 'possessionYearFirst', 'age', 'furnished', 'features', null] as const),
])
const named: ReadonlySet<ImportField | null> = new Set<ImportField | null>([
  ...(['possession', 'possessionYearFirst', null] as const),
])
const statusName = /status|stage|avail|vacan|stock|स्थिति|उपलब्ध/i
const remarkName = /remark|comment|note|^column \d+$|टिप्पणी|शेरा/i
// Other things that can be sold, held or rented, while the home is still available.
const otherName = regExp('i')`
  furnish|loan|rera|legal|kyc|payment|verif|tenan|owner|marital|parking|construction|occup|lead
  |approv|water|power|lift|possess|categor|bank
`
const titles: ReadonlySet<ImportField | null> = new Set<ImportField | null>(['title', 'heading'])
const goneTitle = regExp('i')`
  ^(?:sold(?: out)?|booked|rented out)\b|\((?:sold(?: out)?|booked|rented(?: out)?)\)
  |[-–:|] ?(?:sold(?: out)?|booked|rented out)!*$
`
/** Columns that are "yes" if the home is gone, or name who has it now. */
const goneFlags = regExp()`
  ^(?:is)?(?:already)?(?:sold|soldout|booked|blocked|rented|rentedout|reserved|onhold|hold)$
  |^(?:soldto|soldon|solddate|dateofsale|saledate|bookedby|bookedon|bookedto|buyer|buyername
  |purchaser|purchasername|allottee|allottedto)$
`
const openFlags = /^(?:is)?(?:avail|available|availablenow|availability|vacant|active|live|unsold)$/

/** Returns whether a header is that of a column with the availability of homes. */
export const isStatusName = (header: string) =>
  (statusName.test(header) && !otherName.test(header)) || goneFlags.test(headerKey(header))

/**
 * Returns why a row is refused: a column says that its home is sold, booked or on hold. All columns
 * are searched, including unmapped ones, so that a stock list puts nothing on sale that is gone.
 */
export function goneRemark(plan: Plan, cells: readonly string[]): Remark | undefined {
  for (const { header, field, index } of plan.allColumns) {
    const cell = (cells[index] ?? '').trim()
    if (cell !== '' && texts.has(field) && isGone(header, field, cell)) {
      const reason = t('the row says that this home is no longer available')
      return { column: header, value: cell.slice(0, 200), reason }
    }
  }
  return undefined
}

function isGone(header: string, field: ImportField | null, cell: string): boolean {
  if (titles.has(field) && goneTitle.test(cell)) return true
  const isOpenField = field === null || field === 'availability'
  const key = headerKey(header)
  const flag = readFlag(cell)
  const isNo = flag.ok && flag.value === false
  if (isOpenField && goneFlags.test(key)) {
    return flag.ok ? flag.value === true : !isBlank(cell) && !isOpen(cell)
  }
  if (isNo && (field === 'availability' || (isOpenField && openFlags.test(key)))) return true
  const isStatus =
    field === 'availability' ||
    ((named.has(field) || field === 'listingType') && isStatusName(header))
  if (field === null && !isStatus && otherName.test(header)) return false
  const kind = isStatus ? 'status' : remarkName.test(header) ? 'remark' : 'other'
  const reading = readAvailability(cell, kind)
  return reading.ok && !reading.value
}

function isOpen(cell: string): boolean {
  const reading = readAvailability(cell, 'status')
  return reading.ok && reading.value
}

/**
 * Parses a status column for an available home. Many contain the possession date; an unknown word
 * may mean that the home is gone.
 */
export function readStatus(
  cell: string,
  header: string,
  dayOrder?: DayOrder,
): Reading<Partial<Facts>> {
  if (goneFlags.test(headerKey(header))) return understood({})
  const possession = readPossession(cell, false, dayOrder)
  if (possession.ok) return possession
  const flag = readFlag(cell)
  if (flag.ok && flag.value) return understood({})
  const reading = readAvailability(cell, 'status')
  return reading.ok ? understood({}, ...reading.notes) : reading
}
