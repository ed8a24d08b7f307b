import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { Empty } from '#app/kit/list/empty.tsx'
import { cardView } from '#app/property/card-view.ts'
import { PropertyCard } from '#app/property/property-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import { dashboard, type Recommended } from '#contract/dashboard.ts'
import { t } from '#domain/locale/translate.ts'

/** Recommended homes with their reasons; each can be dismissed. */
export function RecommendedHomes({ rows }: { rows: readonly Recommended[] }) {
  if (rows.length === 0) {
    return (
      <div className="rounded-lg border bg-card">
        <Empty
          icon={Sparkles}
          title={t('No matching homes right now')}
          text={t('Homes that match your preferences or the ones you saved appear here.')}
          action={
            <Button asChild variant="outline">
              <Link to="/properties">{t('Browse Properties')}</Link>
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
  const restore = useSend(dashboard.restore, { failed: t('Failed to restore the recommendation') })
  const dismiss = useSend(dashboard.dismiss, {
    failed: t('Failed to remove the recommendation'),
    onDone: ({ message }) =>
      toast.success(message, {
        action: {
          label: t('Undo'),
          onClick: () => void restore.send({ params: { id: property._id } }),
        },
      }),
  })
  return (
    <div className="flex items-start justify-between gap-3 pl-1">
      <ul
        aria-label={t('Why we recommend {title}', { title: property.title })}
        className="min-w-0 space-y-0.5 pt-1 text-xs"
      >
        {reasons.map((reason) => (
          <li key={reason} className="break-words text-muted-foreground">
            {reason}
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('Not for me: {title}', { title: property.title })}
        disabled={dismiss.busy}
        onClick={() => void dismiss.send({ body: { propertyId: property._id } })}
      >
        {t('Not for me')}
      </Button>
    </div>
  )
}
