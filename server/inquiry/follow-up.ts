import { dayInIndia, hourInIndia } from '#domain/date/date.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { queueMessage, rewriteWaiting } from '#server/notification/outbox/enqueue.ts'
import { claimReminders, listFollowUps } from './notice-queries.ts'
import { getBroker } from './queries.ts'

/** From nine in the morning in India; a server that was down then still tells it the same day. */
const fromHour = 9
const untilHour = 21
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
    const brokerIds = await claimReminders(tx, day)
    for (const brokerId of brokerIds) await remind(tx, brokerId, day)
    return brokerIds.length
  })
}

async function remind(tx: Handle, brokerId: string, day: string): Promise<void> {
  const { email, phone, whatsapp } = await getBroker(tx, brokerId)
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
  const leads = await listFollowUps(tx, brokerId, day)
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
