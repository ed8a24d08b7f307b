import { Star } from 'lucide-react'
import { cn } from '#app/ui/class-name.ts'
import { t } from '#domain/locale/translate.ts'
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
    return <span className={cn('text-muted-foreground', className)}>{t('No reviews yet')}</span>
  }
  const count = t('{count, plural, one {# review} other {{figure} reviews}}', {
    count: reviewCount,
    figure: withCommas(reviewCount),
  })
  const figure = rating.toFixed(1)
  return (
    <span className={cn('figures inline-flex items-center gap-1', className)}>
      <Star aria-hidden className="size-4 fill-marigold text-marigold" />
      <span aria-hidden className="font-medium">
        {figure}
      </span>
      <span className="sr-only">{t('{figure} out of 5', { figure })}</span>
      <span className="text-muted-foreground">({count})</span>
    </span>
  )
}

/** The stars of one review. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span
      role="img"
      aria-label={t('{stars} out of 5 stars', { stars })}
      className="inline-flex gap-0.5"
    >
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
