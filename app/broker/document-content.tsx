import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { fetchFile } from '#app/api/call.ts'
import { Problem } from '#app/kit/problem.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { type Document, DocumentKind, type document } from '#contract/document.ts'
import { t } from '#domain/locale/translate.ts'

interface DocumentContentProps {
  file: Document
  /** The endpoint that fetches it: the reviewer's or the owner's. */
  endpoint: typeof document.file | typeof document.ownFile
}

/** The content of a KYC document, with a link that opens it in a new window. */
export function DocumentContent(props: DocumentContentProps) {
  const [attempt, setAttempt] = useState(0)
  return <Content key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

/**
 * Fetched once with the session's token, because every access to a document is logged; the `blob:`
 * address works in this browser only. It has one of three types, whatever the response claims, and
 * none of them can run scripts (decision 0014).
 */
function Content({ file, endpoint, onRetry }: DocumentContentProps & { onRetry: () => void }) {
  const { _id: id, mediaType } = file
  const [address, setAddress] = useState<string>()
  const [problem, setProblem] = useState<unknown>()
  useEffect(() => {
    const stop = new AbortController()
    let made: string | undefined
    fetchFile(endpoint, { params: { id } }, { signal: stop.signal }).then(
      ({ content }) => {
        if (stop.signal.aborted) return
        made = URL.createObjectURL(new Blob([content], { type: mediaType }))
        setAddress(made)
      },
      (error: unknown) => !stop.signal.aborted && setProblem(error),
    )
    return () => {
      stop.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [id, mediaType, endpoint])
  if (problem !== undefined) {
    return <Problem title={t('Failed to load the document')} error={problem} onRetry={onRetry} />
  }
  if (!address) return <Skeleton className="h-96 w-full" />
  const name = `${DocumentKind.label(file.kind)}: ${file.name}`
  return (
    <>
      {mediaType === 'application/pdf' ? (
        <Pdf address={address} name={name} />
      ) : (
        <img
          src={address}
          alt={name}
          className="h-96 w-full rounded-md border bg-muted object-contain"
        />
      )}
      <footer className="flex items-center justify-between gap-3">
        <p className="truncate text-xs text-muted-foreground" title={file.name}>
          {file.name}
        </p>
        <Button asChild variant="ghost" size="sm">
          <a href={address} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden />
            {t({ id: 'file.open', message: 'Open' })}
          </a>
        </Button>
      </footer>
    </>
  )
}

function Pdf({ address, name }: { address: string; name: string }) {
  // Phone browsers show a PDF in a window of its own or not at all.
  if (!navigator.pdfViewerEnabled) {
    return (
      <p
        className={
          'grid h-40 place-items-center rounded-md border bg-muted px-6 ' +
          'text-center text-sm text-muted-foreground'
        }
      >
        {t('This browser cannot show PDFs here. Open the file to read it.')}
      </p>
    )
  }
  return (
    <iframe
      src={address}
      title={name}
      referrerPolicy="no-referrer"
      className="h-96 w-full rounded-md border bg-muted"
    />
  )
}
