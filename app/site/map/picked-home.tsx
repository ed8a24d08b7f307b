import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Money } from '#app/kit/money.tsx'
import { Photo } from '#app/kit/photo.tsx'
import type { CardView } from '#app/property/card-view.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'

interface PickedHomeProps {
  id: string
  onClose: () => void
}

/** The home whose price was pressed on the map. */
export function PickedHome({ id, onClose }: PickedHomeProps) {
  const [card, setCard] = useState<CardView | 'gone'>()
  useEffect(() => {
    let isWanted = true
    setCard(undefined)
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
  return (
    <article className="absolute inset-x-3 bottom-20 z-10 mx-auto flex max-w-md gap-3 rounded-lg border bg-popover p-2.5 shadow-float map:bottom-3">
      {card === undefined ? (
        <Skeleton className="h-24 w-full" />
      ) : card === 'gone' ? (
        <p className="p-3 text-sm">This home could not be shown. It may just have been taken.</p>
      ) : (
        <>
          <Photo image={card.image} alt="" sizes="128px" className="w-32 shrink-0 rounded-md" />
          <div className="min-w-0 flex-1 py-0.5 pr-8">
            <p className="figures font-display text-lg font-semibold">
              <Money amount={card.price} {...(card.monthly && { per: 'month' })} />
            </p>
            <p className="figures truncate text-sm">{card.facts.join(' · ')}</p>
            <Link
              to={`/properties/${id}`}
              className="line-clamp-1 text-sm font-medium break-all text-link after:absolute after:inset-0"
            >
              {card.title}
            </Link>
            <p className="truncate text-xs text-muted-foreground">{card.place}</p>
          </div>
        </>
      )}
      <button
        type="button"
        onClick={onClose}
        aria-label="Close"
        className="absolute top-0.5 right-0.5 z-10 grid size-11 place-items-center rounded-md text-muted-foreground hover:text-foreground"
      >
        <X aria-hidden className="size-4" />
      </button>
    </article>
  )
}
