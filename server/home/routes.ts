import type { FastifyInstance } from 'fastify'
import { paginationOf } from '#contract/page.ts'
import { homePair } from '#contract/property/home.ts'
import { homeOffer } from '#contract/property/home-offer.ts'
import { refuse } from '#contract/refusal.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { photoKey } from '#server/media/link.ts'
import { findHomeOf, listOffers, listTimes } from './offer-queries.ts'
import { decidePair, findPairs } from './review.ts'

export function registerHomeRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, homeOffer.list, async ({ db, params }) => {
    const homeId = await findHomeOf(db, params.id)
    if (!homeId) throw refuse('property_not_found')
    const offers = await listOffers(db, homeId)
    const times = await listTimes(db, homeId)
    return {
      representative: offers.find(({ isLive }) => isLive)?._id ?? params.id,
      firstSeen: times.at(-1)?.from ?? new Date().toISOString(),
      offers: offers.map(({ isLive: _isLive, ...offer }) => offer),
      times,
    }
  })
  serve(app, context, homePair.list, async ({ db, viewer, query }) => {
    const { pairs, total } = await findPairs(db, photoKey(context.secrets, viewer), query)
    return { pairs, pagination: paginationOf(query.page, query.limit, total) }
  })
  serve(app, context, homePair.decide, async ({ db, viewer, params, body }) => ({
    state: await decidePair(db, viewer, params.id, body),
  }))
}
