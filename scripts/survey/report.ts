import type { ImportDetail } from '#contract/import/import.ts'
import type { Surveyed } from './import-file.ts'

const figure = new Intl.NumberFormat('en-IN')
const maxReasons = 12

/** Figures of one file, and below them why rows were refused and what was noted. */
export function describeFile({ name, run, failure, seconds }: Surveyed): string[] {
  if (!run || failure) return ['', `${name}: not imported. ${failure}`]
  const { counts } = run
  return [
    '',
    `${name}: ${figure.format(counts.rows)} rows, ${figure.format(counts.inserted)} accepted, ` +
      `${figure.format(counts.duplicates)} duplicates, ${figure.format(counts.refused)} refused, ` +
      `${figure.format(counts.noted)} with notes, ${speedOf(counts.rows, seconds)}`,
    ...reasonsOf(run, 'refusal'),
    ...reasonsOf(run, 'note'),
    ...run.remarks.map((remark) => `  remark: ${remark.slice(0, 300)}`),
  ]
}

function reasonsOf({ summary }: ImportDetail, kind: 'refusal' | 'note'): string[] {
  const reasons = summary.filter((tally) => tally.kind === kind)
  const rest = reasons.slice(maxReasons)
  const word = kind === 'refusal' ? 'refused' : 'noted'
  const left = rest.reduce((sum, { count }) => sum + count, 0)
  return [
    ...reasons
      .slice(0, maxReasons)
      .map(({ column, reason, count }) => `  ${word} ${count}: ${column ?? 'row'}: ${reason}`),
    ...(rest.length > 0 ? [`  ${word} ${left}: ${rest.length} more reasons`] : []),
  ]
}

const head = [
  'File',
  'Rows',
  'Accepted',
  'Duplicates',
  'Refused',
  'With notes',
  'Seconds',
  'Rows/s',
]

/** The table of all files. */
export function describeTotals(files: readonly Surveyed[]): string[] {
  const lines = files.map(({ name, run, failure, seconds }) => {
    if (!run || failure)
      return [name, ...Array.from({ length: 5 }, () => '-'), seconds.toFixed(1), '-']
    const { rows, inserted, duplicates, refused, noted } = run.counts
    const counts = [rows, inserted, duplicates, refused, noted]
    return [name, ...counts.map((value) => figure.format(value)), ...timeOf(rows, seconds)]
  })
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [row(head), row(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...lines.map(row)]
}

const timeOf = (rows: number, seconds: number) => [
  seconds.toFixed(1),
  figure.format(Math.round(rows / Math.max(seconds, 0.001))),
]

function speedOf(rows: number, seconds: number): string {
  const [time, speed] = timeOf(rows, seconds)
  return `${time} s (${speed} rows/s)`
}
