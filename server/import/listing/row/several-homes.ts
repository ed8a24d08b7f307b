import type { Remark } from '#contract/import/result.ts'
import type { ImportField } from '#contract/import/vocabulary.ts'
import { countHomes } from '#domain/import-cell/count-homes.ts'
import { readCount } from '#domain/import-cell/read-number.ts'
import { t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { headerKey } from '#server/import/listing/mapping/header-synonyms.ts'
import type { Plan } from '#server/import/listing/mapping/read-plan.ts'

const offers: ReadonlySet<ImportField | null> = new Set<ImportField | null>([
  ...(['configuration', 'bedrooms', 'heading', 'title', 'propertyType'] as const),
])
const quantityName = regExp()`
  ^(?:(?:no|noof|numberof|available|unsold)(?:units|flats|homes|plots|villas|shops)
  |units|qty|quantity|nos|(?:units|flats|plots)(?:available|left|unsold|instock))$
`

/** Returns notes on cells that offer several homes: the row becomes one listing. */
export function severalHomes(plan: Plan, cells: readonly string[]): Remark[] {
  return plan.allColumns.flatMap(({ header, field, index }) => {
    const value = (cells[index] ?? '').trim().slice(0, 200)
    const count = offers.has(field)
      ? countHomes(value)
      : field === null && quantityName.test(headerKey(header))
        ? countOf(value)
        : undefined
    if (count === undefined) return []
    return [
      {
        column: header,
        value,
        reason: t('this names {count} homes, but a row is one listing', { count }),
      },
    ]
  })
}

function countOf(cell: string): number | undefined {
  const count = readCount(cell, 10_000)
  return count.ok && count.value > 1 ? count.value : undefined
}
