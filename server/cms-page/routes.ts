import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import { cmsPage, type PublicPage } from '#contract/cms-page.ts'
import { openPaginationOf } from '#contract/page.ts'
import { refuse } from '#contract/refusal.ts'
import { currentLocale, t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import type { CmsPage } from '#server/db/tables.ts'
import { serve } from '#server/http/serve.ts'
import { serveCrud } from '#server/http/serve-crud.ts'
import { serveRead } from '#server/http/serve-read.ts'
import { findPublished, listPages, listPublished } from './queries.ts'
import { cleaned, renderPage } from './render.ts'
import { pages } from './service.ts'

export function registerCmsPageRoutes(app: FastifyInstance, context: Context): void {
  serveCrud(app, context, cmsPage, {
    list: async ({ db, query }) => {
      const { rows, total } = await listPages(db, query)
      return { pages: rows, pagination: openPaginationOf(query, total) }
    },
    get: async ({ db, params }) => ({ page: await pages.get(db, params.id) }),
    create: async ({ db, viewer, body }) => ({ page: await pages.create(db, viewer, body) }),
    change: async ({ db, viewer, params, body }) => ({
      page: await pages.change(db, viewer, params.id, body),
    }),
    remove: async ({ db, viewer, params }) => {
      await pages.remove(db, viewer, params.id)
      return { message: t('CMS page deleted successfully') }
    },
  })

  serve(app, context, cmsPage.preview, async ({ body }) => ({ html: renderPage(body.content) }))

  serveRead(app, context, cmsPage.publicList, 'everyone', async ({ db, query }) => ({
    pages: (await listPublished(db, query.type, currentLocale())).map(presentPublic),
  }))

  serveRead(app, context, cmsPage.publicGet, 'everyone', async ({ db, params }) => {
    const row = await findPublished(db, params.slug, currentLocale())
    if (!row) throw refuse('page_not_found')
    return { page: presentPublic(row) }
  })
}

function presentPublic(row: Selectable<CmsPage>): PublicPage {
  return {
    title: row.title,
    slug: row.slug,
    language: row.language,
    type: row.type,
    html: cleaned(row.html),
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    featuredImage: row.featured_image,
    isHomePage: row.is_home_page,
    updatedAt: row.updated_at.toISOString(),
  }
}
