import type {
  MatchedRequirement,
  OfferableHome,
  SentOffer,
} from '#contract/requirement/broker-requirement.ts'
import { presentRequirement } from '#server/requirement/present.ts'
import type { MatchedRow, OfferableRow, OfferRow } from './queries.ts'

export function presentMatched(row: MatchedRow): MatchedRequirement {
  return {
    ...presentRequirement(row),
    fitCount: row.fit_count,
    offeredCount: row.offered_count,
    matchedAt: row.matched_at.toISOString(),
  }
}

export function presentOfferable(row: OfferableRow): OfferableHome {
  return {
    _id: row.id,
    title: row.title,
    price: row.price,
    listingType: row.listing_type,
    place: row.place,
    isFit: row.is_fit,
  }
}

export function presentSent(row: OfferRow): SentOffer {
  const { requirement } = row
  return {
    _id: row.id,
    state: row.state,
    home: {
      _id: row.property_id,
      title: row.title,
      price: row.price,
      listingType: row.listing_type,
      place: row.place,
    },
    isLive: row.is_offered,
    note: row.note,
    leadId: row.lead_id,
    requirement: presentRequirement({
      ...requirement,
      // The row came as JSON.
      ends_at: new Date(requirement.ends_at),
      created_at: new Date(requirement.created_at),
    }),
    createdAt: row.created_at.toISOString(),
  }
}
