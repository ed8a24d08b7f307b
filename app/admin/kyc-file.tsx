import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { fetchFile } from '#app/api/call.ts'
import { Problem } from '#app/kit/problem.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { type Document, DocumentKind, document } from '#contract/document.ts'

/** One document as it was sent, with its number in full. */
export function KycFile({ file }: { file: Document }) {
  const [attempt, setAttempt] = useState(0)
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
      <Content key={attempt} file={file} onRetry={() => setAttempt(attempt + 1)} />
    </article>
  )
}

/**
 * Fetched once with the session's token, since every look at a document is written down; the
 * address made of it opens in this window only. It is of one of three types, whatever the answer
 * calls itself: none of them can run anything of ours (decision 0072).
 */
function Content({ file, onRetry }: { file: Document; onRetry: () => void }) {
  const { _id: id, mediaType } = file
  const [address, setAddress] = useState<string>()
  const [problem, setProblem] = useState<unknown>()
  useEffect(() => {
    const stop = new AbortController()
    let made: string | undefined
    fetchFile(document.file, { params: { id } }, { signal: stop.signal }).then(
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
  }, [id, mediaType])
  if (problem !== undefined) {
    return <Problem title="Failed to load the document" error={problem} onRetry={onRetry} />
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
            Open
          </a>
        </Button>
      </footer>
    </>
  )
}

function Pdf({ address, name }: { address: string; name: string }) {
  // Browsers of phones show a PDF in a window of its own or not at all.
  if (!navigator.pdfViewerEnabled) {
    return (
      <p className="grid h-40 place-items-center rounded-md border bg-muted px-6 text-center text-sm text-muted-foreground">
        This browser does not show a PDF inside a page. Open it to read it.
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
