import type { FastifyInstance } from 'fastify'
import { approval } from '#contract/approval/approval.ts'
import { paginationOf } from '#contract/page.ts'
import { readRefundLimit } from '#server/billing/payment/refund-limit.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { presentApprovals } from './present.ts'
import { countOpen, listApprovals } from './queries.ts'
import { actsOf, askApproval, decideRequest, getApproval } from './service.ts'

/** Registers requests of one administrator and their approval by another. */
export function registerApprovalRoutes(app: FastifyInstance, context: Context): void {
  const { db, config, circuits } = context
  const services = { db, config, gateway: config.payment?.open(circuits.gateway) }

  serve(app, context, approval.ask, async ({ db, viewer, body }) => ({
    approval: await askApproval(db, viewer, body),
  }))

  serve(app, context, approval.list, async ({ db, viewer, query }) => {
    const { page, limit, sort, act, ...filter } = query
    const acts = actsOf(viewer).filter((one) => !act || one === act)
    const { rows, total } = await listApprovals(db, { ...filter, acts }, { page, limit, sort })
    return {
      approvals: await presentApprovals(db, viewer, rows),
      pagination: paginationOf(page, limit, total),
    }
  })

  serve(app, context, approval.stats, ({ db, viewer }) => countOpen(db, actsOf(viewer), viewer.id))

  serve(app, context, approval.refundLimit, ({ db }) => readRefundLimit(db))

  serve(app, context, approval.get, ({ db, viewer, params }) => getApproval(db, viewer, params.id))

  serve(app, context, approval.decide, async ({ viewer, params, body }) => ({
    approval: await decideRequest(services, viewer, params.id, body),
  }))
}
