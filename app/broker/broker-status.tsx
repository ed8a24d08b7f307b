import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { BrokerStatus } from '#contract/broker/broker.ts'

/** Each status has the same colour on every screen (REP-7). */
const tones: Record<BrokerStatus, Tone> = {
  active: 'green',
  inactive: 'grey',
  blocked: 'red',
  suspended: 'red',
}

export function BrokerStatusBadge({ status }: { status: BrokerStatus }) {
  return <StatusBadge tone={tones[status]} label={BrokerStatus.label(status)} />
}
