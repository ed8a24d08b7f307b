import { type Random, random } from '@brickbazaar/random'
import { sql } from 'kysely'
import type { MessageChannel } from '#contract/message/message.ts'
import { maskPhone } from '#domain/contact/mask.ts'
import { formatRupees } from '#domain/money/money.ts'
import { smsSegments } from '#domain/text/sms-segment.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import type { Handle } from '#server/db/connect.ts'
import { cleaned, render } from '#server/notification/template/render.ts'
import { type TemplateName, templateOf } from '#server/notification/template/templates.ts'

/** Recent messages to brokers, with their delivery status. */

const messageDays = 45

interface Occasion {
  /** The subject, from which the message's id is derived. */
  about: string
  at: Date
  template: TemplateName
  variables: Record<string, string>
  broker_id: string
  first_name: string
  email: string
  phone: string
  whatsapp: string | null
}

/** Providers with their price per segment in paise, and their reasons for occasional failures. */
const carriers = {
  email: {
    ...{ provider: 'smtp', paise: 0, code: '552' },
    error: 'The mailbox of the recipient is full.',
  },
  sms: {
    ...{ provider: 'msg91', paise: 50, code: '16' },
    error: 'The phone was switched off or out of reach.',
  },
  whatsapp: {
    ...{ provider: 'whatsapp', paise: 25, code: '131026' },
    error: 'The message could not be delivered to this number.',
  },
} as const satisfies Record<MessageChannel, unknown>

export async function seedMessages(tx: Handle): Promise<void> {
  const occasions = [...(await approvals(tx)), ...(await inquiries(tx)), ...(await payments(tx))]
  // The newest messages are not delivered yet.
  const latest = new Date(Date.now() - 5 * 60_000)
  const rows = occasions.filter(({ at }) => at < latest).flatMap((occasion) => rowsOf(occasion))
  for (let start = 0; start < rows.length; start += 500) {
    await tx
      .insertInto('message')
      .values(rows.slice(start, start + 500))
      .execute()
  }
}

function rowsOf(occasion: Occasion) {
  const template = templateOf(occasion.template)
  if (!template) return []
  const { about, at, broker_id, email, phone, whatsapp } = occasion
  const values = cleaned(template, { name: occasion.first_name, ...occasion.variables })
  const addresses = { email, sms: phone, whatsapp }
  return template.channels.flatMap((channel) => {
    const recipient = addresses[channel]
    if (!recipient) return []
    const { subject, text } = render(template, values, { channel, masked: true })
    const segments = channel === 'sms' ? smsSegments(text).count : 1
    return {
      ...{ id: seedId(`message ${about} ${channel}`, at), channel, recipient, segments },
      ...{ account_realm: 'broker' as const, account_id: broker_id },
      ...{ template: occasion.template, category: template.category },
      ...{ variables: JSON.stringify(values), body: text },
      subject: channel === 'email' ? subject : null,
      cost_paise: carriers[channel].paise * segments,
      ...outcomeOf(channel, at, random(`message ${about} ${channel}`)),
      ...(channel === 'sms' && registeredAs(occasion.template)),
    }
  })
}

/** Most messages are delivered within a minute; of a hundred, three fail and two stay at sent. */
function outcomeOf(channel: MessageChannel, at: Date, dice: Random) {
  const { provider, code, error } = carriers[channel]
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1_000)
  const left = {
    ...{ provider, attempts: 1, created_at: at, sent_at: after(1) },
    provider_message_id: dice.whole(1e11, 1e12 - 1).toString(36),
  }
  const luck = dice.next()
  if (luck < 0.03) return { ...left, status: 'failed' as const, failure_code: code, error }
  if (luck < 0.05) return { ...left, status: 'sent' as const }
  return { ...left, status: 'delivered' as const, delivered_at: after(dice.whole(2, 50)) }
}

/** Returns the template as registered with the operators. */
function registeredAs(template: TemplateName) {
  const serial = random(`template ${template}`).whole(1e8, 1e9 - 1)
  return {
    registered_template: `1107${serial}0000000`.slice(0, 19),
    entity_id: '1101548920000012345',
    header: 'BRKBZR',
  }
}

const brokerColumns = sql`broker.id as broker_id, first_name, broker.email, broker.phone, whatsapp`
const since = () => daysAgo(messageDays)

type Row = Omit<Occasion, 'template' | 'variables'>

async function approvals(tx: Handle): Promise<Occasion[]> {
  const { rows } = await sql<Row & { title: string }>`
    select property.id::text as about, decided_at as at, title, ${brokerColumns}
    from property join broker on broker.id = broker_id
    where decided_at > ${since()} and property.status <> 'rejected'
      and property.status <> 'pending' and property.removed_at is null
    order by property.id`.execute(tx)
  return rows.map(({ title, ...row }) => ({
    ...row,
    template: 'property.approved',
    variables: { title },
  }))
}

async function inquiries(tx: Handle): Promise<Occasion[]> {
  const { rows } = await sql<
    Row & { title: string; reference: string; asker: string; from: string }
  >`
    select reference as about, inquiry.created_at as at, title, reference, inquiry.name as asker,
      inquiry.phone as from, ${brokerColumns}
    from inquiry join broker on broker.id = inquiry.broker_id
    join property on property.id = property_id
    where inquiry.created_at > ${since()} order by reference`.execute(tx)
  return rows.map(({ title, reference, asker, from, ...row }) => ({
    ...row,
    template: 'inquiry.received',
    variables: { title, reference, asker, phone: maskPhone(from) },
  }))
}

async function payments(tx: Handle): Promise<Occasion[]> {
  const { rows } = await sql<
    Row & { amount: number; plan: string; from: string; until: string; invoice: string | null }
  >`
    select payment.id::text as about, paid_at as at, amount, plan_name as plan,
      to_char(starts_on, 'DD Mon YYYY') as from, to_char(ends_on - 1, 'DD Mon YYYY') as until,
      number as invoice, ${brokerColumns}
    from payment join subscription on subscription.id = subscription_id
    join broker on broker.id = broker_id left join invoice on invoice.payment_id = payment.id
    where paid_at > ${since()} and amount > 0 order by payment.id`.execute(tx)
  return rows.map(({ amount, plan, from, until, invoice, ...row }) => ({
    ...row,
    template: 'subscription.paid',
    variables: { amount: formatRupees(amount), plan, from, until, invoice: invoice ?? 'follows' },
  }))
}
