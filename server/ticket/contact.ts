import { randomInt } from 'node:crypto'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { ContactDraft } from '#contract/ticket/ticket.ts'
import { currentLocale, t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { notify } from '#server/notification/in-app/service.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { addressKey, countAttempt } from '#server/resilience/throttle.ts'
import { nextTicketNumber, ticketNumber } from './number-queries.ts'
import { insertTicket } from './queries.ts'

export async function countContact(db: Handle, address: string, email: string): Promise<void> {
  await countAttempt(db, addressKey('contact', address), rateLimits.ticketPerAddress)
  await countAttempt(
    db,
    addressKey(`contact as ${email}`, address),
    rateLimits.ticketPerEmailAndAddress,
  )
}

/** Opens a ticket from the contact form and notifies the sender and the support. */
export function openTicket(
  db: Handle,
  viewer: Viewer | undefined,
  draft: z.output<typeof ContactDraft>,
): Promise<string> {
  return transact(db, async (tx) => {
    // Only bots fill the hidden field: they get the response of a success.
    if (draft.website) return ticketNumber(new Date().getFullYear(), randomInt(1_000, 9_000))
    const row = {
      id: v7(),
      inquiry_type: draft.inquiryType,
      full_name: draft.fullName,
      email: draft.email,
      phone: draft.phone ?? null,
      subject: draft.subject,
      customer_id: viewer?.realm === 'customer' ? viewer.id : null,
      broker_id: viewer?.realm === 'broker' ? viewer.id : null,
    }
    return saveTicket(tx, row, draft.message)
  })
}

/** Stores a ticket under the next number and notifies the sender and the support. */
export async function saveTicket(
  tx: Handle,
  row: Omit<Parameters<typeof insertTicket>[1], 'number'>,
  text: string,
): Promise<string> {
  const number = await nextTicketNumber(tx)
  await insertTicket(tx, { ...row, number, language: currentLocale() }, text)
  await queueMessage(tx, {
    to: { email: row.email },
    template: row.is_priority ? 'ticket.priority' : 'ticket.received',
    variables: { number },
  })
  await notify(tx, 'ticket.read', () => ({
    kind: 'ticket',
    title: row.is_priority
      ? t('Priority, {number}: {subject}', { number, subject: row.subject })
      : `${number}: ${row.subject}`,
    link: `/bb-admin/tickets/${row.id}`,
    group: {
      key: 'ticket',
      title: t('{count} new tickets', { count: '{count}' }),
      link: '/bb-admin/tickets',
    },
  }))
  return number
}
