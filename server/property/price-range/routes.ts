import type { FastifyInstance } from 'fastify'
import { orRefuse } from '#contract/or-refuse.ts'
import { priceRange } from '#contract/property/price-range.ts'
import type { Context } from '#server/context.ts'
import { serveRead } from '#server/http/serve-read.ts'
import { findRange } from './queries.ts'

export function registerPriceRangeRoutes(app: FastifyInstance, context: Context): void {
  serveRead(app, context, priceRange.homes, 'everyone', async ({ params }) => {
    return orRefuse(await findRange(context.reads.prepared, params.id), 'property_not_found')
  })
}
