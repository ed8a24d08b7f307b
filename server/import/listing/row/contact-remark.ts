import type { Remark } from '#contract/import/result.ts'
import type { ImportField } from '#contract/import/vocabulary.ts'
import { describeContactDetail, findContactDetail } from '#domain/contact/contact-detail.ts'
import { findContactBeside } from '#domain/contact/spread-contact.ts'

/** Columns whose text is public. */
const publicFields: ReadonlySet<ImportField> = new Set<ImportField>([
  'title',
  'heading',
  'description',
  'locality',
  'city',
  'place',
  'address',
  'fullAddress',
  'society',
  'amenities',
  'features',
  'overlooking',
  'tenants',
  'age',
])

/**
 * Returns why a cell is left out: it contains a phone number, an e-mail or payment address or a
 * link, which no listing may show (decision 0045), alone or together with the `others` before it.
 * Missing text is then generated from the rest of the row. An accepted cell is added to the others.
 */
export function contactRemark(
  field: ImportField,
  header: string,
  cell: string,
  others: string[],
): Remark | undefined {
  if (!publicFields.has(field)) return undefined
  const alone = findContactDetail(cell)
  const found = alone ?? findContactBeside(cell, others)
  if (!found) {
    others.push(cell)
    return undefined
  }
  const holds = alone ? 'it holds' : 'with other columns it holds'
  return {
    column: header,
    value: cell.trim().slice(0, 200),
    reason: `left out: ${holds} ${describeContactDetail(found)}, ${notShown}`,
  }
}

const notShown = 'which listings do not show'

/** Returns whether a cell was left out for a contact detail. */
export function isContactRemark({ reason }: Remark): boolean {
  return reason.endsWith(notShown)
}
