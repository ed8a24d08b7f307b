import { sql } from 'kysely'
import type { OfferState } from '#contract/requirement/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import { isOffered } from '#server/db/offered-listing.ts'
import { type NamedRow, throughOf } from './queries.ts'

export interface ReceivedRow {
  id: string
  state: OfferState
  note: string | null
  created_at: Date
  property_id: string
  is_fit: boolean
  broker: NamedRow
  through: NamedRow | null
  /** The lead in which the conversation about an accepted offer takes place. */
  lead_id: string | null
}

/** Lists the offers for a requirement: unanswered ones first, then the latest. */
export async function listReceived(db: Handle, requirementId: string): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    select offer.id, offer.state, offer.note, offer.created_at, offer.property_id,
      exists (select from requirement_match found
        where found.requirement_id = offer.requirement_id
          and found.property_id = offer.property_id and is_fit) as is_fit,
      json_build_object('id', broker.id, 'first_name', broker.first_name,
        'last_name', broker.last_name, 'company_name', broker.company_name) as broker,
      ${throughOf} as through,
      (select lead.id from inquiry join lead on lead.broker_id = inquiry.broker_id
        and lead.phone = inquiry.phone where inquiry.id = offer.inquiry_id) as lead_id
    from requirement_offer offer join broker on broker.id = offer.broker_id
    where offer.requirement_id = ${requirementId}
    order by offer.state = 'sent' desc, offer.created_at desc, offer.id desc`.execute(db)
  return rows
}

export interface AnswerableOffer {
  id: string
  state: OfferState
  broker_id: string
  /** The broker who answers instead of the home's own. */
  through_id: string | null
  property_id: string
  title: string
  is_offered: boolean
}

/** Locks an offer for a requirement until the transaction ends. */
export async function lockReceived(
  tx: Handle,
  requirementId: string,
  id: string,
): Promise<AnswerableOffer | undefined> {
  const { rows } = await sql<AnswerableOffer>`
    select offer.id, offer.state, offer.broker_id, property_id, title,
      (select from_broker_id from requirement_share where id = offer.share_id) as through_id,
      ${isOffered} as is_offered
    from requirement_offer offer join property on property.id = property_id
    where offer.id = ${id} and requirement_id = ${requirementId}
    for update of offer`.execute(tx)
  return rows[0]
}

export async function decideOffer(
  tx: Handle,
  id: string,
  decision: { state: OfferState; inquiryId?: string },
): Promise<void> {
  await tx
    .updateTable('requirement_offer')
    .set({
      state: decision.state,
      inquiry_id: decision.inquiryId ?? null,
      decided_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}
