import type { Remark } from '#contract/import/result.ts'
import type { ImportField } from '#contract/import/vocabulary.ts'
import { describeContactDetail, findContactDetail } from '#domain/contact/contact-detail.ts'
import { findContactBeside } from '#domain/contact/spread-contact.ts'
import { t } from '#domain/locale/translate.ts'

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
  const detail = describeContactDetail(found)
  const remark = {
    column: header,
    value: cell.trim().slice(0, 200),
    reason: alone
      ? t('left out: it contains {detail}, which listings do not show', { detail })
      : t(
          'left out: together with other columns it contains {detail}, which listings do ' +
            'not show',
          { detail },
        ),
  }
  contactRemarks.add(remark)
  return remark
}

const contactRemarks = new WeakSet<Remark>()

/** Returns whether a cell was left out for a contact detail. */
export const isContactRemark = (remark: Remark): boolean => contactRemarks.has(remark)
