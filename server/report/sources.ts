import { hasRight } from '#contract/access.ts'
import type { ReportPeriod, SourceGroup, SourceReport, TouchPosition } from '#contract/report.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { intervalsOf } from '#domain/date/report-period.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { countSources, type SourceCount } from './source-queries.ts'

/** The number of sources with a row of their own; there may be thousands of campaigns. */
const maxNamed = 20

type Row = SourceReport['rows'][number]

interface Asked {
  period: ReportPeriod
  position: TouchPosition
  group: SourceGroup
}

/** Returns the sources of the customers, leads and payments of a period. */
export async function sourceReport(
  db: Handle,
  viewer: AdministratorViewer,
  { period, position, group }: Asked,
): Promise<SourceReport> {
  const intervals = intervalsOf(period, dayInIndia(new Date()))
  const whole = { start: intervals.at(0)?.start ?? '', end: intervals.at(-1)?.end ?? '' }
  const counts = await countSources(db, whole, position, group)
  // Revenue is shown only with the right to see it (REP-6).
  const seesMoney = hasRight(viewer.role, 'revenue.read')
  const named = counts.filter(({ name }) => name !== null)
  const rows = [
    ...named.slice(0, maxNamed).map((one) => rowOf('named', [one], seesMoney)),
    ...optionalRow('other', named.slice(maxNamed), seesMoney),
    ...optionalRow('none', counts.filter(isUnlabelled), seesMoney),
    ...optionalRow(
      'unknown',
      counts.filter((one) => !one.is_known),
      seesMoney,
    ),
  ]
  return { period, position, group, rows }
}

const isUnlabelled = ({ is_known, name }: SourceCount) => is_known && name === null

function optionalRow(kind: Row['kind'], counts: SourceCount[], seesMoney: boolean): Row[] {
  return counts.length > 0 ? [rowOf(kind, counts, seesMoney)] : []
}

function rowOf(kind: Row['kind'], counts: SourceCount[], seesMoney: boolean): Row {
  const sum = (of: 'customers' | 'leads' | 'payments' | 'revenue') =>
    counts.reduce((total, one) => total + one[of], 0)
  return {
    kind,
    name: kind === 'named' ? (counts[0]?.name ?? null) : null,
    customers: sum('customers'),
    leads: sum('leads'),
    payments: seesMoney ? sum('payments') : null,
    revenue: seesMoney ? sum('revenue') : null,
  }
}
