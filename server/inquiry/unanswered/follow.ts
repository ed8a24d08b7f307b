import { isDaytime } from '#domain/date/daytime.ts'
import { t } from '#domain/locale/translate.ts'
import { formatPriceShort } from '#domain/money/money.ts'
import type { Config } from '#server/config.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { pageUrl } from '#server/http/absolute-url.ts'
import { lockLeadById } from '#server/inquiry/lead-queries.ts'
import { conversationPage, recipientOfSender } from '#server/inquiry/notify-customer.ts'
import { getBroker } from '#server/inquiry/queries.ts'
import { countQueued, queueMessage } from '#server/notification/outbox/enqueue.ts'
import { readSettings } from '#server/notification/setting-queries.ts'
import {
  claimStep,
  getAsker,
  insertOfferedHomes,
  listToOffer,
  listToRemind,
  type Unanswered,
} from './queries.ts'

/** A broker gets one reminder in this many minutes, about everybody who waits by then. */
const remindMinutes = 240
const maxHomes = 3

interface OfferedHome {
  id: string
  title: string
  price: number
  place: string
}

/** Lists live homes of other brokers that are similar to a listing. */
type ListSimilar = (db: Handle, propertyId: string, limit: number) => Promise<OfferedHome[]>

/**
 * Reminds brokers of seekers who wait for a first reply, and after the limit offers these seekers
 * similar homes of other brokers, once and in the daytime (decision 0105).
 */
export async function followUnanswered(
  db: Database,
  config: Config,
  listSimilar: ListSimilar,
  now = new Date(),
): Promise<void> {
  if (!isDaytime(now)) return
  const { unansweredHours } = await readSettings(db)
  const waiting = Map.groupBy(
    await listToRemind(db, unansweredHours),
    ({ contact_id }) => contact_id,
  )
  for (const [brokerId, inquiries] of waiting) {
    await transact(db, (tx) => remind(tx, brokerId, inquiries))
  }
  for (const due of await listToOffer(db, unansweredHours)) {
    await transact(db, (tx) => offerSimilar(tx, config, due, { listSimilar, unansweredHours }))
  }
}

async function remind(tx: Handle, brokerId: string, inquiries: Unanswered[]): Promise<void> {
  const account = { realm: 'broker', id: brokerId } as const
  if ((await countQueued(tx, account, 'inquiry.unanswered', remindMinutes)) > 0) return
  let count = 0
  for (const { inquiry_id } of inquiries) {
    if (await claimStep(tx, inquiry_id, 'reminded_at')) count++
  }
  if (count === 0) return
  const { email, phone, whatsapp, first_name } = await getBroker(tx, brokerId)
  await queueMessage(tx, {
    to: { email, phone, whatsapp, account },
    template: 'inquiry.unanswered',
    variables: { name: first_name, count: String(count) },
  })
}

async function offerSimilar(
  tx: Handle,
  config: Config,
  due: Unanswered,
  { listSimilar, unansweredHours }: { listSimilar: ListSimilar; unansweredHours: number },
): Promise<void> {
  // Checked again under the lock, because the broker may be replying now.
  await lockLeadById(tx, due.lead_id)
  const [still] = await listToOffer(tx, unansweredHours, due.inquiry_id)
  if (!still) return
  if (!(await claimStep(tx, due.inquiry_id, 'offered_at'))) return
  const asker = await getAsker(tx, due.inquiry_id)
  if (!asker.property_id) return
  const homes = await listSimilar(tx, asker.property_id, maxHomes)
  await insertOfferedHomes(tx, due.inquiry_id, homes)
  if (homes.length === 0 || (!asker.email && !asker.customer_id)) return
  const { to } = await recipientOfSender(tx, asker)
  const page = await conversationPage(tx, due.inquiry_id, asker.customer_id)
  await queueMessage(tx, {
    to,
    template: 'inquiry.led_on',
    variables: () => ({
      name: asker.name,
      broker: `${asker.first_name} ${asker.last_name}, ${asker.company_name}`,
      title: asker.title ?? t('listings of this broker'),
      homes: homes
        .map(({ id, title, price, place }) => {
          const address = pageUrl(config, `/properties/${id}`)
          return `${title}\n${formatPriceShort(price)}, ${place}\n${address}`
        })
        .join('\n\n'),
      link: pageUrl(config, page),
    }),
  })
}
