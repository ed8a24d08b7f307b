import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { PropertyStatus } from '#contract/property/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'

/** Each status has the same colour on every screen (REP-7); sold and rented are past: grey. */
const tones: Record<PropertyStatus, Tone> = {
  pending: 'yellow',
  approved: 'green',
  rejected: 'red',
  sold: 'grey',
  rented: 'grey',
}

interface PropertyStatusBadgeProps {
  status: PropertyStatus
  filled?: boolean
}

export function PropertyStatusBadge({ status, filled }: PropertyStatusBadgeProps) {
  return (
    <StatusBadge
      tone={tones[status]}
      label={t(PropertyStatus.label(status))}
      {...(filled !== undefined && { filled })}
    />
  )
}
