import type { Remark } from '#contract/import/result.ts'
import { t } from '#domain/locale/translate.ts'

const maxNamed = 30

/** Returns a remark that names the ignored columns: nothing of a file is skipped silently. */
export function remarksOnColumns(headers: readonly string[]): string[] {
  if (headers.length === 0) return []
  const named = headers
    .slice(0, maxNamed)
    .map((header) => (header.trim() ? `"${header}"` : t('one unnamed')))
  const columns = named.join(', ')
  const more = headers.length - maxNamed
  return [
    more > 0
      ? t('Columns left out: {columns} and {more} more.', { columns, more })
      : t('Columns left out: {columns}.', { columns }),
  ]
}

/** Returns a line for the file of refused rows: the row's cells and its reasons in a last one. */
export function refusedLine(
  headers: readonly string[],
  cells: readonly string[],
  refusals: readonly Pick<Remark, 'column' | 'reason'>[],
): string[] {
  const reasons = refusals.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason))
  return [...headers.map((_, index) => cells[index] ?? ''), reasons.join('; ')]
}
