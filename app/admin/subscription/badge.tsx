import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { type Subscription, SubscriptionStatus } from '#contract/billing/subscription.ts'
import { t } from '#domain/locale/translate.ts'

const tones: Record<SubscriptionStatus, Tone> = {
  active: 'green',
  scheduled: 'yellow',
  expired: 'red',
  renewed: 'grey',
  cancelled: 'grey',
}

export function SubscriptionBadge({ status }: { status: SubscriptionStatus }) {
  return <StatusBadge tone={tones[status]} label={SubscriptionStatus.label(status)} />
}

const soon = 30

/** The remaining time of an active subscription, shown only when it is short. */
export function DaysLeft({ row }: { row: Subscription }) {
  if (row.status !== 'active' || row.daysLeft > soon) return null
  return (
    <span className="figures block text-xs text-status-yellow-text">
      {t('{count, plural, one {# day left} other {# days left}}', { count: row.daysLeft })}
    </span>
  )
}
