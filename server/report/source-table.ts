import {
  type ReportPeriod,
  SourceGroup,
  type SourceReport,
  sourceName,
  TouchPosition,
} from '#contract/report.ts'
import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { sourceReport } from './sources.ts'
import type { Line } from './table.ts'

/** Returns the figures of all tables of sources, one after another. */
export async function sourceLines(
  db: Handle,
  viewer: AdministratorViewer,
  period: ReportPeriod,
): Promise<Line[]> {
  const lines: Line[] = []
  for (const position of TouchPosition.keys) {
    for (const group of SourceGroup.keys) {
      lines.push(...linesOf(await sourceReport(db, viewer, { period, position, group })))
    }
  }
  return lines
}

function linesOf({ position, group, rows }: SourceReport): Line[] {
  const section = t('{touch}: {group}', {
    touch: TouchPosition.label(position),
    group: SourceGroup.label(group),
  })
  return rows.flatMap((row) => {
    const figures: [string, number | null][] = [
      [t('Customers'), row.customers],
      [t('Leads'), row.leads],
      ...(row.revenue === null
        ? []
        : ([
            [t('Payments'), row.payments],
            [t('Rupees'), row.revenue],
          ] satisfies [string, number | null][])),
    ]
    const item = sourceName(group, row)
    return figures.map(([figure, value]) => ({ section, item, figure, value }))
  })
}
