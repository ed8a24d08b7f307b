import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useSend } from '#app/api/send.ts'
import { DocumentContent } from '#app/broker/document-content.tsx'
import { Day } from '#app/kit/form/date.tsx'
import { Button } from '#app/ui/button.tsx'
import { type Document, DocumentKind, document } from '#contract/document.ts'
import { t } from '#domain/locale/translate.ts'
import { stateName } from '#domain/place/state-name.ts'

/**
 * One document. Its file and its full number are fetched on request only, because each access is
 * logged.
 */
export function KycFile({ file }: { file: Document }) {
  const [isOpen, setOpen] = useState(false)
  const name = DocumentKind.label(file.kind)
  return (
    <article
      aria-label={name}
      className="flex min-w-0 flex-col gap-2 rounded-lg border bg-card p-4"
    >
      <header className="text-sm">
        <h3 className="font-medium">{name}</h3>
        {file.state && <p className="text-muted-foreground">{stateName(file.state)}</p>}
        {file.validUntil && (
          <p className="text-muted-foreground">
            {t('Valid until')} <Day day={file.validUntil} />
          </p>
        )}
        {file.number && <KycNumber id={file._id} masked={file.number} name={name} />}
      </header>
      {file.note && (
        <p className="rounded-md bg-status-yellow-tint px-3 py-2 text-xs text-status-yellow-text">
          {file.note}
        </p>
      )}
      {isOpen ? (
        <DocumentContent file={file} endpoint={document.file} />
      ) : (
        <Button
          variant="outline"
          aria-label={t('Show document: {name}', { name })}
          onClick={() => setOpen(true)}
          className="h-24"
        >
          <Eye aria-hidden />
          {t('Show document')}
        </Button>
      )}
    </article>
  )
}

function KycNumber({ id, masked, name }: { id: string; masked: string; name: string }) {
  const [number, setNumber] = useState<string>()
  const { send, busy } = useSend(document.number, {
    failed: t('Failed to load the number'),
    onDone: (reply) => setNumber(reply.number ?? masked),
  })
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="figures break-words select-all">{number ?? masked}</span>
      {number === undefined && (
        <Button
          variant="ghost"
          size="sm"
          disabled={busy}
          aria-label={t('Show full number: {name}', { name })}
          onClick={() => void send({ params: { id } })}
        >
          {t('Show number')}
        </Button>
      )}
    </p>
  )
}
