import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { requiresScriptAttribute } from '#app/kit/pre-hydration-events.ts'
import { useHiddenCount } from '#app/property/hidden-homes.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
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
  const hidden = useHiddenCount(cards)
  const before = (first - 1) * pageSize
  const until = withCommas(before + cards.length)
  const of = withCommas(total)
  const showing =
    before > 0
      ? t('Showing {from} to {until} of {total}', {
          from: withCommas(before + 1),
          until,
          total: of,
        })
      : t('Showing {until} of {total}', { until, total: of })
  return (
    <div className="mt-10 flex flex-col items-center gap-3">
      <p aria-live="polite" className="figures text-sm text-muted-foreground">
        {state === 'failed' ? t('Could not load more. The homes above are still here.') : showing}
        {hidden > 0 && ` · ${t('{figure} hidden by you', { figure: hidden })}`}
      </p>
      {state === 'end' ? (
        <p className="font-medium">{t('No More Properties')}</p>
      ) : (
        <Link
          to={nextAddress}
          discover="none"
          onClick={click}
          {...requiresScriptAttribute}
          aria-disabled={state === 'loading'}
          className={buttonClass({ variant: 'outline', size: 'lg', className: 'min-w-48' })}
        >
          {state === 'loading'
            ? t('Loading...')
            : state === 'failed'
              ? t('Could not load more. Retry')
              : t('Load More')}
        </Link>
      )}
    </div>
  )
}
