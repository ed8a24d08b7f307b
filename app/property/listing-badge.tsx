import { Badge } from '#app/ui/badge.tsx'
import { cn } from '#app/ui/class-name.ts'
import type { BadgeView } from './card-view.ts'

interface ListingBadgeProps {
  badge: BadgeView
  className?: string
}

/** For Sale, For Rent and For Lease in their colours; Sold and Rented on a dark background. */
export function ListingBadge({ badge: { label, tone }, className }: ListingBadgeProps) {
  return (
    <Badge
      className={cn(
        'px-2.5 py-1 shadow-xs',
        tone === 'gone'
          ? 'bg-ink-surface text-ink-surface-foreground'
          : 'bg-card text-card-foreground',
        className,
      )}
    >
      {tone !== 'gone' && <span aria-hidden className={cn('size-1.5 rounded-full', dots[tone])} />}
      {label}
    </Badge>
  )
}

const dots = { sell: 'bg-primary', rent: 'bg-status-green', lease: 'bg-marigold' }
