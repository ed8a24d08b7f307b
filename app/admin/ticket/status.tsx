import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { TicketStatus } from '#contract/ticket/ticket.ts'

const tones = {
  open: 'yellow',
  pending: 'grey',
  resolved: 'green',
  closed: 'grey',
} satisfies Record<TicketStatus, Tone>

/** That an answer was promised within a day. */
export function PriorityBadge() {
  return <StatusBadge tone="red" label="Priority" />
}

export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  return <StatusBadge tone={tones[status]} label={TicketStatus.label(status)} />
}
