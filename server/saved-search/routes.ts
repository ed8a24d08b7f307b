import type { FastifyInstance } from 'fastify'
import { savedSearch } from '#contract/saved/saved-search.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import {
  changeSearch,
  createSearch,
  findSearches,
  getSearch,
  removeSearch,
  runSearch,
} from './service.ts'

export function registerSavedSearchRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, savedSearch.list, ({ db, viewer, query }) => findSearches(db, viewer, query))

  serve(app, context, savedSearch.get, async ({ db, viewer, params }) => ({
    savedSearch: await getSearch(db, viewer, params.id),
  }))

  serve(app, context, savedSearch.create, async ({ db, viewer, body }) => ({
    savedSearch: await createSearch(db, context, viewer, body),
  }))

  serve(app, context, savedSearch.change, async ({ db, viewer, params, body }) => ({
    savedSearch: await changeSearch(db, context, viewer, params.id, body),
  }))

  serve(app, context, savedSearch.run, ({ db, viewer, params }) => runSearch(db, viewer, params.id))

  serve(app, context, savedSearch.remove, async ({ db, viewer, params }) => {
    await removeSearch(db, viewer, params.id)
    return { message: t('Saved search deleted') }
  })
}
