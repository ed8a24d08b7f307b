import type { FastifyInstance } from 'fastify'
import { paginationOf } from '#contract/page.ts'
import { refuse } from '#contract/refusal.ts'
import { review } from '#contract/review.ts'
import { saveDecisionViews } from '#server/audit/decision-view-queries.ts'
import type { Context } from '#server/context.ts'
import { receivedAt } from '#server/http/received-at.ts'
import { serve } from '#server/http/serve.ts'
import { serveRead } from '#server/http/serve-read.ts'
import {
  presentBroker,
  presentForBroker,
  presentOwn,
  presentPublic,
  presentQuoted,
  presentReview,
} from './present.ts'
import {
  countReviews,
  listOfBroker,
  listOfCustomer,
  listOpen,
  listPublished,
  listQuoted,
  listReviews,
} from './queries.ts'
import { countReview, decide, replyToReview, writeReview } from './service.ts'

const quotedAtOnce = 6

export function registerReviewRoutes(app: FastifyInstance, context: Context): void {
  registerPublicRoutes(app, context)

  serve<typeof review.create, void>(
    app,
    context,
    review.create,
    async ({ db, viewer, params, body }) => ({
      review: await writeReview(db, viewer, params.id, body),
    }),
    { prepare: ({ db, viewer }) => countReview(db, viewer) },
  )

  serve(app, context, review.own, async ({ db, viewer }) => ({
    reviews: (await listOfCustomer(db, viewer)).map(presentOwn),
    open: (await listOpen(db, viewer)).map(presentBroker),
  }))

  serve(app, context, review.ofMe, async ({ db, viewer, query }) => {
    const { rows, total } = await listOfBroker(db, viewer, query)
    return {
      reviews: rows.map(presentForBroker),
      pagination: paginationOf(query.page, query.limit, total),
    }
  })

  serve(app, context, review.answer, async ({ db, viewer, params, body }) => ({
    review: await replyToReview(db, viewer, params.id, body.text),
  }))

  serve(app, context, review.list, async ({ db, viewer, query }) => {
    const { page, limit, sort, ...filter } = query
    const { rows, total } = await listReviews(db, filter, { page, limit, sort })
    await saveDecisionViews(
      db,
      viewer,
      rows.map(({ id }) => id),
    )
    return { reviews: rows.map(presentReview), pagination: paginationOf(page, limit, total) }
  })

  serve(app, context, review.stats, async ({ db }) => ({ stats: await countReviews(db) }))

  serve(app, context, review.changeStatus, async ({ db, viewer, params, body, reply }) => ({
    review: await decide(db, viewer, params.id, { ...body, receivedAt: receivedAt(reply) }),
  }))
}

function registerPublicRoutes(app: FastifyInstance, context: Context): void {
  serveRead(app, context, review.ofBroker, 'everyone', async ({ db, params, query }) => {
    const found = await listPublished(db, params.id, query)
    if (!found) throw refuse('broker_not_found')
    return {
      reviews: found.rows.map(presentPublic),
      pagination: paginationOf(query.page, query.limit, found.total),
    }
  })

  serveRead(app, context, review.quoted, 'everyone', async ({ db }) => ({
    reviews: (await listQuoted(db, quotedAtOnce)).map(presentQuoted),
  }))
}
