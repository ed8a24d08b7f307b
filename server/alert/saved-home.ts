import { PropertyStatus } from '#contract/property/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { formatPriceShort } from '#domain/money/money.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { type PublicAddress, pageUrl } from '#server/http/absolute-url.ts'
import { workForARound } from '#server/job/round.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { type CardWithStatus, findCards } from '#server/property/public-page.ts'
import {
  type ChangedHome,
  finishChange,
  lockDueHome,
  lockSavers,
  type Saver,
  saveKnown,
} from './saved-home-queries.ts'

/** Notifies whoever saved a home of its price, its end and its return, once each. */

/** Savers notified per transaction, during which a change of the home waits. */
const batch = 100

/**
 * Works off what happened to saved homes, some savers at a time. A message is queued in the
 * transaction that stores what its reader now knows, so that each change is told once, and one that
 * was undone meanwhile never.
 */
export async function notifySavers(db: Handle, config: PublicAddress): Promise<void> {
  await workForARound(() => transact(db, (tx) => tellSome(tx, config)))
}

/** Returns whether there was a change. */
async function tellSome(tx: Handle, config: PublicAddress): Promise<boolean> {
  const home = await lockDueHome(tx)
  if (!home) return false
  // A home that went off the site has an event of its own, and savers are notified only if it
  // stayed away.
  const isTold = home.isGoing === (home.state === 'gone')
  const savers = isTold ? await lockSavers(tx, home, batch) : []
  if (savers.length > 0) {
    const shown = (await findCards(tx, [home.id])).get(home.id)
    for (const saver of savers) await notifySaver(tx, config, { home, saver, shown })
    await saveKnown(
      tx,
      home,
      savers.map(({ customerId }) => customerId),
    )
  }
  if (savers.length < batch) await finishChange(tx, home)
  return true
}

interface News {
  home: ChangedHome
  saver: Saver
  shown: CardWithStatus | undefined
}

async function notifySaver(tx: Handle, config: PublicAddress, news: News): Promise<void> {
  const { saver, home, shown } = news
  const { customerId, firstName, email, whatsapp, title } = saver
  const to = { email, whatsapp, account: { realm: 'customer' as const, id: customerId } }
  const price = home.state === 'gone' ? saver.price : home.price
  const variables = () => ({
    name: firstName,
    news: newsText(news),
    // The title of a home that is gone may have changed since.
    title: shown?.card.title ?? title,
    price:
      shown?.card.listingType === 'rent'
        ? t('{price}/month', { price: formatPriceShort(price) })
        : formatPriceShort(price),
    link: pageUrl(config, shown ? `/properties/${home.id}` : savedHomes),
    saved: pageUrl(config, savedHomes),
  })
  await queueMessage(tx, { to, template: 'alert.home', variables })
}

const savedHomes = '/customer-portal/saved-properties'

function newsText({ home, saver }: News): string {
  if (home.state === 'gone') return t('No longer on offer')
  if (home.state === 'sold')
    return t(PropertyStatus.label(home.status === 'rented' ? 'rented' : 'sold'))
  if (saver.state !== 'live') return t('Available again')
  const amount = formatPriceShort(Math.abs(home.price - saver.price))
  return home.price < saver.price
    ? t('Price reduced by {amount}', { amount })
    : t('Price raised by {amount}', { amount })
}
