import type { FastifyInstance } from 'fastify'
import { interest } from '#contract/interest.ts'
import { openPaginationOf } from '#contract/page.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { serveCrud } from '#server/http/serve-crud.ts'
import { serveRead } from '#server/http/serve-read.ts'
import { listInterests, listOffered } from './queries.ts'
import { interests } from './service.ts'

export function registerInterestRoutes(app: FastifyInstance, context: Context): void {
  serveCrud(app, context, interest, {
    list: async ({ db, query }) => {
      const { rows, total } = await listInterests(db, query)
      return {
        interests: rows,
        pagination: openPaginationOf(query, total),
      }
    },
    get: async ({ db, params }) => ({ interest: await interests.get(db, params.id) }),
    create: async ({ db, viewer, body }) => ({
      interest: await interests.create(db, viewer, body),
    }),
    change: async ({ db, viewer, params, body }) => ({
      interest: await interests.change(db, viewer, params.id, body),
    }),
    remove: async ({ db, viewer, params }) => {
      await interests.remove(db, viewer, params.id)
      return { message: t('Interest deleted successfully') }
    },
  })

  serveRead(app, context, interest.offered, 'everyone', async ({ db }) => ({
    interests: await listOffered(db),
  }))
}
