import { ImportUpload } from '#app/admin/import/upload.tsx'
import { download } from '#app/api/download.ts'
import { useSave } from '#app/api/use-save.ts'
import { Button } from '#app/ui/button.tsx'
import { sheetImport, sheetStep } from '#contract/import/record-import.ts'
import type { SheetFormat } from '#contract/import/record-vocabulary.ts'
import { sheetLimits } from '#contract/upload-limits.ts'

interface SheetFileProps {
  noun: keyof typeof sheetImport
  onSent: (id: string) => void
}

/** Uploads a file, or downloads its template. */
export function SheetFile({ noun, onSent }: SheetFileProps) {
  const { busy, save } = useSave({ failed: 'Failed to download the template' })
  const template = (format: SheetFormat) =>
    save(() => download(sheetStep.template, { params: { noun }, query: { format } }))
  return (
    <ImportUpload
      endpoint={sheetImport[noun]}
      limits={sheetLimits}
      label="File"
      action="Upload and check"
      help="Our own exports can be imported."
      failed={`Failed to import ${noun === 'cms' ? 'CMS pages' : noun}`}
      onSent={onSent}
    >
      <Button variant="ghost" size="sm" disabled={busy} onClick={() => void template('csv')}>
        Template (CSV)
      </Button>
      <Button variant="ghost" size="sm" disabled={busy} onClick={() => void template('xlsx')}>
        Template (Excel)
      </Button>
    </ImportUpload>
  )
}
