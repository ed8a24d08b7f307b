import { LoaderCircle } from 'lucide-react'

/** A whole page that waits for something: the session, mostly. */
export function Waiting() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <LoaderCircle aria-hidden className="size-8 animate-spin text-muted-foreground" />
      <span className="sr-only">Loading...</span>
    </div>
  )
}
