import type { FastifyInstance } from 'fastify'
import { leadGuarantee } from '#contract/inquiry/lead-guarantee.ts'
import { paginationOf } from '#contract/page.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { getCredit, presentCreditRow, reverseCredit } from './credit.ts'
import { listCredits } from './credit-queries.ts'

/** Registers what administrators do with credited contact views. */
export function registerCreditRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, leadGuarantee.list, async ({ db, query }) => {
    const { page, limit, sort, ...filter } = query
    const { rows, total } = await listCredits(db, filter, { page, limit, sort })
    return { credits: rows.map(presentCreditRow), pagination: paginationOf(page, limit, total) }
  })

  serve(app, context, leadGuarantee.get, ({ db, params }) => getCredit(db, params.id))

  serve(app, context, leadGuarantee.reverse, async ({ db, viewer, params, body }) => ({
    credit: await reverseCredit(db, context.config, viewer, params.id, body.reason),
  }))
}
