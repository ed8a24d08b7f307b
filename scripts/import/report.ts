import type { ImportDetail, ImportProblem } from '#contract/import/import.ts'
import { ImportField, ImportParameter } from '#contract/import/vocabulary.ts'

const figure = new Intl.NumberFormat('en-IN')

const layoutUnknown: Record<ImportDetail['mappingFrom'], string> = {
  layout: 'Layout: the names of our own fields',
  remembered: 'Layout: matched as the last time a file had these headers',
  proposed: 'Layout: not known; proposed from names and values, --mapping FILE.json corrects it',
  given: 'Layout: matched as given',
}

/** How the columns are matched, what is taken for granted and what has to be said. */
export function describeMapping(detail: ImportDetail): string[] {
  const matched = detail.columns.filter((column) => column.field !== null)
  const left = detail.columns.filter((column) => column.field === null)
  const width = Math.min(30, Math.max(0, ...matched.map(({ header }) => header.length)))
  return [
    detail.layout ? `Layout: ${detail.layout}` : layoutUnknown[detail.mappingFrom],
    ...grouped(matched, width),
    ...(left.length > 0 ? [`  left out: ${left.map(({ header }) => header).join(', ')}`] : []),
    ...[...detail.remarks, ...detail.doubts].map((remark) => `  ${remark}`),
  ]
}

/** Many columns of one kind (flags of amenities) are told in one line. */
function grouped(columns: ImportDetail['columns'], width: number): string[] {
  const byField = Map.groupBy(columns, (column) => column.field ?? 'title')
  return [...byField].map(([field, same]) => {
    const label = ImportField.label(field)
    if (same.length > 3) return `  ${`${same.length} columns`.padEnd(width)} → ${label}`
    const headers = same.map(({ header }) => header).join(', ')
    return `  ${headers.padEnd(width)} → ${label}`
  })
}

export function describeProposals(detail: ImportDetail): string[] {
  const options: Record<ImportParameter, string> = {
    city: '--city',
    listingType: '--for',
    propertyType: '--type',
    asOf: '--as-of',
  }
  return detail.proposals.map(
    ({ parameter, value, reason }) =>
      `${ImportParameter.label(parameter)}: ${value} ` +
      `(${reason}; ${options[parameter]} says otherwise)`,
  )
}

/** What the check found. */
export function describeCheck(detail: ImportDetail, refusals: readonly ImportProblem[]): string[] {
  const { counts } = detail
  const lines = [
    `${figure.format(counts.rows)} rows: ${figure.format(counts.new)} new, ` +
      `${updated(counts)}${figure.format(counts.duplicates)} duplicates, ` +
      `${figure.format(counts.refused)} refused; ` +
      `${figure.format(counts.noted)} with a note; ` +
      `${figure.format(counts.locationsProposed)} places to propose`,
  ]
  if (detail.newCities.length > 0) {
    lines.push(`  New cities: ${detail.newCities.map(({ name }) => name).join(', ')}`)
  }
  for (const { kind, column, reason, count } of detail.summary) {
    const mark = kind === 'refusal' ? 'refused' : 'note'
    lines.push(
      `  ${figure.format(count).padStart(7)} ${mark}: ${column ? `${column}: ` : ''}${reason}`,
    )
  }
  if (refusals.length > 0) lines.push('First refused rows:')
  for (const { line, column, value, reason } of refusals) {
    lines.push(
      `  line ${line}${column ? `, ${column}` : ''}: ${reason}${value ? ` ("${value}")` : ''}`,
    )
  }
  return lines
}

const updated = (counts: ImportDetail['counts']) =>
  counts.updated > 0 ? `${figure.format(counts.updated)} updated, ` : ''

/** What the import did. */
export function describeResult(detail: ImportDetail): string {
  const { counts } = detail
  return (
    `${figure.format(counts.inserted)} listings imported as ${detail.publish}, ` +
    `${updated(counts)}${figure.format(counts.duplicates)} were there already, ` +
    `${figure.format(counts.refused)} refused, ` +
    `${figure.format(counts.locationsProposed)} places proposed`
  )
}
