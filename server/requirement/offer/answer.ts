import type { BodyOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refusal.ts'
import type { ReceivedOffer, requirement } from '#contract/requirement/requirement.ts'
import { type OfferAct, offerLifecycle } from '#contract/requirement/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { acceptOffer } from '#server/inquiry/accept-offer.ts'
import { findCards } from '#server/property/public-page.ts'
import { notifyOfAcceptance, summaryOf } from '#server/requirement/notify.ts'
import { lockOwn } from '#server/requirement/queries.ts'
import { presentNamed } from './present.ts'
import {
  type AnswerableOffer,
  decideOffer,
  listReceived,
  lockReceived,
} from './received-queries.ts'

/** Offers for a requirement as its customer sees and answers them (decision 0106). */

/**
 * Returns offers of homes that are still available, and accepted ones as long as they have a page.
 */
export async function readReceived(db: Handle, requirementId: string): Promise<ReceivedOffer[]> {
  const rows = await listReceived(db, requirementId)
  const cards = await findCards(
    db,
    rows.map(({ property_id }) => property_id),
  )
  return rows.flatMap((row) => {
    const shown = cards.get(row.property_id)
    if (!shown || row.state === 'withdrawn') return []
    if (!shown.isLive && row.state !== 'accepted') return []
    return {
      _id: row.id,
      state: row.state,
      home: shown.card,
      isLive: shown.isLive,
      isFit: row.is_fit,
      broker: presentNamed(row.broker),
      through: row.through && presentNamed(row.through),
      note: row.note,
      conversationId: row.lead_id,
      createdAt: row.created_at.toISOString(),
    }
  })
}

interface Which {
  id: string
  offerId: string
}

/** Accepts an offered home; its broker is notified and gets a lead. */
export function acceptReceived(
  db: Handle,
  viewer: CustomerViewer,
  which: Which,
  { message, numberSharing, language }: BodyOf<typeof requirement.accept>,
): Promise<string> {
  return answer(db, viewer, { ...which, act: 'accept' }, async (tx, offer, summary) => {
    if (!offer.is_offered) throw refuse('requirement_home_gone')
    const { title, broker_id: ownerId, through_id: throughId } = offer
    // A home of another broker is not part of the lead of the one who answers.
    const propertyId = throughId === null ? offer.property_id : null
    const { inquiryId, conversationId } = await acceptOffer(tx, viewer, {
      ...{ brokerId: throughId ?? ownerId, propertyId, numberSharing, language, origin: summary },
      message: message ?? t('I am interested in the home you offered: {title}', { title }),
    })
    await decideOffer(tx, offer.id, { state: 'accepted', inquiryId })
    if (throughId !== null) await notifyOfAcceptance(tx, { ownerId, throughId, title })
    return conversationId
  })
}

export function declineReceived(db: Handle, viewer: CustomerViewer, which: Which): Promise<void> {
  return answer(db, viewer, { ...which, act: 'decline' }, (tx, offer) =>
    decideOffer(tx, offer.id, { state: 'declined' }),
  )
}

/** Answers an offer for the viewer's requirement once, unless the requirement has ended. */
function answer<Result>(
  db: Handle,
  viewer: CustomerViewer,
  { id, offerId, act }: Which & { act: OfferAct },
  work: (tx: Handle, offer: AnswerableOffer, summary: string) => Promise<Result>,
): Promise<Result> {
  return transact(db, async (tx) => {
    const own = await lockOwn(tx, viewer, id)
    if (!own) throw refuse('requirement_not_found')
    const offer = await lockReceived(tx, id, offerId)
    if (!offer) throw refuse('requirement_offer_not_found')
    if (own.state !== 'open' && own.state !== 'paused') throw refuse('requirement_not_open')
    if (offer.state === 'withdrawn') throw refuse('requirement_offer_withdrawn')
    if (!offerLifecycle[offer.state][act]) throw refuse('requirement_offer_answered')
    const result = await work(tx, offer, summaryOf(own.filters))
    await record(tx, viewer, `requirement.${act}_offer`, { kind: 'requirement', id })
    return result
  })
}
