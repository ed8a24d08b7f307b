import { DocumentContent } from '#app/broker/document-content.tsx'
import { type Document, DocumentKind, document } from '#contract/document.ts'

/** One document as it was sent, with its number in full. */
export function KycFile({ file }: { file: Document }) {
  return (
    <article
      aria-label={DocumentKind.label(file.kind)}
      className="flex min-w-0 flex-col gap-2 rounded-lg border bg-card p-4"
    >
      <header className="text-sm">
        <h3 className="font-medium">{DocumentKind.label(file.kind)}</h3>
        {file.number && <p className="figures break-words select-all">{file.number}</p>}
      </header>
      {file.note && (
        <p className="rounded-md bg-status-yellow-tint px-3 py-2 text-xs text-status-yellow-text">
          {file.note}
        </p>
      )}
      <DocumentContent file={file} endpoint={document.file} />
    </article>
  )
}
