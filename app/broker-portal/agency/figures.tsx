import { Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '#app/api/download.ts'
import { useRead } from '#app/api/query.tsx'
import { showFailure } from '#app/api/send.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { agencyFigures, figureDays, type MemberFigures } from '#contract/agency/figures.ts'
import { type AgencyRole, manages } from '#contract/agency/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

type Days = (typeof figureDays)[number]

/** Figures by member over the last days; agents see their own. */
export function AgencyFigures({ role }: { role: AgencyRole }) {
  const [days, setDays] = useState<Days>('30')
  const read = useRead(agencyFigures.get, { query: { days } }, { keepPrevious: true })
  const save = () =>
    download(agencyFigures.export, { query: { days } }).catch((error: unknown) =>
      showFailure(error, t('Failed to download')),
    )
  return (
    <section aria-labelledby="team-figures" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="team-figures" className="text-lg">
          {manages(role) ? t('Figures by member') : t('Your figures')}
        </h2>
        <div className="flex gap-2">
          <Select
            aria-label={t('Period')}
            className="w-44"
            value={days}
            onChange={({ target: { value } }) => setDays(value === '90' ? '90' : '30')}
          >
            {figureDays.map((value) => (
              <option key={value} value={value}>
                {t('Last {count} days', { count: Number(value) })}
              </option>
            ))}
          </Select>
          <Button variant="outline" onClick={() => void save()}>
            <Download aria-hidden />
            {t({ id: 'file.csv', message: 'CSV' })}
          </Button>
        </div>
      </div>
      <Loaded read={read} failed={t('Failed to load the figures')} height="h-40">
        {({ figures }) => (
          <ul className="divide-y rounded-lg border bg-card">
            {figures.map((row) => (
              <li key={row._id} className="space-y-2 p-4">
                <p className="font-medium break-words">{row.name}</p>
                <Figures row={row} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

function Figures({ row }: { row: MemberFigures }) {
  const figures = [
    [t('Enquiries'), withCommas(row.inquiries)],
    [t('First reply'), row.replyMinutes === null ? '–' : waitText(row.replyMinutes)],
    [t('Visits kept'), visitsText(row)],
    [t('Live listings'), withCommas(row.liveListings)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-4">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function visitsText({ visitsKept: kept, visitsDue: due }: MemberFigures): string {
  return due === 0 ? '–' : t('{kept} of {due}', { kept, due })
}

/** "45 min", "3 hours", "2 days" */
function waitText(minutes: number): string {
  if (minutes < 60) return t('{count} min', { count: minutes })
  const hours = Math.round(minutes / 60)
  if (hours < 48) return t('{count, plural, one {# hour} other {# hours}}', { count: hours })
  return t('{count, plural, one {# day} other {# days}}', { count: Math.round(hours / 24) })
}
