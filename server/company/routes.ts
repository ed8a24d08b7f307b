import type { FastifyInstance } from 'fastify'
import { company } from '#contract/company.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { serveRead } from '#server/http/serve-read.ts'
import { findCompany, findNear } from './queries.ts'
import { saveCompany } from './service.ts'

export function registerCompanyRoutes(app: FastifyInstance, context: Context): void {
  serveRead(app, context, company.shown, 'everyone', async ({ db }) => {
    const found = await findCompany(db)
    if (!found) return { company: null }
    const { coordinates } = found
    return { company: { ...found, near: coordinates ? await findNear(db, coordinates) : [] } }
  })
  serve(app, context, company.get, async ({ db }) => ({ company: (await findCompany(db)) ?? null }))
  serve(app, context, company.save, async ({ db, viewer, body }) => ({
    company: await saveCompany(db, viewer, body),
  }))
}
