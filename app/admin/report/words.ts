import type { Change } from '#contract/report.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** Formats a percentage, or a dash for null. */
export function percentOr(percent: number | null): string {
  return percent === null ? '—' : `${withCommas(percent)}%`
}

/** Returns "+12.5%", "-3%", "new" where the earlier figure is 0, or a dash where both are. */
export function changeWords({ now, percent }: Change): string {
  if (percent === null) return now > 0 ? 'new' : '—'
  return `${percent > 0 ? '+' : ''}${withCommas(percent)}%`
}
