import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { PropertyStatus } from '#contract/property/vocabulary.ts'

/** Colours of REP-7; sold and rented are past, so grey. */
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
      label={PropertyStatus.label(status)}
      {...(filled !== undefined && { filled })}
    />
  )
}
