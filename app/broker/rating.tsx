import { Star } from 'lucide-react'
import { cn } from '#app/ui/class-name.ts'
import { withCommas } from '#domain/text/format-number.ts'

interface RatingProps {
  /** 1 to 5; null without reviews. */
  rating: number | null
  reviewCount: number
  className?: string
}

/** The rating of a broker, always with the number of reviews. */
export function Rating({ rating, reviewCount, className }: RatingProps) {
  if (rating === null) {
    return <span className={cn('text-muted-foreground', className)}>No reviews yet</span>
  }
  const count = `${withCommas(reviewCount)} ${reviewCount === 1 ? 'review' : 'reviews'}`
  return (
    <span className={cn('figures inline-flex items-center gap-1', className)}>
      <Star aria-hidden className="size-4 fill-marigold text-marigold" />
      <span className="font-medium">
        {rating.toFixed(1)}
        <span className="sr-only"> of 5</span>
      </span>
      <span className="text-muted-foreground">({count})</span>
    </span>
  )
}

/** The stars of one review. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span role="img" aria-label={`${stars} of 5 stars`} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((place) => (
        <Star
          key={place}
          aria-hidden
          className={cn('size-4', place <= stars ? 'fill-marigold text-marigold' : 'text-input')}
        />
      ))}
    </span>
  )
}
