import type { Requested } from '#contract/property/availability.ts'
import { refuse } from '#contract/refusal.ts'
import { confirmationDays, expiresOn } from '#domain/availability/availability.ts'
import { formatDate } from '#domain/date/date.ts'
import { isDaytime } from '#domain/date/daytime.ts'
import { addDays } from '#domain/date/report-period.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { pageUrl } from '#server/http/absolute-url.ts'
import type { Trace } from '#server/http/viewer.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import type { Secrets } from '#server/secret/secret.ts'
import { confirmSome } from './confirm.ts'
import {
  type ConfirmationRequest,
  claimListingsToAsk,
  clearDoubt,
  findRequest,
  getRecipient,
  insertRequest,
  type ListingToConfirm,
  listBrokersToAsk,
  listRequested,
  markDoubted,
} from './request-queries.ts'

/** Asks brokers by message whether listings are available, and handles the links. */

type Means = Pick<Context, 'config' | 'secrets'>

const purpose = 'confirm listings'

const brokersPerRound = 100
/** The number of listings named in a message; the page has all. */
const maxNamed = 20

/**
 * Asks brokers about their listings some days before these become unconfirmed, and again before
 * they expire: one message a day for all listings of a broker.
 */
export async function askBrokers(db: Handle, means: Means, now = new Date()): Promise<void> {
  // A server that was down in the morning sends them later in the day.
  if (!isDaytime(now)) return
  for (const brokerId of await listBrokersToAsk(db, brokersPerRound)) {
    await transact(db, async (tx) => {
      const listings = await claimListingsToAsk(tx, brokerId)
      if (listings.length > 0) await ask(tx, means, brokerId, listings)
    })
  }
}

async function ask(tx: Handle, means: Means, brokerId: string, listings: ListingToConfirm[]) {
  const { name, to } = await getRecipient(tx, brokerId)
  const ids = listings.map(({ id }) => id)
  const path = await requestPath(tx, means.secrets, brokerId, ids)
  await queueMessage(tx, {
    to,
    template: 'property.confirm',
    variables: () => ({
      name,
      count: t('{count, plural, one {# listing} other {{figure} listings}}', {
        count: listings.length,
        figure: withCommas(listings.length),
      }),
      homes: linesOf(listings),
      link: pageUrl(means.config, path),
    }),
  })
}

/** The number of independent reports that a home is gone after which its broker is asked. */
const reportsWanted = 3

/** Asks for a new confirmation of a listing once enough visitors report it as gone. */
export async function askIfDoubted(tx: Handle, means: Means, propertyId: string): Promise<void> {
  const listing = await markDoubted(tx, propertyId, reportsWanted)
  if (!listing) return
  const { name, to } = await getRecipient(tx, listing.broker_id)
  const path = await requestPath(tx, means.secrets, listing.broker_id, [propertyId])
  await queueMessage(tx, {
    to,
    template: 'property.doubted',
    variables: () => ({ name, title: listing.title, link: pageUrl(means.config, path) }),
  })
}

/** Stores a request to confirm listings of a broker; returns the path of its link. */
export async function requestPath(
  tx: Handle,
  secrets: Secrets,
  brokerId: string,
  ids: string[],
): Promise<string> {
  const id = await insertRequest(tx, brokerId, ids)
  const signature = secrets.sign(purpose, id).toString('base64url')
  return `/confirm-listings?token=${id}.${signature}`
}

function linesOf(listings: ListingToConfirm[]): string {
  const lines = listings.slice(0, maxNamed).map((listing) => `- ${lineOf(listing)}`)
  const more = listings.length - maxNamed
  if (more > 0) lines.push(t('And {count} more', { count: withCommas(more) }))
  return lines.join('\n')
}

function lineOf({ title, listing_type, confirmed_on, is_unconfirmed }: ListingToConfirm): string {
  const listing = { listingType: listing_type, confirmedOn: confirmed_on }
  if (is_unconfirmed) {
    const date = formatDate(expiresOn(listing))
    return t('{title}: removed from the site on {date}', { title, date })
  }
  const date = addDays(confirmed_on, confirmationDays[listing_type])
  return t('{title}: shown below others from {date}', { title, date: formatDate(date) })
}

/** Returns the listings that a link asks about, with their results. */
export async function readRequest(db: Handle, secrets: Secrets, token: string): Promise<Requested> {
  return { listings: await listRequested(db, await requestOf(db, secrets, token)) }
}

/** Confirms the listings that a link asks about, each once. */
export async function confirmRequest(
  tx: Handle,
  secrets: Secrets,
  { token, ids, trace }: { token: string; ids: readonly string[]; trace: Trace },
): Promise<Requested> {
  const request = await requestOf(tx, secrets, token)
  const { brokerId, brokerName } = request
  const open = (await listRequested(tx, request)).flatMap(({ _id, state }) =>
    state === 'open' && ids.includes(_id) ? _id : [],
  )
  const actor = { realm: 'broker', id: brokerId, name: brokerName, trace } as const
  await confirmSome(tx, actor, brokerId, open, { by: 'link' })
  return { listings: await listRequested(tx, request) }
}

async function requestOf(db: Handle, secrets: Secrets, token: string) {
  const [id = '', signature = ''] = token.split('.')
  if (!secrets.matches(purpose, id, Buffer.from(signature, 'base64url'))) {
    throw refuse('message_link_broken')
  }
  const request: ConfirmationRequest | undefined = await findRequest(db, id)
  if (!request) throw refuse('confirmation_link_over')
  return request
}

/** Removes a doubt whose reports were dismissed. */
export const takeBackDoubt = (tx: Handle, propertyId: string): Promise<void> =>
  clearDoubt(tx, propertyId)
