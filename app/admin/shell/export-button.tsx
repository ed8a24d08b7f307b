import { Download } from 'lucide-react'
import { useDownload } from '#app/api/use-download.ts'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import { useMay } from './session.ts'

interface ExportButtonProps {
  label: string
  save: () => Promise<void>
  /** The messages for success and failure. */
  done: string
  failed: string
}

/** Exports a list that has one format only, for roles that may export. */
export function ExportButton({ label, save, done, failed }: ExportButtonProps) {
  const may = useMay()
  const saving = useDownload({ done, failed })
  if (!may('record.export')) return null
  return (
    <Button variant="outline" disabled={saving.busy} onClick={() => void saving.save(save)}>
      <Download aria-hidden />
      {saving.busy ? t('Exporting...') : label}
    </Button>
  )
}
