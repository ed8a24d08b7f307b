import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { KycStatus } from '#contract/broker.ts'

/** Spec section 4: pending yellow, verified green, rejected red. */
const tones: Record<KycStatus, Tone> = { pending: 'yellow', verified: 'green', rejected: 'red' }

export function KycStatusBadge({ status }: { status: KycStatus }) {
  return (
    <StatusBadge
      tone={tones[status]}
      label={`KYC ${KycStatus.label(status).toLowerCase()}`}
      filled
    />
  )
}
