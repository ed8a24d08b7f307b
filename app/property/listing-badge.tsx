import { Badge } from '#app/ui/badge.tsx'
import { cn } from '#app/ui/class-name.ts'
import { ListingType, type PropertyStatus } from '#contract/property-word.ts'

interface ListingBadgeProps {
  listingType: ListingType
  status: PropertyStatus
  className?: string
}

/** What a home is here for: For Sale, For Rent, For Lease; or that it is gone. */
export function ListingBadge({ listingType, status, className }: ListingBadgeProps) {
  const gone = status === 'sold' ? 'Sold' : status === 'rented' ? 'Rented' : undefined
  return (
    <Badge
      className={cn(
        'px-2.5 py-1 shadow-xs',
        gone ? 'bg-ink-surface text-ink-surface-foreground' : 'bg-card text-card-foreground',
        className,
      )}
    >
      {!gone && <span aria-hidden className={cn('size-1.5 rounded-full', dots[listingType])} />}
      {gone ?? ListingType.label(listingType)}
    </Badge>
  )
}

const dots: Record<ListingType, string> = {
  sell: 'bg-primary',
  rent: 'bg-status-green',
  lease: 'bg-marigold',
}
