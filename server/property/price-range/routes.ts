import type { FastifyInstance } from 'fastify'
import { priceRange } from '#contract/property/price-range.ts'
import { refuse } from '#contract/refusal.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { findRange } from './queries.ts'

export function registerPriceRangeRoutes(app: FastifyInstance, context: Context): void {
  serve(
    app,
    context,
    priceRange.homes,
    async ({ params }) => {
      const found = await findRange(context.reads.prepared, params.id)
      if (!found) throw refuse('property_not_found')
      return found
    },
    { cacheFor: 'everyone' },
  )
}
