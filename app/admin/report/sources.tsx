import { useSearchParams } from 'react-router'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Select } from '#app/ui/select.tsx'
import {
  report,
  SourceGroup,
  type SourceReport,
  sourceName,
  TouchPosition,
} from '#contract/report.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { PeriodSelect, usePeriod } from './period.tsx'

/** From where customers, leads and payments came. */
export function ReportSources() {
  const [period] = usePeriod()
  const [position, setPosition] = useChoice('touch', TouchPosition)
  const [group, setGroup] = useChoice('group', SourceGroup)
  const read = useRead(
    report.sources,
    { query: { period, position, group } },
    { keepPrevious: true },
  )
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-2">
        <PeriodSelect />
        <Choice
          label={t('First or last touch')}
          of={TouchPosition}
          value={position}
          onChange={setPosition}
        />
        <Choice label={t('Group by')} of={SourceGroup} value={group} onChange={setGroup} />
      </div>
      <Loaded read={read} failed={t('Failed to load the sources')}>
        {(reply) => <SourceTable report={reply} />}
      </Loaded>
      <p className="max-w-prose text-xs text-muted-foreground">
        {t(
          'Only people who agreed to share how they found us have a source. All others are ' +
            'counted as not known.',
        )}
      </p>
    </div>
  )
}

function SourceTable({ report: { rows, group } }: { report: SourceReport }) {
  const seesMoney = useMay()('revenue.read')
  if (rows.length === 0) {
    return (
      <p className="rounded-lg border bg-card px-4 py-3 text-sm text-muted-foreground">
        {t('Nobody signed up, enquired or paid in this period.')}
      </p>
    )
  }
  const number = 'figures px-4 py-2.5 text-right'
  return (
    <div className="overflow-x-auto rounded-lg border bg-card">
      <table className="w-full text-sm">
        <thead className="border-b text-xs text-muted-foreground">
          <tr>
            <th scope="col" className="px-4 py-2.5 text-left font-medium">
              {SourceGroup.label(group)}
            </th>
            {[t('Customers'), t('Leads'), ...(seesMoney ? [t('Payments'), t('Revenue')] : [])].map(
              (head) => (
                <th
                  key={head}
                  scope="col"
                  className="px-4 py-2.5 text-right font-medium whitespace-nowrap"
                >
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.name}`}>
              <th
                scope="row"
                className="max-w-64 min-w-40 px-4 py-2.5 text-left font-normal break-words"
              >
                {sourceName(group, row)}
              </th>
              <td className={number}>{withCommas(row.customers)}</td>
              <td className={number}>{withCommas(row.leads)}</td>
              {seesMoney && (
                <>
                  <td className={number}>{withCommas(row.payments ?? 0)}</td>
                  <td className={number}>
                    <Money amount={row.revenue ?? 0} full />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface Words<Word extends string> {
  keys: readonly Word[]
  options: readonly { value: Word; label: string }[]
  has: (word: string) => word is Word
}

/** Returns a choice that is stored in the address, by default the first of its words. */
function useChoice<Word extends string>(
  name: string,
  { keys, has }: Words<Word>,
): [Word | undefined, (value: string) => void] {
  const [searchParams, setSearchParams] = useSearchParams()
  const asked = searchParams.get(name) ?? ''
  const change = (value: string) =>
    setSearchParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === keys[0]) next.delete(name)
        else next.set(name, value)
        return next
      },
      { preventScrollReset: true },
    )
  return [has(asked) ? asked : keys[0], change]
}

interface ChoiceProps<Word extends string> {
  label: string
  of: Words<Word>
  value: Word | undefined
  onChange: (value: string) => void
}

function Choice<Word extends string>({ label, of, value, onChange }: ChoiceProps<Word>) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="w-44"
    >
      {of.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
