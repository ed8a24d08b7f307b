import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { requiresScriptAttribute } from '#app/kit/pre-hydration-events.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { withCommas } from '#domain/text/format-number.ts'
import { pageSize } from './filter/filter.ts'
import type { More } from './use-more.ts'

interface LoadMoreProps {
  more: More
  /** The page the cards begin with. */
  first: number
  total: number
}

/** A link to the next page, which adds it in place once React has loaded. */
export function LoadMore({
  more: { state, nextAddress, load, cards },
  first,
  total,
}: LoadMoreProps) {
  const click = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (state !== 'loading') load()
  }
  const before = (first - 1) * pageSize
  const until = withCommas(before + cards.length)
  const shown = before > 0 ? `${withCommas(before + 1)} to ${until}` : until
  return (
    <div className="mt-10 flex flex-col items-center gap-3">
      <p aria-live="polite" className="figures text-sm text-muted-foreground">
        {state === 'failed'
          ? 'Couldn’t load more. What you see is kept.'
          : `Showing ${shown} of ${withCommas(total)}`}
      </p>
      {state === 'end' ? (
        <p className="font-medium">No More Properties</p>
      ) : (
        <Link
          to={nextAddress}
          onClick={click}
          {...requiresScriptAttribute}
          aria-disabled={state === 'loading'}
          className={buttonClass({ variant: 'outline', size: 'lg', className: 'min-w-48' })}
        >
          {state === 'loading'
            ? 'Loading...'
            : state === 'failed'
              ? 'Couldn’t load more — Retry'
              : 'Load More'}
        </Link>
      )}
    </div>
  )
}
