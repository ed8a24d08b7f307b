import { sql } from 'kysely'
import { dayInIndia } from '#domain/report-period.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { queueMessage } from '#server/message/service.ts'

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
  const hour = new Date(now.getTime() + 330 * 60_000).getUTCHours()
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
  const { email, phone, whatsapp, first_name } = await tx
    .selectFrom('broker')
    .where('id', '=', brokerId)
    .select(['email', 'phone', 'whatsapp', 'first_name'])
    .executeTakeFirstOrThrow()
  const leads = await tx
    .selectFrom('lead')
    .where('broker_id', '=', brokerId)
    .where('follow_up_on', '=', day)
    .where('is_spam', '=', false)
    .orderBy('last_asked_at', 'desc')
    .select('name')
    .execute()
  await queueMessage(tx, {
    to: { email, phone, whatsapp, account: { realm: 'broker', id: brokerId } },
    template: 'inquiry.follow_up',
    variables: {
      name: first_name,
      count: String(leads.length),
      people: listed(leads.map(({ name }) => name)),
    },
  })
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
