import { v7 } from 'uuid'
import type { SheetFormat } from '#contract/import/record-vocabulary.ts'
import type { ReportPeriod, ReportType } from '#contract/report.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { byteOrderMark, type Cell, csvOf } from '#server/export/csv.ts'
import { workbookOf } from '#server/export/workbook.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { lineHeads, linesOf } from './table.ts'

/** Returns the numbers of a report as a file, and writes an audit entry. */
export async function exportReport(
  db: Handle,
  viewer: AdministratorViewer,
  type: ReportType,
  { period, format }: { period: ReportPeriod; format: SheetFormat },
): Promise<Buffer> {
  const lines = await linesOf(db, viewer, type, period)
  const rows: Cell[][] = [
    lineHeads(),
    ...lines.map(({ section, item, figure, value }) => [section, item, figure, value ?? '']),
  ]
  const file =
    format === 'xlsx' ? await workbookOf([rows]) : Buffer.from(byteOrderMark + csvOf(rows))
  const after = { report: type, period, format, rows: lines.length }
  await record(db, viewer, 'report.export', { kind: 'export', id: v7() }, { after })
  return file
}
