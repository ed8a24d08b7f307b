import { dayInIndia } from '#domain/date/date.ts'
import { isDaytime } from '#domain/date/daytime.ts'
import { t } from '#domain/locale/translate.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { joinList } from '#server/locale/join-list.ts'
import { queueMessage, rewriteWaiting } from '#server/notification/outbox/enqueue.ts'
import { claimReminders, listFollowUps } from './notice-queries.ts'
import { getBroker } from './queries.ts'

/** Names in the message; the others are only counted. */
const named = 2

/**
 * Reminds brokers in the morning of their follow-ups of the day: one message per day, even across
 * restarts and several servers. Returns how many brokers were reminded in this round.
 */
export function remindBrokers(db: Database, now = new Date()): Promise<number> {
  // A server that was down at nine sends them later that day.
  if (!isDaytime(now)) return Promise.resolve(0)
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

/** Updates reminders that are not sent yet, after a person in them was removed. */
export function rewriteReminders(tx: Handle, brokerId: string): Promise<void> {
  return rewriteWaiting(tx, { realm: 'broker', id: brokerId }, 'inquiry.follow_up', (queuedAt) =>
    wordsOf(tx, brokerId, dayInIndia(queuedAt)),
  )
}

/** Returns the variables of a day's reminder, or undefined without follow-ups. */
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

/** Returns "Asha", "Asha and Ravi" or "Asha, Ravi and 3 more". */
function listed(names: string[]): string {
  if (names.length <= named) return joinList(names)
  return t('{names} and {count} more', {
    names: names.slice(0, named).join(', '),
    count: names.length - named,
  })
}
