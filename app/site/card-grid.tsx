import type { ComponentProps } from 'react'
import type { CardView } from '#app/property/card-view.ts'
import { setHidden, useHidden } from '#app/property/hidden-homes.ts'
import { PropertyCard } from '#app/property/property-card.tsx'
import { cn } from '#app/ui/class-name.ts'
import { t } from '#domain/locale/translate.ts'

interface CardGridProps {
  cards: readonly CardView[]
  /** The number of photos that are visible at once and load first. */
  eager?: number
  level?: 'h2' | 'h3'
  /** A note for each card, in the order of the cards. */
  notes?: readonly string[]
  /** Two columns on wide screens, where the map takes a third. */
  besideMap?: boolean
  /** At most two columns, because something else takes part of the width. */
  twoAtMost?: boolean
}

/** A card, or a line in its place where the visitor hid the home. */
function ShownCard(shown: ComponentProps<typeof PropertyCard>) {
  const { _id, title, homeId = _id } = shown.card
  if (!useHidden(homeId)) return <PropertyCard {...shown} />
  return (
    // No paragraph: those of the grid are notes on a card.
    <div className="rounded-lg border p-4 text-sm text-muted-foreground">
      {t('You hid {title}.', { title })}{' '}
      <button
        type="button"
        className="min-h-11 text-link underline"
        onClick={() => setHidden({ id: _id, homeId }, false)}
      >
        {t('Show again')}
      </button>
    </div>
  )
}

/** Cards in one, two or three columns. */
export function CardGrid({
  cards,
  eager = 0,
  level = 'h3',
  besideMap = false,
  twoAtMost = false,
  notes,
}: CardGridProps) {
  return (
    <ul
      className={cn(
        'card-grid',
        !twoAtMost && 'lg:grid-cols-3',
        besideMap && 'map:grid-cols-2 noscript:map:grid-cols-3',
      )}
    >
      {cards.map((card, index) => (
        <li key={card._id}>
          <ShownCard
            card={card}
            eager={index < eager}
            level={level}
            discover={index === 0 ? 'render' : 'none'}
          />
          {notes?.[index] && <p>{notes[index]}</p>}
        </li>
      ))}
    </ul>
  )
}
