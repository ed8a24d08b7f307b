import { LoaderCircle } from 'lucide-react'

/** A whole page that is loading, mostly the session. */
export function Waiting() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <LoaderCircle aria-hidden className="size-8 animate-spin text-muted-foreground" />
      <span className="sr-only">Loading...</span>
    </div>
  )
}
