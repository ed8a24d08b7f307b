import { withCommas } from '#domain/text/format-number.ts'

/** Describes the change of this quarter's median from that of a year ago. */
export function growthText(growth: number | null): string {
  if (growth === null) return 'Price change over a year: not enough data'
  if (growth === 0) return 'Median unchanged over a year'
  const percent = withCommas(Math.abs(growth))
  return `Median ${growth > 0 ? 'up' : 'down'} ${percent} % over a year`
}
