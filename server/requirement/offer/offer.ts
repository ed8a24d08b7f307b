import { v7 } from 'uuid'
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { paginationOf } from '#contract/page.ts'
import { refuse } from '#contract/refusal.ts'
import type { brokerRequirement, SentOffer } from '#contract/requirement/broker-requirement.ts'
import { maxHomesPerRequirement, maxOffersPerDay } from '#contract/requirement/limits.ts'
import { offerLifecycle } from '#contract/requirement/vocabulary.ts'
import { record } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { notifyColleague, notifyOffered, notifyWithdrawn } from '#server/requirement/notify.ts'
import { presentRequirement } from '#server/requirement/present.ts'
import { findAcceptedShare, isEntrusted } from '#server/requirement/share/queries.ts'
import { presentMatched, presentOfferable, presentSent } from './present.ts'
import {
  countOffers,
  findSeen,
  hasOffered,
  insertOffers,
  listBrokersOf,
  listColleagueFits,
  listMatched,
  listOfferable,
  listSent,
  listSentFor,
  lockOffersOf,
  lockSeen,
  type OfferableRow,
} from './queries.ts'
import { decideOffer, lockReceived } from './received-queries.ts'

/** Requirements as brokers see them, and the offers of brokers (decision 0106). */

/** The maximum number of homes to choose from; fitting ones come first. */
const maxOfferable = 100

export async function findMatched(
  db: Handle,
  viewer: BrokerViewer,
  { page, limit }: { page: number; limit: number },
): Promise<ReplyOf<typeof brokerRequirement.list>> {
  const { rows, total } = await listMatched(db, viewer, { page, limit })
  return {
    requirements: rows.map(presentMatched),
    pagination: paginationOf(page, limit, total),
  }
}

export async function readSeen(
  db: Handle,
  viewer: BrokerViewer,
  id: string,
): Promise<ReplyOf<typeof brokerRequirement.get>> {
  const row = orRefuse(await findSeen(db, viewer, id), 'requirement_not_found')
  const { here } = await countOffers(db, viewer.id, id)
  const ownLeft = row.is_open ? Math.max(0, maxHomesPerRequirement - here) : 0
  const all = row.is_open ? await listOfferable(db, viewer, row, { max: maxOfferable }) : []
  const homes = ownLeft > 0 ? all : all.filter(({ colleague }) => colleague !== null)
  // A colleague's home counts among the colleague's.
  const left = homes.some(({ colleague }) => colleague !== null) ? maxHomesPerRequirement : ownLeft
  return {
    requirement: presentRequirement(row),
    homes: homes.map(presentOfferable),
    colleagues: await listColleagueFits(db, viewer, id),
    offers: (await listSentFor(db, viewer, id)).map(presentSent),
    left,
    mayShare: await isEntrusted(db, viewer.id, id),
  }
}

export async function findSent(
  db: Handle,
  viewer: BrokerViewer,
  { page, limit }: { page: number; limit: number },
): Promise<ReplyOf<typeof brokerRequirement.offers>> {
  const { rows, total } = await listSent(db, viewer, { page, limit })
  return { offers: rows.map(presentSent), pagination: paginationOf(page, limit, total) }
}

/**
 * Offers public homes, all of them or none. A colleague's home is offered in the colleague's name:
 * it counts among the colleague's offers, who is notified and answers.
 */
export function offerHomes(
  db: Handle,
  config: Config,
  viewer: BrokerViewer,
  id: string,
  { propertyIds, note }: BodyOf<typeof brokerRequirement.offer>,
): Promise<SentOffer[]> {
  return transact(db, async (tx) => {
    for (const brokerId of await listBrokersOf(tx, viewer, propertyIds))
      await lockOffersOf(tx, brokerId)
    const requirement = orRefuse(await lockSeen(tx, viewer, id), 'requirement_not_found')
    if (!requirement.is_open) throw refuse('requirement_not_open')
    if (await hasOffered(tx, id, propertyIds)) throw refuse('requirement_home_offered')
    const max = propertyIds.length
    const homes = await listOfferable(tx, viewer, requirement, { max, ids: propertyIds })
    if (homes.length < propertyIds.length) throw refuse('requirement_home_not_offered')
    const byBroker = Map.groupBy(homes, ({ broker_id }) => broker_id)
    for (const [brokerId, own] of byBroker) {
      await insertOffersOf(tx, { brokerId, requirementId: id, note: note ?? null, homes: own })
    }
    const colleagues = [...byBroker.keys()].filter((brokerId) => brokerId !== viewer.id)
    const after = { homes: homes.length, ...(colleagues.length > 0 && { forBrokers: colleagues }) }
    await record(tx, viewer, 'requirement.offer', { kind: 'requirement', id }, { after })
    for (const [brokerId, { length: count }] of byBroker) {
      await notifyOffered(tx, config, { requirement, brokerId, count })
      if (brokerId === viewer.id) continue
      await notifyColleague(tx, config, { requirement, brokerId, byId: viewer.id, count })
    }
    return (await listSentFor(tx, viewer, id)).map(presentSent)
  })
}

interface OffersOf {
  brokerId: string
  requirementId: string
  note: string | null
  homes: readonly OfferableRow[]
}

/** Inserts the offers of one broker, within that broker's limits. */
async function insertOffersOf(
  tx: Handle,
  { brokerId, requirementId, note, homes }: OffersOf,
): Promise<void> {
  const { here, today } = await countOffers(tx, brokerId, requirementId)
  if (here + homes.length > maxHomesPerRequirement) throw refuse('requirement_offers_full')
  if (today + homes.length > maxOffersPerDay) throw refuse('requirement_offers_too_many')
  const share = await findAcceptedShare(tx, brokerId, requirementId)
  const shared = {
    ...{ requirement_id: requirementId, broker_id: brokerId, share_id: share ?? null, note },
  }
  await insertOffers(
    tx,
    homes.map((home) => ({ ...shared, id: v7(), property_id: home.id })),
  )
}

/** Withdraws an offered home that its customer has not answered; the customer is notified. */
export function withdrawOffer(
  db: Handle,
  config: Config,
  viewer: BrokerViewer,
  { id, offerId }: { id: string; offerId: string },
): Promise<void> {
  return transact(db, async (tx) => {
    const requirement = orRefuse(await lockSeen(tx, viewer, id), 'requirement_not_found')
    const offer = await lockReceived(tx, id, offerId)
    if (offer?.broker_id !== viewer.id) throw refuse('requirement_offer_not_found')
    if (offer.state === 'withdrawn') throw refuse('requirement_offer_withdrawn')
    const state = offerLifecycle[offer.state].withdraw
    if (!state) throw refuse('requirement_offer_answered')
    await decideOffer(tx, offerId, { state })
    await record(tx, viewer, 'requirement.withdraw_offer', { kind: 'requirement', id })
    if (requirement.is_open) {
      await notifyWithdrawn(tx, config, { requirement, brokerId: viewer.id, title: offer.title })
    }
  })
}
