import { Download } from 'lucide-react'
import { useSave } from '#app/api/use-save.ts'
import { Button } from '#app/ui/button.tsx'
import { useMay } from './session.ts'

interface ExportButtonProps {
  label: string
  save: () => Promise<void>
  /** Said when the file is there, and when it is not. */
  done: string
  failed: string
}

/** Saves a list that leaves in one format only, for whoever may. */
export function ExportButton({ label, save, done, failed }: ExportButtonProps) {
  const may = useMay()
  const saving = useSave({ done, failed })
  if (!may('record.export')) return null
  return (
    <Button variant="outline" disabled={saving.busy} onClick={() => void saving.save(save)}>
      <Download aria-hidden />
      {saving.busy ? 'Exporting...' : label}
    </Button>
  )
}
