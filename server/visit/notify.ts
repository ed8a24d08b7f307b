import { CancelReason, type VisitSide } from '#contract/visit/vocabulary.ts'
import { formatDateTime } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { absoluteUrl, pageUrl } from '#server/http/absolute-url.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { calendarPath } from './calendar-link.ts'
import { findSide, type VisitRow } from './queries.ts'

/** Notifies the sides of a visit of its changes, in the transaction of the change. */

/** The parts of the context that messages about visits need, for addresses and signed links. */
export type VisitContext = Pick<Context, 'config' | 'secrets'>

const pages: Record<VisitSide, string> = {
  customer: '/customer-portal/visits',
  broker: '/broker-portal/visits',
}

/** Returns a time with its zone, because messages are read anywhere. */
const inWords = (moment: Date): string => t('{when} IST', { when: formatDateTime(moment) })

/** Returns the recipient of one side, or undefined for an account that was deleted. */
async function recipientOf(tx: Handle, row: VisitRow, realm: VisitSide) {
  const id = realm === 'customer' ? row.customer_id : row.contact_id
  const person = id === null ? undefined : await findSide(tx, realm, id)
  if (!person || id === null) return undefined
  const { first_name, email, phone, whatsapp } = person
  // Anybody can register with another person's number: it gets no SMS of a visit.
  const sms = realm === 'broker' ? { phone } : {}
  return { name: first_name, to: { email, whatsapp, ...sms, account: { realm, id } } }
}

type Recipient = NonNullable<Awaited<ReturnType<typeof recipientOf>>>

function variablesOf(context: VisitContext, row: VisitRow, side: VisitSide, { name }: Recipient) {
  return {
    name,
    title: row.title,
    when: inWords(row.starts_at),
    reference: row.reference,
    link: pageUrl(context.config, pages[side]),
    calendar: absoluteUrl(context.config, calendarPath(context.secrets, row.id, side)),
  }
}

const brokerName = (row: VisitRow) => `${row.contact_name}, ${row.contact_company}`

export async function notifyBooked(
  tx: Handle,
  context: VisitContext,
  row: VisitRow,
): Promise<void> {
  const broker = await recipientOf(tx, row, 'broker')
  if (broker) {
    await queueMessage(tx, {
      to: broker.to,
      template: 'visit.booked',
      variables: () => ({
        ...variablesOf(context, row, 'broker', broker),
        asker: row.customer_name,
      }),
    })
  }
  const customer = await recipientOf(tx, row, 'customer')
  if (!customer) return
  await queueMessage(tx, {
    to: customer.to,
    template: 'visit.confirmed',
    variables: () => ({
      ...variablesOf(context, row, 'customer', customer),
      broker: brokerName(row),
    }),
  })
}

const sides = ['broker', 'customer'] as const

export async function notifyMoved(
  tx: Handle,
  context: VisitContext,
  row: VisitRow,
  before: Date,
): Promise<void> {
  for (const side of sides) {
    const person = await recipientOf(tx, row, side)
    if (!person) continue
    await queueMessage(tx, {
      to: person.to,
      template: 'visit.moved',
      variables: () => ({ ...variablesOf(context, row, side, person), before: inWords(before) }),
    })
  }
}

/** Notifies the customer of the time that the broker proposes. */
export async function notifyProposed(
  tx: Handle,
  context: VisitContext,
  row: VisitRow,
): Promise<void> {
  const { proposed_at: proposedAt } = row
  const customer = await recipientOf(tx, row, 'customer')
  if (!customer || !proposedAt) return
  await queueMessage(tx, {
    to: customer.to,
    template: 'visit.proposed',
    variables: () => {
      const { calendar, ...variables } = variablesOf(context, row, 'customer', customer)
      const before = variables.when
      return { ...variables, before, when: inWords(proposedAt), broker: brokerName(row) }
    },
  })
}

/** Notifies the broker that the proposed time was declined. */
export async function notifyDeclined(
  tx: Handle,
  context: VisitContext,
  row: VisitRow,
): Promise<void> {
  const broker = await recipientOf(tx, row, 'broker')
  if (!broker) return
  await queueMessage(tx, {
    to: broker.to,
    template: 'visit.kept_time',
    variables: () => {
      const { calendar, ...variables } = variablesOf(context, row, 'broker', broker)
      return { ...variables, asker: row.customer_name }
    },
  })
}

/** Notifies both sides of a cancellation, because both have the visit in their calendars. */
export async function notifyCancelled(
  tx: Handle,
  context: VisitContext,
  row: VisitRow,
): Promise<void> {
  const { cancel_reason: reason } = row
  for (const side of sides) {
    const person = await recipientOf(tx, row, side)
    if (!person) continue
    await queueMessage(tx, {
      to: person.to,
      template: 'visit.cancelled',
      variables: () => ({
        ...variablesOf(context, row, side, person),
        reason: reason ? t('Reason: {reason}.', { reason: CancelReason.label(reason) }) : '',
      }),
    })
  }
}

/**
 * Notifies one side that the other reports it as not having come; its silence counts from then on.
 */
export async function notifyMissed(
  tx: Handle,
  context: VisitContext,
  row: VisitRow,
  saidBy: VisitSide,
): Promise<void> {
  const side = saidBy === 'customer' ? 'broker' : 'customer'
  const person = await recipientOf(tx, row, side)
  if (!person) return
  await queueMessage(tx, {
    to: person.to,
    template: 'visit.missed',
    variables: () => {
      const { calendar, ...variables } = variablesOf(context, row, side, person)
      const other = side === 'broker' ? row.customer_name : brokerName(row)
      // The list opens with what is to come, where a visit that is over is not.
      return { ...variables, other, link: pageUrl(context.config, `${pages[side]}?when=past`) }
    },
  })
}

export async function notifySoon(tx: Handle, context: VisitContext, row: VisitRow): Promise<void> {
  for (const side of sides) {
    const person = await recipientOf(tx, row, side)
    if (!person) continue
    await queueMessage(tx, {
      to: person.to,
      template: 'visit.reminder',
      variables: () => variablesOf(context, row, side, person),
    })
  }
}
