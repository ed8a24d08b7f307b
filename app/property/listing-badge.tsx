import { cn } from '#app/ui/class-name.ts'
import type { BadgeView } from './card-view.ts'

interface ListingBadgeProps {
  badge: BadgeView
  className?: string
}

/** For Sale, For Rent and For Lease in their colours; Sold and Rented on a dark background. */
export function ListingBadge({ badge: { label, tone }, className }: ListingBadgeProps) {
  return (
    <span
      data-tone={tone === 'gone' ? undefined : tone}
      className={cn(
        'listing-badge',
        tone === 'gone' && 'bg-ink-surface text-ink-surface-foreground',
        className,
      )}
    >
      {label}
    </span>
  )
}
