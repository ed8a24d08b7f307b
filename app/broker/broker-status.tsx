import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { BrokerStatus } from '#contract/broker/broker.ts'

/** Spec section 4: active green, inactive grey, blocked and suspended red. */
const tones: Record<BrokerStatus, Tone> = {
  active: 'green',
  inactive: 'grey',
  blocked: 'red',
  suspended: 'red',
}

export function BrokerStatusBadge({ status }: { status: BrokerStatus }) {
  return <StatusBadge tone={tones[status]} label={BrokerStatus.label(status)} />
}
