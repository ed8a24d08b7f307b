import type { z } from 'zod'
import { hasRight } from '#contract/access.ts'
import {
  areInOrder,
  type CmsPageChange,
  type CmsPageDraft,
  daysReversed,
  type CmsPage as Page,
  type PageStatus,
} from '#contract/cms-page.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { slugOf } from '#domain/text/slug.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { makeCrudService } from '#server/master/crud-service.ts'
import {
  clearHomePage,
  findPage,
  insertPage,
  listPages,
  type PageColumns,
  type PageFilter,
  updatePage,
} from './queries.ts'
import { renderPage } from './render.ts'

type Draft = z.output<typeof CmsPageDraft>
type Change = z.output<typeof CmsPageChange>

export const pages = makeCrudService<Page, Draft, Change>({
  table: 'cms_page',
  missing: 'page_not_found',
  constraints: {
    cms_page_slug_taken: ['slug_taken', 'slug'],
    // Two pages were made the home page at once.
    cms_page_one_home: ['changed_meanwhile'],
  },
  find: findPage,
  insert: async (tx, id, draft, viewer) => {
    mayPublish(viewer, [draft.status], draft.isHomePage)
    const { title } = draft
    if (draft.isHomePage) await takeHomePage(tx, viewer, id, draft.language)
    await insertPage(tx, {
      ...columns(draft),
      id,
      title,
      slug: draft.slug ?? slugOf(title),
      language: draft.language,
      author_id: viewer.id,
    })
  },
  update: async (tx, id, change, viewer) => {
    const before = await findPage(tx, id)
    const { isHomePage = before?.isHomePage, language = before?.language } = change
    // A home page that changes its language takes the place of another.
    const isMoved = isHomePage === true && language !== before?.language
    const changesHome = isHomePage !== before?.isHomePage || isMoved
    mayPublish(viewer, [before?.status, change.status], changesHome)
    const { showsFrom = before?.showsFrom, showsUntil = before?.showsUntil } = change
    if (!areInOrder({ showsFrom, showsUntil })) {
      throw refuse('invalid_input', { fields: { showsUntil: t(daysReversed) } })
    }
    if (isHomePage && language) await takeHomePage(tx, viewer, id, language)
    await updatePage(tx, id, columns(change))
  },
})

export const allPages = async (db: Handle, filter: PageFilter): Promise<Page[]> =>
  (await listPages(db, filter)).rows

/**
 * Unsets the previous home page in a language, as there is at most one, and audits that change
 * like any other.
 */
async function takeHomePage(
  tx: Handle,
  viewer: AdministratorViewer,
  id: string,
  language: string,
): Promise<void> {
  const former = await clearHomePage(tx, id, language)
  if (!former) return
  await record(
    tx,
    viewer,
    'cms_page.change',
    { kind: 'cms_page', id: former },
    { before: { isHomePage: true }, after: { isHomePage: false } },
  )
}

/**
 * Refuses changes a role may not make. A moderator writes drafts; published pages can be changed
 * only by those who may publish, and so can the choice of the home page: a draft that becomes it
 * replaces a published one.
 */
function mayPublish(
  viewer: AdministratorViewer,
  statuses: (PageStatus | undefined)[],
  changesHomePage: boolean,
): void {
  const isDraft = statuses.every((status) => status === undefined || status === 'draft')
  if ((!isDraft || changesHomePage) && !hasRight(viewer.role, 'page.publish')) {
    throw refuse('not_allowed', { message: t('You can write drafts, but not publish.') })
  }
}

function columns(change: Omit<Change, 'version'>): PageColumns {
  return {
    title: change.title,
    slug: change.slug,
    language: change.language,
    content: change.content,
    html: change.content === undefined ? undefined : renderPage(change.content),
    meta_title: change.metaTitle,
    meta_description: change.metaDescription,
    type: change.type,
    status: change.status,
    featured_image: change.featuredImage,
    is_home_page: change.isHomePage,
    sort_order: change.sortOrder,
    shows_from: change.showsFrom,
    shows_until: change.showsUntil,
  }
}
