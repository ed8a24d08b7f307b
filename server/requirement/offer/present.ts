import type {
  MatchedRequirement,
  OfferableHome,
  SentOffer,
} from '#contract/requirement/broker-requirement.ts'
import type { NamedBroker } from '#contract/requirement/requirement.ts'
import { presentRequirement } from '#server/requirement/present.ts'
import type { MatchedRow, NamedRow, OfferableRow, OfferRow } from './queries.ts'

export function presentNamed({ id, first_name, last_name, company_name }: NamedRow): NamedBroker {
  return { _id: id, name: `${first_name} ${last_name}`, companyName: company_name }
}

export function presentMatched(row: MatchedRow): MatchedRequirement {
  return {
    ...presentRequirement(row),
    fitCount: row.fit_count,
    colleagues: row.colleagues,
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
    colleague: row.colleague,
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
    colleague: row.colleague,
    through: row.through && presentNamed(row.through),
    requirement: presentRequirement({
      ...requirement,
      // The row came as JSON.
      ends_at: new Date(requirement.ends_at),
      created_at: new Date(requirement.created_at),
    }),
    createdAt: row.created_at.toISOString(),
  }
}
