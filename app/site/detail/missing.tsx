import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** The page for a home that does not exist or is not public. */
export function Missing({ isGone }: { isGone: boolean }) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-3 px-4 py-24 text-center">
      <span className="mb-2 grid size-14 place-items-center rounded-lg bg-primary-tint text-link">
        <SearchX aria-hidden className="size-7" />
      </span>
      <h1 className="text-2xl">
        {isGone ? 'This property is no longer listed.' : 'Property not found.'}
      </h1>
      <p className="text-muted-foreground">
        {isGone
          ? 'Its broker has taken it back. Other homes are waiting.'
          : 'It may have been withdrawn, or the address was mistyped. Other homes are waiting.'}
      </p>
      <Button asChild size="lg" className="mt-4">
        <Link to="/properties">Back to Listings</Link>
      </Button>
    </div>
  )
}
