import type { Change } from '#contract/report.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** A percentage, or a dash where there is none. */
export function percentOr(percent: number | null): string {
  return percent === null ? '—' : `${withCommas(percent)}%`
}

/** "+12.5%", "-3%", "new" where there was nothing before, a dash where there is nothing at all. */
export function changeWords({ now, percent }: Change): string {
  if (percent === null) return now > 0 ? 'new' : '—'
  return `${percent > 0 ? '+' : ''}${withCommas(percent)}%`
}
