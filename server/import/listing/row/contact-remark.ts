import type { ImportField } from '#contract/import/vocabulary.ts'
import { describeContactDetail, findContactDetail } from '#domain/contact/contact-detail.ts'
import type { Remark } from './facts.ts'

/** Columns whose text visitors read. */
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
 * Why a cell is left out: it holds a phone number, an e-mail or payment address or a link, which
 * no listing shows (decision 0045). What is missing then is composed from the rest of the row.
 */
export function contactRemark(
  field: ImportField,
  header: string,
  cell: string,
): Remark | undefined {
  const found = publicFields.has(field) ? findContactDetail(cell) : undefined
  return (
    found && {
      column: header,
      value: cell.trim().slice(0, 200),
      reason: `left out: it holds ${describeContactDetail(found)}, which listings do not show`,
    }
  )
}
