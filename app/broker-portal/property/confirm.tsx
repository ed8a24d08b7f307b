import { CalendarCheck } from 'lucide-react'
import { useSend } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import { ownProperty } from '#contract/property/own-property.ts'
import type { PropertyOwn } from '#contract/property/property.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

/** Confirms that a listing is available, once a day; brings an expired one back. */
export function PropertyConfirm({ listing }: { listing: PropertyOwn }) {
  const { send, busy } = useSend(ownProperty.confirm, {
    done: t('Confirmed as available'),
    failed: t('Failed to confirm the listing'),
  })
  if (listing.status !== 'approved') return null
  if (!listing.isUnconfirmed && listing.confirmedOn === dayInIndia(new Date())) {
    return (
      <span
        className={
          'inline-flex items-center gap-1.5 px-2 ' +
          'text-xs text-muted-foreground max-sm:order-last'
        }
      >
        <CalendarCheck aria-hidden className="size-3.5" />
        {t('Confirmed today')}
      </span>
    )
  }
  return (
    <Button
      size="sm"
      variant={listing.isUnconfirmed ? 'default' : 'ghost'}
      className="max-sm:order-last"
      aria-label={t('Still available: {title}', { title: listing.title })}
      disabled={busy}
      onClick={() => void send({ params: { id: listing._id } })}
    >
      <CalendarCheck aria-hidden />
      {t('Still available')}
    </Button>
  )
}
