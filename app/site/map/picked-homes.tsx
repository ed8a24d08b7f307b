import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Money } from '#app/kit/form/money.tsx'
import { Photo } from '#app/kit/photo.tsx'
import type { CardView } from '#app/property/card-view.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

const linkClass =
  'line-clamp-1 text-sm font-medium break-all text-link after:absolute after:inset-0'

interface PickedHomesProps {
  /** One home, or all homes at one point of the map. */
  ids: readonly string[]
  at: number
  onTurn: (at: number) => void
  onClose: () => void
}

/** The home that was chosen on the map, or several homes at one point to page through. */
export function PickedHomes({ ids, at, onTurn, onClose }: PickedHomesProps) {
  const article = useRef<HTMLElement>(null)
  const focusBefore = useRef<Element>(null)
  useEffect(() => {
    // Focus moves from a pin pressed by keyboard to the card, and back when it closes.
    const { activeElement } = document
    if (!activeElement?.closest('.pin-buttons')) return
    focusBefore.current = activeElement
    article.current?.focus()
  }, [])
  const close = () => {
    const before = focusBefore.current
    onClose()
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
  const id = ids[at]
  if (id === undefined) return null
  const turn = (by: number) => onTurn((at + by + ids.length) % ids.length)
  const of = withCommas(ids.length)
  const count = t('{figure} homes at this location', { figure: of })
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-label={ids.length > 1 ? count : t('Home on the map')}
      className={
        'absolute inset-x-3 bottom-20 z-10 mx-auto max-w-md rounded-lg border bg-popover p-2.5 ' +
        'shadow-float outline-none map:bottom-3'
      }
    >
      {ids.length > 1 && (
        <div className="mb-2 flex items-center gap-1 pr-10 text-sm">
          <p className="figures mr-auto pl-1 font-medium">{count}</p>
          <button
            type="button"
            onClick={() => turn(-1)}
            aria-label={t('Previous home')}
            className={buttonClass({ variant: 'ghost', size: 'icon', className: 'size-11' })}
          >
            <ChevronLeft aria-hidden />
          </button>
          <p role="status" className="figures text-muted-foreground">
            {t('{place} of {total}', { place: at + 1, total: of })}
          </p>
          <button
            type="button"
            onClick={() => turn(1)}
            aria-label={t('Next home')}
            className={buttonClass({ variant: 'ghost', size: 'icon', className: 'size-11' })}
          >
            <ChevronRight aria-hidden />
          </button>
        </div>
      )}
      <Home key={id} id={id} />
      <button
        type="button"
        onClick={close}
        aria-label={t('Close')}
        className={
          'absolute top-1.5 right-1.5 z-10 grid size-11 place-items-center ' +
          'rounded-md text-muted-foreground hover:text-foreground'
        }
      >
        <X aria-hidden className="size-4" />
      </button>
    </article>
  )
}

function Home({ id }: { id: string }) {
  const [card, setCard] = useState<CardView | 'gone'>()
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const { readCard } = await import('./read-card.ts')
      const found = await readCard(id)
      if (isWanted) setCard(found ?? 'gone')
    }
    load().catch(() => isWanted && setCard('gone'))
    return () => {
      isWanted = false
    }
  }, [id])
  if (card === undefined) return <Skeleton className="h-24 w-full" />
  if (card === 'gone') {
    return (
      <p className="p-3 text-sm">
        {t('This home could not be shown. It may no longer be available.')}
      </p>
    )
  }
  return (
    <div className="relative flex gap-3">
      <Photo image={card.image} alt="" sizes="128px" className="w-32 shrink-0 rounded-md" />
      <div className="min-w-0 flex-1 py-0.5 pr-8">
        <p className="figures font-display text-lg font-semibold">
          <Money amount={card.price} {...(card.monthly && { per: 'month' })} />
        </p>
        <p className="figures truncate text-sm">{card.facts.join(' · ')}</p>
        <Link to={`/properties/${id}`} className={linkClass}>
          {card.title}
        </Link>
        <p className="truncate text-xs text-muted-foreground">{card.place}</p>
      </div>
    </div>
  )
}
