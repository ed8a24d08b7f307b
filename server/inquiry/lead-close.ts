import { v7 } from 'uuid'
import type { Asker } from '#contract/property/own-property.ts'
import { refuse } from '#contract/refusal.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { insertEntries, listOpenLeads, type Person, updateLead } from './lead-queries.ts'
import { mailboxOfSender } from './notify-customer.ts'
import { getBroker } from './queries.ts'

/** A listing that has found somebody. */
export interface Gone {
  propertyId: string
  brokerId: string
  title: string
  outcome: 'sold' | 'rented'
  /** Who it went to, where it is one of those who asked. */
  leadId?: string | undefined
}

/** Who asked about a listing and is still being worked on, newest first. */
export async function askersOf(
  db: Handle,
  asked: { propertyId: string; brokerId: string },
): Promise<Asker[]> {
  const leads = await listOpenLeads(db, asked)
  return leads.map(({ id, name, stage }) => ({ _id: id, name, stage }))
}

/**
 * Ends the work on a listing that is sold or rented. Whoever took it is closed; who asked about
 * nothing else is lost; who also asked about a listing that can still be had keeps the stage, with
 * a note. Everybody of these leads who asked about it and may be contacted is told by e-mail, where
 * they left an address; but nobody of the lead that took it, since of several people it could be
 * any.
 */
export async function closeLeads(tx: Handle, actor: Actor, gone: Gone): Promise<void> {
  const leads = await listOpenLeads(tx, gone, { isHeld: true })
  if (gone.leadId && !leads.some(({ id }) => id === gone.leadId)) throw refuse('inquiry_not_found')
  const text = `“${gone.title}” was ${gone.outcome}.`
  for (const lead of leads) {
    const isTaker = lead.id === gone.leadId
    const after = isTaker ? 'closed' : lead.asks_elsewhere ? lead.stage : 'lost'
    const isMoved = after !== lead.stage
    await insertEntries(tx, [
      {
        ...{ id: v7(), lead_id: lead.id, text, kind: isMoved ? 'stage' : 'note' },
        ...(isMoved && { before: lead.stage, after }),
        // Whoever took the home has seen it, and can say how the visit was; of several nobody knows
        // who.
        ...(isTaker && { customer_id: onlyCustomer(lead.askers) }),
      },
    ])
    if (isMoved) {
      await updateLead(tx, lead.id, { stage: after, follow_up_on: null }, { isHandled: true })
      await record(
        tx,
        actor,
        'inquiry.stage',
        { kind: 'inquiry', id: lead.id },
        { before: { stage: lead.stage }, after: { stage: after } },
      )
    }
    if (!isTaker) await tellAskers(tx, lead.askers, gone)
  }
}

function onlyCustomer(askers: Person[]): string | null {
  const [only, ...others] = askers
  return only && others.length === 0 && !only.is_withdrawn ? only.customer_id : null
}

async function tellAskers(tx: Handle, askers: Person[], { brokerId, title, outcome }: Gone) {
  const broker = await getBroker(tx, brokerId)
  const notified = new Set<string>()
  for (const { name, email: typed, customer_id, is_withdrawn } of askers) {
    if (!typed || is_withdrawn) continue
    const { email } = await mailboxOfSender(tx, typed, customer_id)
    if (notified.has(email.toLowerCase())) continue
    notified.add(email.toLowerCase())
    await queueMessage(tx, {
      to: { email, ...(customer_id && { account: { realm: 'customer', id: customer_id } }) },
      template: 'inquiry.gone',
      variables: {
        name,
        title,
        outcome,
        broker: `${broker.first_name} ${broker.last_name}, ${broker.company_name}`,
      },
    })
  }
}
