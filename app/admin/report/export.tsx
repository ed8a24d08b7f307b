import { ExportMenu } from '#app/admin/shell/export-menu.tsx'
import { download } from '#app/api/download.ts'
import { type ReportPeriod, ReportType, report } from '#contract/report.ts'
import { t } from '#domain/locale/translate.ts'

interface ReportExportProps {
  type: ReportType
  period: ReportPeriod
}

export function ReportExport({ type, period }: ReportExportProps) {
  return (
    <ExportMenu
      save={(format) => download(report.export, { params: { type }, query: { period, format } })}
      done={t('{type} report exported successfully', { type: ReportType.label(type) })}
      failed={t('Failed to export the report')}
    />
  )
}
