import type { FastifyInstance } from 'fastify'
import { paginationOf } from '#contract/page.ts'
import { postedRequirement } from '#contract/requirement/admin-requirement.ts'
import { brokerRequirement } from '#contract/requirement/broker-requirement.ts'
import { requirement } from '#contract/requirement/requirement.ts'
import { requirementMessage } from '#contract/requirement/requirement-message.ts'
import { requirementShare } from '#contract/requirement/share.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { limitConcurrency } from '#server/resilience/concurrency.ts'
import { getPosted, presentPosted, removePosted } from './admin.ts'
import { listPosted } from './admin-queries.ts'
import { acceptReceived, declineReceived, readReceived } from './offer/answer.ts'
import { findMatched, findSent, offerHomes, readSeen, withdrawOffer } from './offer/offer.ts'
import { readRequirementMessage } from './read-message.ts'
import {
  changeRequirement,
  findRequirements,
  getRequirement,
  postRequirement,
  stepRequirement,
} from './service.ts'
import { answerShare, findShares, proposeShare } from './share/share.ts'

/** Long messages keep the process busy, so they are read one after another. */
const maxWaiting = 50
const maxWaitMs = 5_000

export function registerRequirementRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, requirement.list, ({ db, viewer, query }) =>
    findRequirements(db, viewer, query),
  )

  serve(app, context, requirement.create, async ({ db, viewer, body }) => ({
    requirement: await postRequirement(db, viewer, body),
  }))

  serve(app, context, requirement.get, async ({ db, viewer, params }) => ({
    requirement: await getRequirement(db, viewer, params.id),
    offers: await readReceived(db, params.id),
  }))

  serve(app, context, requirement.change, async ({ db, viewer, params, body }) => ({
    requirement: await changeRequirement(db, viewer, params.id, body),
  }))

  serve(app, context, requirement.step, async ({ db, viewer, params, body }) => ({
    requirement: await stepRequirement(db, viewer, params.id, body.step),
  }))

  serve(app, context, requirement.accept, async ({ db, viewer, params, body }) => {
    const which = { id: params.id, offerId: params.partId }
    return { conversationId: await acceptReceived(db, viewer, which, body) }
  })

  serve(app, context, requirement.decline, async ({ db, viewer, params }) => {
    await declineReceived(db, viewer, { id: params.id, offerId: params.partId })
    return { message: t('Offer declined') }
  })

  const limited = limitConcurrency(1, maxWaiting, maxWaitMs)
  serve(app, context, requirementMessage.read, ({ db, viewer, body }) =>
    limited(() => readRequirementMessage(db, viewer, body.text)),
  )

  registerBrokerRoutes(app, context)
  registerShareRoutes(app, context)
  registerAdministratorRoutes(app, context)
}

function registerBrokerRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, brokerRequirement.list, ({ db, viewer, query }) =>
    findMatched(db, viewer, query),
  )

  serve(app, context, brokerRequirement.get, ({ db, viewer, params }) =>
    readSeen(db, viewer, params.id),
  )

  serve(app, context, brokerRequirement.offer, async ({ db, viewer, params, body }) => ({
    offers: await offerHomes(db, context.config, viewer, params.id, body),
  }))

  serve(app, context, brokerRequirement.withdraw, async ({ db, viewer, params }) => {
    await withdrawOffer(db, context.config, viewer, { id: params.id, offerId: params.partId })
    return { message: t('Offer withdrawn') }
  })

  serve(app, context, brokerRequirement.offers, ({ db, viewer, query }) =>
    findSent(db, viewer, query),
  )
}

function registerShareRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, requirementShare.list, ({ db, viewer, query }) =>
    findShares(db, viewer, query),
  )

  serve(app, context, requirementShare.propose, async ({ db, viewer, params, body }) => ({
    share: await proposeShare(db, context.config, viewer, params.id, body),
  }))

  serve(app, context, requirementShare.answer, async ({ db, viewer, params, body }) => ({
    share: await answerShare(db, context.config, viewer, params.id, body),
  }))
}

function registerAdministratorRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, postedRequirement.list, async ({ db, query }) => {
    const { page, limit, sort, ...filter } = query
    const { rows, total } = await listPosted(db, filter, { page, limit, sort })
    return { requirements: rows.map(presentPosted), pagination: paginationOf(page, limit, total) }
  })

  serve(app, context, postedRequirement.get, async ({ db, params }) => ({
    requirement: await getPosted(db, params.id),
  }))

  serve(app, context, postedRequirement.remove, async ({ db, viewer, params, body }) => ({
    requirement: await removePosted(db, context.config, viewer, params.id, body),
  }))
}
