import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** Describes the change of this quarter's median from that of a year ago. */
export function growthText(growth: number | null): string {
  if (growth === null) return t('Price change over a year: not enough data')
  if (growth === 0) return t('Median unchanged over a year')
  const percent = withCommas(Math.abs(growth))
  return growth > 0
    ? t('Median up {percent}% over a year', { percent })
    : t('Median down {percent}% over a year', { percent })
}
