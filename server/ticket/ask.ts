import { v7 } from 'uuid'
import type { TicketQuestion } from '#contract/ticket/ticket.ts'
import { answerHours } from '#domain/date/answer-time.ts'
import { contactOf } from '#server/billing/subscription/notify-broker.ts'
import { limitsOf } from '#server/billing/subscription/usage.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { countAttempt } from '#server/resilience/throttle.ts'
import { saveTicket } from './contact.ts'

export async function countQuestion(db: Handle, { id }: BrokerViewer): Promise<void> {
  await countAttempt(db, `ticket broker ${id}`, rateLimits.ticketPerBroker)
}

/** Opens a ticket of a signed-in broker; one with priority support is promised an earlier reply. */
export function askSupport(
  db: Handle,
  viewer: BrokerViewer,
  { subject, message }: TicketQuestion,
): Promise<{ number: string; answerWithinHours: number }> {
  return transact(db, async (tx) => {
    const { first_name, last_name, email, phone } = await contactOf(tx, viewer.id)
    const { prioritySupport: isPriority } = await limitsOf(tx, viewer.id)
    const answerWithinHours = isPriority ? answerHours.priority : answerHours.usual
    const row = {
      ...({ id: v7(), inquiry_type: 'broker', full_name: `${first_name} ${last_name}` } as const),
      ...{ email, phone, subject, broker_id: viewer.id, is_priority: isPriority },
      answer_due_at: new Date(Date.now() + answerWithinHours * 3_600_000),
    }
    return { number: await saveTicket(tx, row, message), answerWithinHours }
  })
}
