import type { FastifyInstance } from 'fastify'
import { premium } from '#contract/billing/premium.ts'
import { refuse } from '#contract/refusal.ts'
import { markPremium, premiumMarks } from '#server/billing/subscription/premium.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { findOwn } from './queries.ts'

/** Registers a broker's premium listings; the plan decides which of them are sponsored. */
export function registerPremiumRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, premium.mine, ({ db, viewer }) => premiumMarks(db, viewer.id))

  serve(app, context, premium.mark, async ({ db, viewer, params, body }) => {
    const listing = await findOwn(db, viewer, params.id)
    if (!listing) throw refuse('property_not_found')
    const isOver = listing.status === 'sold' || listing.status === 'rented'
    const wanted = body.premium === 'on'
    if (wanted && isOver) throw refuse('property_step_impossible')
    await markPremium(db, viewer, listing.id, wanted)
    return premiumMarks(db, viewer.id)
  })
}
