import {
  type BrokerReview,
  type OwnReview,
  type PublicReview,
  type Review,
  reviewLifecycle,
} from '#contract/review.ts'
import type { ReviewRow } from './queries.ts'

/** Reviews as each role may see them. */

export function presentPublic(row: ReviewRow): PublicReview {
  return {
    _id: row.id,
    stars: row.stars,
    text: row.text,
    authorName: row.author_name,
    basis: row.basis,
    createdAt: row.created_at.toISOString(),
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
  }
}

export function presentBroker(
  row: Pick<ReviewRow, 'first_name' | 'last_name' | 'company_name'> & {
    id: string
  },
) {
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
  }
}

export function presentQuoted(row: ReviewRow) {
  return { ...presentPublic(row), broker: presentBroker({ ...row, id: row.broker_id }) }
}

export function presentOwn(row: ReviewRow): OwnReview {
  return { ...presentQuoted(row), status: row.status, rejectionReason: row.rejection_reason }
}

export function presentForBroker(row: ReviewRow): BrokerReview {
  return { ...presentPublic(row), may: row.answer === null ? ['answer'] : [] }
}

export function presentReview(row: ReviewRow): Review {
  return {
    ...presentOwn(row),
    mayQuote: row.may_quote,
    decidedAt: row.decided_at?.toISOString() ?? null,
    version: row.version,
    next: [...reviewLifecycle[row.status]],
  }
}
