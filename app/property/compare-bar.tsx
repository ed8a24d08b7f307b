import { X } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { t } from '#domain/locale/translate.ts'
import { clearChosen, useChosen } from './compare-choice.ts'

/** The bar at the bottom with the homes chosen to compare. */
export function CompareBar() {
  const chosen = useChosen()
  const count = chosen.length
  if (count === 0) return null
  return (
    <section
      aria-label={t('Homes to compare')}
      data-bottom-bar="always"
      className={
        'sticky bottom-0 z-30 -mx-4 mt-6 animate-fade-in border-t bg-background/95 ' +
        'px-4 py-2 backdrop-blur-md lg:-mx-6 lg:px-6'
      }
    >
      <div className="mx-auto flex max-w-xl items-center gap-2">
        <p role="status" className="min-w-0 flex-1 text-sm">
          <span className="font-medium">
            {t('{count, plural, one {# home} other {# homes}} to compare', { count })}
          </span>
          <span className="block truncate text-xs text-muted-foreground">
            {count === 1 ? t('Add another home') : chosen.map(({ title }) => title).join(' · ')}
          </span>
        </p>
        {count > 1 && (
          <Link
            to={`/compare?ids=${chosen.map(({ id }) => id).join(',')}`}
            className={buttonClass({ className: 'h-11' })}
          >
            {t('Compare')}
          </Link>
        )}
        <button
          type="button"
          onClick={clearChosen}
          aria-label={t('Clear comparison')}
          className={cn(buttonClass({ variant: 'ghost', size: 'icon' }), 'size-11')}
        >
          <X aria-hidden />
        </button>
      </div>
    </section>
  )
}
