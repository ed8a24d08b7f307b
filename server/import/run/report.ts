import type { Remark } from '#contract/import/result.ts'

const maxNamed = 30

/** Returns a remark that names the ignored columns: nothing of a file is skipped silently. */
export function remarksOnColumns(headers: readonly string[]): string[] {
  if (headers.length === 0) return []
  const named = headers
    .slice(0, maxNamed)
    .map((header) => (header.trim() ? `"${header}"` : 'one unnamed'))
  const rest = headers.length > maxNamed ? ` and ${headers.length - maxNamed} more` : ''
  return [`Columns left out: ${named.join(', ')}${rest}.`]
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
