import { ImportUpload } from '#app/admin/import/upload.tsx'
import { download } from '#app/api/download.ts'
import { useDownload } from '#app/api/use-download.ts'
import { Button } from '#app/ui/button.tsx'
import { sheetImport, sheetStep } from '#contract/import/record-import.ts'
import type { SheetFormat } from '#contract/import/record-vocabulary.ts'
import { sheetLimits } from '#contract/upload-limits.ts'
import { t } from '#domain/locale/translate.ts'
import { sheetSentences } from './sentence.ts'

interface SheetFileProps {
  noun: keyof typeof sheetImport
  onSent: (id: string) => void
}

/** Uploads a file, or downloads its template. */
export function SheetFile({ noun, onSent }: SheetFileProps) {
  const { busy, save } = useDownload({ failed: t('Failed to download the template') })
  const template = (format: SheetFormat) =>
    save(() => download(sheetStep.template, { params: { noun }, query: { format } }))
  return (
    <ImportUpload
      endpoint={sheetImport[noun]}
      limits={sheetLimits}
      label={t('File')}
      action={t('Upload and check')}
      help={t('You can also import a file that you exported here.')}
      failed={t(sheetSentences[noun].notImported)}
      onSent={onSent}
    >
      <Button variant="ghost" size="sm" disabled={busy} onClick={() => void template('csv')}>
        {t('Template (CSV)')}
      </Button>
      <Button variant="ghost" size="sm" disabled={busy} onClick={() => void template('xlsx')}>
        {t('Template (Excel)')}
      </Button>
    </ImportUpload>
  )
}
