import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { KycStatus } from '#contract/broker/broker.ts'

/** Each status has the same colour on every screen (REP-7). */
const tones: Record<KycStatus, Tone> = { pending: 'yellow', verified: 'green', rejected: 'red' }

interface KycStatusBadgeProps {
  status: KycStatus
  /** Without the word KYC, for a table with a KYC column. */
  plain?: boolean
}

export function KycStatusBadge({ status, plain = false }: KycStatusBadgeProps) {
  const word = KycStatus.label(status)
  return (
    <StatusBadge
      tone={tones[status]}
      label={plain ? word : `KYC ${word.toLowerCase()}`}
      filled={!plain}
    />
  )
}
