import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { Empty } from '#app/kit/list/empty.tsx'
import { cardView } from '#app/property/card-view.ts'
import { PropertyCard } from '#app/property/property-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import { dashboard, type Recommended } from '#contract/dashboard.ts'

/** Recommended homes with their reasons; each can be dismissed. */
export function RecommendedHomes({ rows }: { rows: readonly Recommended[] }) {
  if (rows.length === 0) {
    return (
      <div className="rounded-lg border bg-card">
        <Empty
          icon={Sparkles}
          title="No home fits just now"
          text={
            'As soon as one comes that fits your preferences ' +
            'or is like those you saved, it appears here.'
          }
          action={
            <Button asChild variant="outline">
              <Link to="/properties">Browse Properties</Link>
            </Button>
          }
        />
      </div>
    )
  }
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {rows.map((row) => (
        <li key={row.property._id} className="flex min-w-0 flex-col gap-2">
          <div className="flex-1">
            <PropertyCard
              card={cardView(row.property)}
              level="h3"
              sizes="(min-width: 640px) 380px, 100vw"
            />
          </div>
          <Reasons row={row} />
        </li>
      ))}
    </ul>
  )
}

function Reasons({ row: { property, reasons } }: { row: Recommended }) {
  const restore = useSend(dashboard.restore, { failed: 'Failed to bring it back' })
  const dismiss = useSend(dashboard.dismiss, {
    failed: 'Failed to remove the recommendation',
    onDone: ({ message }) =>
      toast.success(message, {
        action: {
          label: 'Undo',
          onClick: () => void restore.send({ params: { id: property._id } }),
        },
      }),
  })
  return (
    <div className="flex items-start justify-between gap-3 pl-1">
      <ul aria-label={`Why ${property.title}`} className="min-w-0 space-y-0.5 pt-1 text-xs">
        {reasons.map((reason) => (
          <li key={reason} className="break-words text-muted-foreground">
            {reason}
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${property.title} is not for me`}
        disabled={dismiss.busy}
        onClick={() => void dismiss.send({ body: { propertyId: property._id } })}
      >
        Not for me
      </Button>
    </div>
  )
}
