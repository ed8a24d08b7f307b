import { useSearchParams } from 'react-router'
import { Select } from '#app/ui/select.tsx'
import { ReportPeriod } from '#contract/report.ts'
import { t } from '#domain/locale/translate.ts'

const usual: ReportPeriod = 'monthly'

/** The period of the charts, stored in the address (REP-4). */
export function usePeriod(): [ReportPeriod, (period: string) => void] {
  const [searchParams, setSearchParams] = useSearchParams()
  const read = ReportPeriod.schema.safeParse(searchParams.get('period') ?? usual)
  const change = (period: string) =>
    setSearchParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (period === usual) next.delete('period')
        else next.set('period', period)
        return next
      },
      { preventScrollReset: true },
    )
  return [read.success ? read.data : usual, change]
}

export function PeriodSelect() {
  const [period, change] = usePeriod()
  return (
    <Select
      aria-label={t('Period')}
      value={period}
      onChange={(event) => change(event.target.value)}
      className="w-36"
    >
      {ReportPeriod.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
