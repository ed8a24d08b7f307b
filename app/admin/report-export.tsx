import { Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '#app/api/download.ts'
import { showFailure } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import { toast } from '#app/ui/toast.ts'
import { type ReportPeriod, ReportType, report } from '#contract/report.ts'
import { useMay } from './session.ts'

interface ReportExportProps {
  type: ReportType
  period: ReportPeriod
}

/** Saves the figures of a report as a file. */
export function ReportExport({ type, period }: ReportExportProps) {
  const may = useMay()
  const [busy, setBusy] = useState(false)
  if (!may('record.export')) return null
  const save = async (format: 'csv' | 'xlsx') => {
    // The menu takes a second click while it closes.
    if (busy) return
    setBusy(true)
    try {
      await download(report.export, { params: { type }, query: { period, format } })
      toast.success(`${ReportType.label(type)} report exported successfully`)
    } catch (error) {
      showFailure(error, 'Failed to export the report')
    } finally {
      setBusy(false)
    }
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" disabled={busy}>
          <Download aria-hidden />
          {busy ? 'Exporting...' : 'Export'}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => void save('csv')}>CSV file</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void save('xlsx')}>Excel workbook</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
