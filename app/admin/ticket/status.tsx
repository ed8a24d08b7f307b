import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { TicketStatus } from '#contract/ticket/ticket.ts'
import { t } from '#domain/locale/translate.ts'

const tones = {
  open: 'yellow',
  pending: 'grey',
  resolved: 'green',
  closed: 'grey',
} satisfies Record<TicketStatus, Tone>

/** Marks tickets with a promised reply within a day. */
export function PriorityBadge() {
  return <StatusBadge tone="red" label={t('Priority')} />
}

export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  return <StatusBadge tone={tones[status]} label={TicketStatus.label(status)} />
}
