import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { LeadStage } from '#contract/inquiry/lead.ts'
import type { Asker } from '#contract/property/own-property.ts'
import { refuse } from '#contract/refusal.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { insertEntries, updateLead } from './lead-queries.ts'
import { mailboxOfSender } from './notify-customer.ts'

/** A listing that has found somebody. */
export interface Gone {
  propertyId: string
  brokerId: string
  title: string
  outcome: 'sold' | 'rented'
  /** Who it went to, where it is one of those who asked. */
  leadId?: string | undefined
}

interface OpenLead {
  id: string
  stage: LeadStage
  name: string
  asks_elsewhere: boolean
  /**
   * Each person of it who asked about this listing; without an account, whoever gave no address is
   * somebody else.
   */
  askers: Person[]
}

interface Person {
  name: string
  email: string | null
  customer_id: string | null
  /** Wishes no longer to be contacted. */
  is_withdrawn: boolean
}

/** Who asked about a listing and is still being worked on, newest first. */
export async function askersOf(
  db: Handle,
  asked: { propertyId: string; brokerId: string },
): Promise<Asker[]> {
  const leads = await findOpen(db, asked)
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
  const leads = await findOpen(tx, gone, { isHeld: true })
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

async function findOpen(
  db: Handle,
  { propertyId, brokerId }: { propertyId: string; brokerId: string },
  { isHeld = false } = {},
): Promise<OpenLead[]> {
  // Anybody can type a number, so a lead may be of several people (decision 0045).
  const { rows } = await sql<OpenLead>`
    select lead.id, lead.stage, lead.name,
      array(select to_jsonb(person) from (
        select distinct on (who) name, customer_id, inquiry_is_withdrawn(asked.id) as is_withdrawn,
          inquiry_sender(asked) as who,
          coalesce(email, (
            select email from inquiry own
            where own.broker_id = asked.broker_id and own.phone = asked.phone
              and email is not null and own.customer_id = asked.customer_id
              and not inquiry_is_withdrawn(own.id)
            order by created_at desc, id desc limit 1)) as email
        from inquiry asked
        where asked.broker_id = lead.broker_id and asked.phone = lead.phone
          and asked.property_id = ${propertyId}
        order by who, is_withdrawn, updated_at desc, id desc
      ) person order by customer_id nulls last, who) as askers,
      exists (
        select from inquiry join property on property.id = inquiry.property_id
        where inquiry.broker_id = lead.broker_id and inquiry.phone = lead.phone
          and property.id <> ${propertyId} and property.removed_at is null
          and property.status in ('approved', 'pending', 'rejected')
      ) as asks_elsewhere
    from lead
    where broker_id = ${brokerId} and not is_spam and stage not in ('closed', 'lost')
      and exists (
        select from inquiry
        where property_id = ${propertyId} and broker_id = lead.broker_id and phone = lead.phone)
    order by last_asked_at desc, id
    ${isHeld ? sql`for update of lead` : sql``}`.execute(db)
  return rows
}

async function tellAskers(tx: Handle, askers: Person[], { brokerId, title, outcome }: Gone) {
  const broker = await tx
    .selectFrom('broker')
    .select(['first_name', 'last_name', 'company_name'])
    .where('id', '=', brokerId)
    .executeTakeFirstOrThrow()
  const told = new Set<string>()
  for (const { name, email: typed, customer_id, is_withdrawn } of askers) {
    if (!typed || is_withdrawn) continue
    const { email } = await mailboxOfSender(tx, typed, customer_id)
    if (told.has(email.toLowerCase())) continue
    told.add(email.toLowerCase())
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
