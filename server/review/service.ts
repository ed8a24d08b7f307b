import { v7 } from 'uuid'
import type { z } from 'zod'
import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import {
  type BrokerReview,
  type OwnReview,
  type Review,
  type ReviewDraft,
  ReviewStatus,
  reviewLifecycle,
} from '#contract/review.ts'
import { t } from '#domain/locale/translate.ts'
import { inSentence } from '#domain/text/in-sentence.ts'
import { type DecisionBasis, isOutdated } from '#server/audit/decision-basis.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer, BrokerViewer, CustomerViewer } from '#server/http/viewer.ts'
import { notify } from '#server/notification/in-app/service.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { countAttempt } from '#server/resilience/throttle.ts'
import { presentForBroker, presentOwn, presentReview } from './present.ts'
import {
  decideReview,
  findAuthor,
  findBasis,
  findReview,
  insertReview,
  lockReview,
  type ReviewRow,
  updateReviewReply,
} from './queries.ts'

export async function countReview(db: Handle, viewer: CustomerViewer): Promise<void> {
  await countAttempt(db, `review ${viewer.id}`, rateLimits.reviewPerCustomer)
}

/** Stores a customer's review of a broker whom they met, or who handled an inquiry; once each. */
export function writeReview(
  db: Handle,
  viewer: CustomerViewer,
  brokerId: string,
  draft: z.output<typeof ReviewDraft>,
): Promise<OwnReview> {
  return transact(db, async (tx) => {
    const basis = await findBasis(tx, viewer, brokerId)
    if (!basis) throw refuse('review_not_open')
    const id = v7()
    const isFirst = await insertReview(tx, {
      id,
      broker_id: brokerId,
      customer_id: viewer.id,
      stars: draft.stars,
      text: draft.text ?? '',
      author_name: await findAuthor(tx, viewer),
      may_quote: draft.mayQuote,
      basis,
    })
    if (!isFirst) throw refuse('review_taken')
    const written = orRefuse(await findReview(tx, id), 'review_not_found')
    await notify(tx, 'review.read', () => ({
      kind: 'review',
      title: t('Review to check: {company}', { company: written.company_name }),
      link: '/bb-admin/reviews?status=pending',
      group: {
        key: 'review',
        title: t('{count} reviews to check', { count: '{count}' }),
        link: '/bb-admin/reviews?status=pending',
      },
    }))
    return presentOwn(written)
  })
}

interface Decision extends DecisionBasis<ReviewStatus> {
  status: 'published' | 'rejected'
  rejectionReason?: string | undefined
  version?: number | undefined
}

/** Publishes a review, or rejects it with a reason; a trigger updates the broker's rating. */
export function decide(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  { status, rejectionReason, version, receivedAt }: Decision,
): Promise<Review> {
  return transact(db, async (tx) => {
    const before = orRefuse(await lockReview(tx, id), 'review_not_found')
    const present = {
      kind: 'review',
      id,
      acts: ['review.publish', 'review.reject'],
      state: before.version,
      decidedAt: before.decided_at,
    }
    if (await isOutdated(tx, viewer, { decidedOn: version, receivedAt }, present)) {
      throw refuse('changed_meanwhile')
    }
    if (!reviewLifecycle[before.status].includes(status)) throw impossible(before)
    const reason = status === 'rejected' ? (rejectionReason ?? null) : null
    await decideReview(tx, id, status, reason)
    await record(
      tx,
      viewer,
      `review.${status === 'published' ? 'publish' : 'reject'}`,
      { kind: 'review', id },
      { before: { status: before.status }, after: { status, reason } },
    )
    return presentReview(orRefuse(await findReview(tx, id), 'review_not_found'))
  })
}

/** Stores the broker's single public reply to a published review. */
export function replyToReview(
  db: Handle,
  viewer: BrokerViewer,
  id: string,
  text: string,
): Promise<BrokerReview> {
  return transact(db, async (tx) => {
    const before = await findReview(tx, id)
    if (before?.broker_id !== viewer.id || before.status !== 'published') {
      throw refuse('review_not_found')
    }
    if (!(await updateReviewReply(tx, viewer, id, text))) throw refuse('review_answered')
    await record(tx, viewer, 'review.answer', { kind: 'review', id })
    return presentForBroker(orRefuse(await findReview(tx, id), 'review_not_found'))
  })
}

function impossible({ status }: ReviewRow) {
  const now = inSentence(ReviewStatus.label(status))
  return refuse('step_impossible', { message: t('This review is {now} already.', { now }) })
}
