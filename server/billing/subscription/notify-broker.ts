import { formatDate } from '#domain/date/date.ts'
import { lastDayOf } from '#domain/date/report-period.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { pageUrl } from '#server/http/absolute-url.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import type { CreditRow } from './credit-queries.ts'
import { findBrokerContact } from './notified-queries.ts'

/** The subscription data that the broker's messages use. */
interface EndNotice {
  broker_id: string
  plan_name: string
  starts_on: string
  ends_on: string
}

const lastDay = ({ starts_on, ends_on }: EndNotice) =>
  formatDate(lastDayOf({ start: starts_on, end: ends_on }))

/** Returns the broker's contact details for messages and payments. */
export const contactOf = findBrokerContact

async function recipient(tx: Handle, brokerId: string) {
  const { first_name: name, email, phone, whatsapp } = await findBrokerContact(tx, brokerId)
  return {
    name,
    to: { email, phone, whatsapp, account: { realm: 'broker', id: brokerId } },
  } as const
}

/** Confirms the payment, with the plan's period and the invoice. */
export async function notifyPaid(
  tx: Handle,
  notice: EndNotice,
  { amount, invoice }: { amount: number; invoice: string | undefined },
): Promise<void> {
  if (amount === 0) return
  const { name, to } = await recipient(tx, notice.broker_id)
  await queueMessage(tx, {
    to,
    template: 'subscription.paid',
    variables: () => ({
      name,
      amount: formatRupees(amount),
      plan: notice.plan_name,
      from: formatDate(notice.starts_on),
      until: lastDay(notice),
      invoice: invoice ?? t('will follow'),
    }),
  })
}

export async function notifyRefused(
  tx: Handle,
  brokerId: string,
  { amount, plan, reason }: { amount: number; plan: string; reason: string },
): Promise<void> {
  const { name, to } = await recipient(tx, brokerId)
  await queueMessage(tx, {
    to,
    template: 'subscription.refused',
    variables: { name, amount: formatRupees(amount), plan, reason },
  })
}

/** An unmatched payment; the reference is the order's. */
interface Unused {
  amount: string
  plan: string
  reference: string
}

/** Notifies a broker that an unmatched payment is being refunded through the gateway. */
export async function notifyReturned(tx: Handle, brokerId: string, unused: Unused): Promise<void> {
  const { name, to } = await recipient(tx, brokerId)
  await queueMessage(tx, {
    to,
    template: 'subscription.returned',
    variables: { name, ...unused },
  })
}

/** Notifies a broker of a refund by bank transfer, with the transfer's reference. */
export async function notifyTransferred(
  tx: Handle,
  brokerId: string,
  unused: Unused & { transfer: string },
): Promise<void> {
  const { name, to } = await recipient(tx, brokerId)
  await queueMessage(tx, {
    to,
    template: 'subscription.transferred',
    variables: { name, ...unused },
  })
}

export async function notifyEnding(tx: Handle, notice: EndNotice): Promise<void> {
  const { name, to } = await recipient(tx, notice.broker_id)
  const variables = () => ({ name, plan: notice.plan_name, until: lastDay(notice) })
  await queueMessage(tx, { to, template: 'subscription.ending', variables })
}

export async function notifyEnded(tx: Handle, notice: EndNotice): Promise<void> {
  const { name, to } = await recipient(tx, notice.broker_id)
  const variables = () => ({ name, plan: notice.plan_name, until: lastDay(notice) })
  await queueMessage(tx, { to, template: 'subscription.ended', variables })
}

/** Notifies a broker that a credited contact view counts again, and why. */
export async function notifyReversed(
  tx: Handle,
  config: Config,
  { broker_id, lead_id, plan_name, name: lead }: CreditRow,
  reason: string,
): Promise<void> {
  const { name, to } = await recipient(tx, broker_id)
  const link = pageUrl(config, `/broker-portal/inquiries/${lead_id}`)
  await queueMessage(tx, {
    to,
    template: 'lead_credit.reversed',
    variables: { name, lead, plan: plan_name, reason, link },
  })
}
