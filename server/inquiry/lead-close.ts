import { v7 } from 'uuid'
import type { Asker } from '#contract/property/own-property.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { insertEntries, listOpenLeads, type Person, updateLead } from './lead-queries.ts'
import { recipientOfSender } from './notify-customer.ts'
import { getBroker } from './queries.ts'

/** A listing that was sold or rented. */
export interface Gone {
  propertyId: string
  brokerId: string
  title: string
  outcome: 'sold' | 'rented'
  /** The lead of the buyer or tenant, if that person had asked about it. */
  leadId?: string | undefined
}

/** Returns the open leads of a listing, newest first. */
export async function askersOf(
  db: Handle,
  asked: { propertyId: string; brokerId: string },
): Promise<Asker[]> {
  const leads = await listOpenLeads(db, asked)
  return leads.map(({ id, name, stage }) => ({ _id: id, name, stage }))
}

/**
 * Ends the leads of a listing that was sold or rented. The lead that got it is closed; leads about
 * nothing else are lost; leads that also asked about an available listing keep their stage, with a
 * note. People who asked about it and may be contacted are notified by e-mail if they left an
 * address. Nobody in the lead that got it is notified, because any of several people may be the
 * taker.
 */
export async function closeLeads(tx: Handle, actor: Actor, gone: Gone): Promise<void> {
  const leads = await listOpenLeads(tx, gone, { isLocked: true })
  if (gone.leadId && !leads.some(({ id }) => id === gone.leadId)) throw refuse('inquiry_not_found')
  const { title } = gone
  const text =
    gone.outcome === 'sold'
      ? t('“{title}” was sold.', { title })
      : t('“{title}” was rented.', { title })
  for (const lead of leads) {
    const isTaker = lead.id === gone.leadId
    const after = isTaker ? 'closed' : lead.asks_elsewhere ? lead.stage : 'lost'
    const isMoved = after !== lead.stage
    await insertEntries(tx, [
      {
        ...{ id: v7(), lead_id: lead.id, text, kind: isMoved ? 'stage' : 'note' },
        ...(isMoved && { before: lead.stage, after }),
        // The taker has seen the home and can rate the visit; with several people it is unknown who
        // that was.
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
  for (const asker of askers) {
    if (!asker.email || asker.is_withdrawn) continue
    const { to } = await recipientOfSender(tx, asker)
    if (notified.has(to.email.toLowerCase())) continue
    notified.add(to.email.toLowerCase())
    await queueMessage(tx, {
      to,
      template: 'inquiry.gone',
      variables: () => ({
        name: asker.name,
        title,
        outcome: outcome === 'sold' ? t('has been sold') : t('has been rented'),
        broker: `${broker.first_name} ${broker.last_name}, ${broker.company_name}`,
      }),
    })
  }
}
