import { BadgeCheck } from 'lucide-react'
import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { CustomerStatus } from '#contract/customer/customer.ts'
import { t } from '#domain/locale/translate.ts'

/** Each status has the same colour on every screen (REP-7). */
const tones: Record<CustomerStatus, Tone> = { active: 'green', inactive: 'grey', blocked: 'red' }

export function CustomerStatusBadge({ status }: { status: CustomerStatus }) {
  return <StatusBadge tone={tones[status]} label={CustomerStatus.label(status)} />
}

/** The check mark beside a verified name. */
export function VerifiedTick() {
  return (
    <BadgeCheck
      role="img"
      aria-label={t('Verified')}
      className="inline size-4 shrink-0 text-status-green-text"
    />
  )
}
