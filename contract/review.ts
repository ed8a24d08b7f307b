import { z } from 'zod'
import { BrokerName } from '#contract/broker/broker-name.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { endpoint } from './endpoint.ts'
import { idParams, moment, optional, searchText, text } from './field.ts'
import { Pagination, paging } from './page.ts'
import { publicText } from './public-text.ts'
import { type WordOf, words } from './words.ts'

/**
 * The status of a customer's review of a broker; an administrator checks each before publication.
 */
export const ReviewStatus = words({
  pending: msg('Pending'),
  published: msg('Published'),
  rejected: msg('Rejected'),
})
export type ReviewStatus = WordOf<typeof ReviewStatus>

/** What a review is based on. */
export const ReviewBasis = words({
  visit: msg('After a visit'),
  inquiry: msg('After an enquiry'),
})
export type ReviewBasis = WordOf<typeof ReviewBasis>

/** Statuses to which a reviewer can move a review; a published one can be withdrawn. */
export const reviewLifecycle: Record<ReviewStatus, readonly ReviewStatus[]> = {
  pending: ['published', 'rejected'],
  published: ['rejected'],
  rejected: ['published'],
}

/** Presets of the reject dialog; free text is possible too. */
export const reviewReasons = [
  msg('It is not about how the broker dealt with you.'),
  msg('It names other people or shares their details.'),
  msg('It insults someone.'),
  msg('It is an advertisement.'),
] as const

const stars = z
  .number({ error: () => t('Please choose one to five stars.') })
  .int()
  .min(1, { error: () => t('Please choose one to five stars.') })
  .max(5, { error: () => t('Please choose one to five stars.') })

export const ReviewDraft = z.strictObject({
  stars,
  text: optional(publicText(1000)),
  /** Whether it may be quoted on the home page. */
  mayQuote: z.boolean().default(false),
})

/** A published review, for everybody. */
export const PublicReview = z.object({
  _id: z.string(),
  stars: z.number(),
  text: z.string(),
  authorName: z.string(),
  basis: ReviewBasis.schema,
  createdAt: moment,
  /** The broker's public reply. */
  answer: z.string().nullable(),
  answeredAt: moment.nullable(),
})
export type PublicReview = z.infer<typeof PublicReview>

/** A review for the customer who wrote it. */
export const OwnReview = PublicReview.extend({
  broker: BrokerName,
  status: ReviewStatus.schema,
  rejectionReason: z.string().nullable(),
})
export type OwnReview = z.infer<typeof OwnReview>

/** A published review for its broker, who can reply once (`answer`). */
export const BrokerReview = PublicReview.extend({ may: z.array(z.enum(['answer'])) })
export type BrokerReview = z.infer<typeof BrokerReview>

/** A review for the back office. */
export const Review = OwnReview.extend({
  mayQuote: z.boolean(),
  decidedAt: moment.nullable(),
  version: z.number(),
  /** The statuses to which it can be moved now. */
  next: z.array(ReviewStatus.schema),
})
export type Review = z.infer<typeof Review>

export const review = {
  ofBroker: endpoint({
    method: 'GET',
    path: '/public/brokers/:id/reviews',
    access: 'public',
    summary: 'List published reviews of a verified broker, newest first',
    params: idParams,
    query: z.strictObject(paging(10)),
    reply: z.object({ reviews: z.array(PublicReview), pagination: Pagination }),
  }),
  quoted: endpoint({
    method: 'GET',
    path: '/public/reviews',
    access: 'public',
    summary: 'List published reviews of four stars or more that may be quoted',
    reply: z.object({ reviews: z.array(PublicReview.extend({ broker: BrokerName })) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/customer/brokers/:id/reviews',
    access: 'customer',
    summary: 'Review a broker once, after a proven visit or an answered inquiry',
    params: idParams,
    body: ReviewDraft,
    reply: z.object({ review: OwnReview }),
    status: 201,
  }),
  own: endpoint({
    method: 'GET',
    path: '/customer/reviews',
    access: 'customer',
    summary: 'List one’s own reviews, and the brokers one may still review',
    reply: z.object({ reviews: z.array(OwnReview), open: z.array(BrokerName) }),
  }),
  ofMe: endpoint({
    method: 'GET',
    path: '/broker/reviews',
    access: 'broker',
    summary: 'List published reviews of the signed-in broker',
    query: z.strictObject(paging(20)),
    reply: z.object({ reviews: z.array(BrokerReview), pagination: Pagination }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/broker/reviews/:id/answer',
    access: 'broker',
    summary: 'Reply to a review publicly, once',
    params: idParams,
    body: z.strictObject({ text: publicText(1000, msg('Please write a reply.')) }),
    reply: z.object({ review: BrokerReview }),
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/reviews',
    access: 'review.read',
    summary: 'List reviews of brokers',
    query: z.strictObject({
      ...paging(10),
      search: searchText,
      status: optional(ReviewStatus.schema),
      sort: z.enum(['newest', 'oldest']).default('newest'),
    }),
    reply: z.object({ reviews: z.array(Review), pagination: Pagination }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/reviews/stats',
    access: 'review.read',
    summary: 'Count reviews by status, with the average of the published ones',
    reply: z.object({
      stats: z.object({
        pending: z.number(),
        published: z.number(),
        rejected: z.number(),
        /** 1 to 5; null without published reviews. */
        average: z.number().nullable(),
      }),
    }),
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/reviews/:id/status',
    access: 'review.change',
    summary: 'Publish a review, or reject it with a reason',
    params: idParams,
    body: z
      .strictObject({
        status: z.enum(['published', 'rejected']),
        rejectionReason: optional(text(500, msg('Please provide a rejection reason'))),
        version: z.number().int().optional(),
      })
      .refine((value) => value.status !== 'rejected' || value.rejectionReason, {
        error: () => t('Please provide a rejection reason'),
        path: ['rejectionReason'],
      }),
    reply: z.object({ review: Review }),
  }),
}
