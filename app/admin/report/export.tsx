import { ExportMenu } from '#app/admin/shell/export-menu.tsx'
import { download } from '#app/api/download.ts'
import { type ReportPeriod, ReportType, report } from '#contract/report.ts'

interface ReportExportProps {
  type: ReportType
  period: ReportPeriod
}

export function ReportExport({ type, period }: ReportExportProps) {
  return (
    <ExportMenu
      save={(format) => download(report.export, { params: { type }, query: { period, format } })}
      done={`${ReportType.label(type)} report exported successfully`}
      failed="Failed to export the report"
    />
  )
}
