import type { FastifyInstance } from 'fastify'
import { marketplace } from '#contract/marketplace.ts'
import { demoAccounts } from '#domain/account/demo-account.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { serveRead } from '#server/http/serve-read.ts'
import { countMarketplace } from '#server/marketplace/queries.ts'
import { memoize } from '#server/resilience/memoize.ts'

// A tenth of the ten minutes that SRC-5 allows: the page shows the time of its numbers.
const statsAge = 60_000

export function registerMarketplaceRoutes(
  app: FastifyInstance,
  context: Context & { version: string },
): void {
  const stats = memoize(statsAge, () => countMarketplace(context.db))
  serveRead(app, context, marketplace.stats, 'everyone', async () => ({ stats: await stats() }))

  serve(app, context, marketplace.about, async () => ({
    version: context.version,
    demoAccounts:
      context.config.seed === 'demo' && !context.config.production ? demoAccounts : null,
  }))
}
