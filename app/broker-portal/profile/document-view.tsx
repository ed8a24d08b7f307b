import { Eye } from 'lucide-react'
import { DocumentContent } from '#app/broker/document-content.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from '#app/ui/dialog.tsx'
import { type Document, DocumentKind, document } from '#contract/document.ts'
import { t } from '#domain/locale/translate.ts'

/** Shows the broker an uploaded document with its number masked; fetched only when opened. */
export function DocumentView({ file }: { file: Document }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button
          variant="ghost"
          size="icon-sm"
          className="max-sm:size-10"
          aria-label={t('Show {name}', { name: file.name })}
        >
          <Eye aria-hidden />
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t(DocumentKind.label(file.kind))}
        {...(file.number && { description: file.number })}
      >
        <DocumentContent file={file} endpoint={document.ownFile} />
      </DialogContent>
    </Dialog>
  )
}
