import { v7 } from 'uuid'
import { isDwelling } from '#contract/property/property-kind.ts'
import { AlertChannel } from '#contract/saved/saved-search.ts'
import { searchAddress } from '#contract/search/address.ts'
import type { SearchFilters } from '#contract/search/labels.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { formatPriceShort } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { type PublicAddress, pageUrl } from '#server/http/absolute-url.ts'
import { isNumberProven, mayContact } from '#server/notification/consent/consent.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { type CardWithStatus, findCards } from '#server/property/public-page.ts'
import { fittingSearch } from './match.ts'
import {
  type DueSearch,
  getRecipient,
  insertAlert,
  listPendingMatches,
  lockDueSearch,
  type PendingAlertMatch,
  postpone,
  settleDue,
} from './queries.ts'

/**
 * Further homes are only counted, with a link: nobody reads more, and messages have a size limit.
 */
const maxNamed = 25

interface Match {
  card: CardWithStatus['card']
  news: PendingAlertMatch['news']
}

/**
 * Sends the alert of the search that has waited longest, in one message; returns whether there was
 * one. The message and the mark on its matches are saved in one transaction, so that each listing
 * is sent once per search even if the process is killed. Listings that no longer match are left
 * out.
 */
export async function notifyNext(db: Handle, config: PublicAddress): Promise<boolean> {
  let due: DueSearch | undefined
  try {
    return await transact(db, async (tx) => {
      due = await lockDueSearch(tx)
      if (!due) return false
      await notifySearch(tx, config, due)
      return true
    })
  } catch (error) {
    if (due) await postpone(db, due.id)
    throw error
  }
}

async function notifySearch(tx: Handle, config: PublicAddress, search: DueSearch): Promise<void> {
  const pending = await listPendingMatches(tx, search.id)
  const fitting = new Set(await fittingSearch(tx, search.filters, pending.map(idOf)))
  const fit = pending.filter(({ property_id }) => fitting.has(property_id))
  const channels = await openChannels(tx, search)
  const isSent = fit.length > 0 && channels.length > 0
  const alertId = isSent ? v7() : null
  if (alertId) {
    await insertAlert(tx, alertId, search, fit.length)
    await queueAlert(tx, config, { search, channels, fit })
  }
  await settleDue(tx, search.id, { alertId, isSilent: !isSent, ids: fit.map(idOf) })
}

const idOf = ({ property_id }: PendingAlertMatch) => property_id

async function openChannels(tx: Handle, search: DueSearch): Promise<AlertChannel[]> {
  const open: AlertChannel[] = []
  const person = { realm: 'customer' as const, id: search.customer_id }
  const { proven_email, whatsapp } = await getRecipient(tx, person.id)
  if (proven_email === null) return open
  for (const channel of search.channels.filter(AlertChannel.has)) {
    if (!(await mayContact(tx, person, 'alerts', channel))) continue
    const isProven = channel === 'email' || (await isNumberProven(tx, person, whatsapp ?? ''))
    if (!isProven) continue
    open.push(channel)
  }
  return open
}

async function queueAlert(
  tx: Handle,
  config: PublicAddress,
  given: { search: DueSearch; channels: AlertChannel[]; fit: PendingAlertMatch[] },
): Promise<void> {
  const { search, channels, fit } = given
  const cards = await findCards(tx, fit.slice(0, maxNamed).map(idOf))
  const matches = fit.flatMap(({ property_id, news }) => {
    const shown = cards.get(property_id)
    return shown ? [{ card: shown.card, news }] : []
  })
  const { first_name, email, whatsapp } = await getRecipient(tx, search.customer_id)
  const to = {
    email: channels.includes('email') ? email : null,
    whatsapp: channels.includes('whatsapp') ? whatsapp : null,
    account: { realm: 'customer' as const, id: search.customer_id },
  }
  const [only] = matches
  const named = { name: first_name, search: search.name }
  if (only && fit.length === 1) {
    const { title } = only.card
    const variables = () => ({ ...named, title, ...textsOf(only, config) })
    await queueMessage(tx, { to, template: 'alert.matched', variables })
    return
  }
  const variables = () => ({
    ...named,
    count: countOf(matches, fit.length),
    homes: matches.map((home) => lineOf(home, config)).join('\n\n'),
    // Only this server writes the column, from the checked schema.
    link: pageUrl(config, searchAddress(search.filters as SearchFilters)),
  })
  await queueMessage(tx, { to, template: 'alert.digest', variables })
}

/** Returns "12 homes", "12 plots" or "12 offices" if all matches are shown and of one kind. */
function countOf(matches: readonly Match[], count: number): string {
  const figure = withCommas(count)
  const types = matches.map(({ card }) => card.propertyType)
  if (matches.length === count) {
    if (types.every(isDwelling)) return t('{count} homes', { count: figure })
    if (types.every((type) => type === 'plot')) return t('{count} plots', { count: figure })
    if (types.every((type) => type === 'office')) return t('{count} offices', { count: figure })
  }
  return t('{count} properties', { count: figure })
}

function lineOf(home: Match, config: PublicAddress): string {
  const { news, price, place, link } = textsOf(home, config)
  return `${news}: ${home.card.title}\n${price}, ${place}\n${link}`
}

const newsWords = {
  live: msg('New'),
  drop: msg('Price drop'),
  change: msg('New match'),
} as const

function textsOf({ card, news }: Match, config: PublicAddress) {
  const { location, city } = card
  const place = typeof location === 'string' ? location : location.name
  return {
    news: t(newsWords[news]),
    price:
      card.listingType === 'rent'
        ? t('{price}/month', { price: formatPriceShort(card.price) })
        : formatPriceShort(card.price),
    place: city && city !== place ? `${place}, ${city}` : place,
    link: pageUrl(config, `/properties/${card._id}`),
  }
}
