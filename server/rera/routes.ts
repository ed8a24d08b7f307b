import type { FastifyInstance } from 'fastify'
import { paginationOf } from '#contract/page.ts'
import { rera } from '#contract/rera.ts'
import { reraRegister } from '#contract/rera-register.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { checkNumber, findDue } from './register/check.ts'
import { portalQr } from './register/portal-qr.ts'
import { listSnapshots } from './register/queries.ts'
import { presentSnapshot, receiveRegister } from './register/upload.ts'
import { askWaiver, decideNumberOwner, decideWaiver } from './service.ts'
import { readShareCard } from './share-card/share-card.ts'

export function registerReraRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, rera.askWaiver, async ({ db, viewer, params, body }) => ({
    rera: await askWaiver(db, viewer, params.id, body.reason),
  }))
  serve(app, context, rera.decideWaiver, async ({ db, viewer, params, body }) => ({
    rera: await decideWaiver(db, viewer, params.id, body),
  }))
  serve(app, context, rera.decideProject, async ({ db, viewer, params, body }) => ({
    rera: await decideNumberOwner(db, viewer, params.id, body),
  }))
  serve(app, context, reraRegister.load, async ({ db, viewer, request }) => ({
    snapshot: await receiveRegister({ db, dataDir: context.config.dataDir }, viewer, request),
  }))
  serve(app, context, reraRegister.qr, async ({ params, reply }) => {
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400')
    return portalQr(params.state).svg
  })
  serve(app, context, reraRegister.shareCard, async ({ params, reply }) => {
    const card = await readShareCard(context, params.id)
    reply.type('image/jpeg').header('cache-control', 'public, max-age=3600')
    return card
  })
  serve(app, context, reraRegister.list, async ({ db }) => ({
    snapshots: (await listSnapshots(db)).map(presentSnapshot),
  }))
  serve(app, context, reraRegister.due, async ({ db, query }) => {
    const { numbers, total } = await findDue(db, query)
    return { numbers, pagination: paginationOf(query.page, query.limit, total) }
  })
  serve(app, context, reraRegister.check, async ({ db, viewer, body }) => ({
    listings: await checkNumber(db, viewer, body),
  }))
}
