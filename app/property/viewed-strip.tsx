import { useId } from 'react'
import { Link } from 'react-router'
import { Money } from '#app/kit/form/money.tsx'
import { Photo } from '#app/kit/photo.tsx'
import { t } from '#domain/locale/translate.ts'
import { forgetViewed, useViewed } from './recently-viewed.ts'

/** A scrollable strip of recently viewed homes, without the one on the page. */
export function ViewedStrip({ except, className }: { except?: string; className?: string }) {
  const title = useId()
  const homes = useViewed().filter(({ id }) => id !== except)
  if (homes.length === 0) return null
  return (
    <section aria-labelledby={title} className={className}>
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id={title} className="text-xl">
          {t('Recently viewed')}
        </h2>
        <button
          type="button"
          onClick={forgetViewed}
          className={
            'min-h-11 text-sm text-muted-foreground underline ' +
            'underline-offset-4 hover:text-foreground'
          }
        >
          {t('Clear')}
        </button>
      </div>
      <ul
        className={
          '-mx-4 flex snap-x gap-3 overflow-x-auto px-4 ' +
          'pb-2 [scrollbar-width:thin] lg:mx-0 lg:px-0'
        }
      >
        {homes.map((home) => (
          <li key={home.id} className="w-44 shrink-0 snap-start">
            <Link
              to={`/properties/${home.id}`}
              className={
                'block overflow-hidden rounded-lg border bg-card ' +
                'transition-colors hover:border-input'
              }
            >
              <Photo image={home.image} alt="" sizes="176px" />
              <span className="block p-2.5">
                <span className="figures block font-display font-semibold">
                  <Money amount={home.price} {...(home.monthly && { per: 'month' })} />
                </span>
                <span className="block truncate text-sm">{home.title}</span>
                <span className="block truncate text-xs text-muted-foreground">{home.place}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
