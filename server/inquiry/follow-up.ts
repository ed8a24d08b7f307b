import { sql } from 'kysely'
import { dayInIndia, hourInIndia } from '#domain/date/date.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { queueMessage, rewriteWaiting } from '#server/notification/outbox/enqueue.ts'

/** From nine in the morning in India; a server that was down then still tells it the same day. */
const fromHour = 9
const untilHour = 21
const perRound = 100
/** Named in the message; the rest are a number. */
const named = 2

/**
 * Tells brokers in the morning whom they wanted to follow up with today: one message a day, also
 * across restarts and beside other servers. Answers how many were told in this round.
 */
export function remindBrokers(db: Database, now = new Date()): Promise<number> {
  const hour = hourInIndia(now)
  if (hour < fromHour || hour >= untilHour) return Promise.resolve(0)
  const day = dayInIndia(now)
  return transact(db, async (tx) => {
    const brokerIds = await takeOn(tx, day)
    for (const brokerId of brokerIds) await remind(tx, brokerId, day)
    return brokerIds.length
  })
}

/** Those not told yet today, for this transaction alone: the row they are noted in is unique. */
async function takeOn(tx: Handle, day: string): Promise<string[]> {
  const { rows } = await sql<{ broker_id: string }>`
    insert into follow_up_reminder (broker_id, day)
    select distinct lead.broker_id, ${day}::date
    from lead join broker on broker.id = lead.broker_id
    where lead.follow_up_on = ${day}::date and not lead.is_spam and broker.status = 'active'
      and not exists (
        select from follow_up_reminder told
        where told.broker_id = lead.broker_id and told.day = ${day}::date
      )
    limit ${perRound}
    on conflict do nothing
    returning broker_id`.execute(tx)
  return rows.map(({ broker_id }) => broker_id)
}

async function remind(tx: Handle, brokerId: string, day: string): Promise<void> {
  const { email, phone, whatsapp } = await tx
    .selectFrom('broker')
    .where('id', '=', brokerId)
    .select(['email', 'phone', 'whatsapp'])
    .executeTakeFirstOrThrow()
  const variables = await wordsOf(tx, brokerId, day)
  if (!variables) return
  await queueMessage(tx, {
    to: { email, phone, whatsapp, account: { realm: 'broker', id: brokerId } },
    template: 'inquiry.follow_up',
    variables,
  })
}

/** Brings what a broker is still to be told up to date, where somebody in it is no more. */
export function rewriteReminders(tx: Handle, brokerId: string): Promise<void> {
  return rewriteWaiting(tx, { realm: 'broker', id: brokerId }, 'inquiry.follow_up', (queuedAt) =>
    wordsOf(tx, brokerId, dayInIndia(queuedAt)),
  )
}

/** What the reminder of a day says; nothing where nobody is to be followed up with. */
async function wordsOf(tx: Handle, brokerId: string, day: string) {
  const leads = await tx
    .selectFrom('lead')
    .innerJoin('broker', 'broker.id', 'lead.broker_id')
    .where('broker_id', '=', brokerId)
    .where('follow_up_on', '=', day)
    .where('is_spam', '=', false)
    .orderBy('last_asked_at', 'desc')
    .select(['lead.name', 'broker.first_name'])
    .execute()
  const [first] = leads
  if (!first) return undefined
  return {
    name: first.first_name,
    count: String(leads.length),
    people: listed(leads.map(({ name }) => name)),
  }
}

/** "Asha", "Asha and Ravi", "Asha, Ravi and 3 more". */
function listed(names: string[]): string {
  if (names.length <= named) return names.join(' and ')
  return `${names.slice(0, named).join(', ')} and ${names.length - named} more`
}

/** What was told long ago tells nobody anything. */
export async function sweepReminders(db: Database): Promise<void> {
  await db
    .deleteFrom('follow_up_reminder')
    .where('day', '<', sql<string>`current_date - 7`)
    .execute()
}
