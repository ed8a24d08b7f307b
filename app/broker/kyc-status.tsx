import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { KycStatus } from '#contract/broker/broker.ts'
import { msg, t } from '#domain/locale/translate.ts'

/** Each status has the same colour on every screen (REP-7). */
const tones: Record<KycStatus, Tone> = { pending: 'yellow', verified: 'green', rejected: 'red' }

const withKyc: Record<KycStatus, string> = {
  pending: msg('KYC pending'),
  verified: msg('KYC verified'),
  rejected: msg('KYC rejected'),
}

interface KycStatusBadgeProps {
  status: KycStatus
  /** Without the word KYC, for a table with a KYC column. */
  plain?: boolean
}

export function KycStatusBadge({ status, plain = false }: KycStatusBadgeProps) {
  return (
    <StatusBadge
      tone={tones[status]}
      label={plain ? KycStatus.label(status) : t(withKyc[status])}
      filled={!plain}
    />
  )
}
