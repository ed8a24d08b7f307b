import { Star } from 'lucide-react'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { premium } from '#contract/billing/premium.ts'
import type { PropertyOwn } from '#contract/property/property.ts'
import { t } from '#domain/locale/translate.ts'

/** Marks a listing as premium, for brokers whose plan includes premium listings. */
export function PropertyPremium({ listing }: { listing: PropertyOwn }) {
  const { data } = useRead(premium.mine, {})
  const isMarked = data?.marked.includes(listing._id) ?? false
  const { send, busy } = useSend(premium.mark, {
    done: isMarked ? t('Removed from premium listings') : t('Marked as a premium listing'),
    failed: t('Failed to update the premium listing'),
  })
  const isOver = listing.status === 'sold' || listing.status === 'rented'
  if (!data || isOver || (data.limit === 0 && !isMarked)) return null
  return (
    <Button
      size="sm"
      variant="ghost"
      className="max-sm:size-10 max-sm:px-0"
      aria-pressed={isMarked}
      aria-label={t('Premium: {title}', { title: listing.title })}
      disabled={busy}
      onClick={() =>
        void send({ params: { id: listing._id }, body: { premium: isMarked ? 'off' : 'on' } })
      }
    >
      <Star aria-hidden className={cn(isMarked && 'fill-marigold text-marigold')} />
      <span className="max-sm:sr-only">{t('Premium')}</span>
    </Button>
  )
}
