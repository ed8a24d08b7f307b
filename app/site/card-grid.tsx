import type { CardView } from '#app/property/card-view.ts'
import { PropertyCard } from '#app/property/property-card.tsx'

interface CardGridProps {
  cards: readonly CardView[]
  /** How many pictures are in sight at once and load first. */
  eager?: number
  level?: 'h2' | 'h3'
}

/** Cards in one, two or three columns. */
export function CardGrid({ cards, eager = 0, level = 'h3' }: CardGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {cards.map((card, index) => (
        <li key={card._id}>
          <PropertyCard card={card} eager={index < eager} level={level} />
        </li>
      ))}
    </ul>
  )
}
