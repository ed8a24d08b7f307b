import { type Insertable, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { PageSort, PageStatus, PageType, CmsPage as Reply } from '#contract/cms-page.ts'
import { sourceLocale } from '#domain/locale/locale.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { CmsPage, Tables } from '#server/db/tables.ts'

export interface PageFilter {
  search?: string | undefined
  type?: PageType | undefined
  status?: PageStatus | undefined
  language?: string | undefined
  sort?: PageSort | undefined
  page?: number | undefined
  limit?: number | undefined
}

/** The columns to save; `undefined` leaves the stored value. */
export interface PageColumns {
  title?: string | undefined
  slug?: string | undefined
  language?: string | undefined
  content?: string | undefined
  html?: string | undefined
  meta_title?: string | null | undefined
  meta_description?: string | null | undefined
  type?: PageType | undefined
  status?: PageStatus | undefined
  featured_image?: string | null | undefined
  is_home_page?: boolean | undefined
  sort_order?: number | undefined
  shows_from?: string | null | undefined
  shows_until?: string | null | undefined
}

const sorts = {
  updated: sql`cms_page.updated_at`,
  'updated-desc': sql`cms_page.updated_at desc`,
  title: sql`lower(cms_page.title)`,
  'title-desc': sql`lower(cms_page.title) desc`,
} satisfies Record<PageSort, RawBuilder<unknown>>

/** Returns pages whose title, slug or content match, most recently changed first. */
export async function listPages(
  db: Handle,
  { search, type, status, language, sort = 'updated-desc', page = 1, limit }: PageFilter,
): Promise<{ rows: Reply[]; total: number }> {
  let query = db.selectFrom('cms_page')
  if (type) query = query.where('cms_page.type', '=', type)
  if (status) query = query.where('cms_page.status', '=', status)
  if (language) query = query.where('cms_page.language', '=', language)
  if (search) {
    query = query.where(
      sql<boolean>`strpos(lower(concat_ws(' ', title, slug, content)), lower(${search})) > 0`,
    )
  }
  const total = await countRows(query)
  let shown = withAuthor(query).orderBy(sorts[sort]).orderBy('cms_page.id', 'desc')
  if (limit) shown = shown.limit(limit).offset((page - 1) * limit)
  return { rows: (await shown.execute()).map(present), total }
}

export async function findPage(db: Handle, id: string): Promise<Reply | undefined> {
  const row = await withAuthor(db.selectFrom('cms_page'))
    .where('cms_page.id', '=', id)
    .executeTakeFirst()
  return row && present(row)
}

export async function insertPage(
  tx: Handle,
  page: PageColumns & {
    id: string
    title: string
    slug: string
    language: string
    author_id: string
  },
): Promise<void> {
  await tx.insertInto('cms_page').values(page).execute()
}

export async function updatePage(tx: Handle, id: string, columns: PageColumns): Promise<void> {
  await tx.updateTable('cms_page').set(columns).where('id', '=', id).execute()
}

/** Unsets any other home page in a language and returns its id. */
export async function clearHomePage(
  tx: Handle,
  id: string,
  language: string,
): Promise<string | undefined> {
  const former = await tx
    .updateTable('cms_page')
    .set({ is_home_page: false })
    .where('is_home_page', '=', true)
    .where('language', '=', language)
    .where('id', '<>', id)
    .returning('id')
    .executeTakeFirst()
  return former?.id
}

/** A banner is shown between its dates; other published pages have none. */
const isOn = sql<boolean>`(type <> 'banner'
  or daterange(shows_from, shows_until, '[]') @> india_today())`

const inReaderOrder = (language: string) =>
  sql`cms_page.language = ${language} desc, cms_page.language = ${sourceLocale} desc`

/**
 * Returns the published pages visitors may see now, in display order: each in the reader's
 * language, or in English where it has no translation.
 */
export async function listPublished(db: Handle, type: PageType | undefined, language: string) {
  const pages = db
    .selectFrom('cms_page')
    .selectAll()
    .distinctOn('slug')
    .where('status', '=', 'published')
    .where('language', 'in', [language, sourceLocale])
    .where(isOn)
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 'page'))
    .orderBy('slug')
    .orderBy(inReaderOrder(language))
  return db
    .selectFrom(pages.as('page'))
    .selectAll()
    .orderBy('sort_order')
    .orderBy('title')
    .execute()
}

export async function findPublished(db: Handle, slug: string, language: string) {
  return db
    .selectFrom('cms_page')
    .selectAll()
    .where('status', '=', 'published')
    .where('slug', '=', slug)
    .where('language', 'in', [language, sourceLocale])
    .orderBy(inReaderOrder(language))
    .limit(1)
    .executeTakeFirst()
}

function withAuthor<O>(query: SelectQueryBuilder<Tables, 'cms_page', O>) {
  return query
    .leftJoin('administrator', 'administrator.id', 'cms_page.author_id')
    .selectAll('cms_page')
    .select(['administrator.first_name', 'administrator.last_name'])
}

type PageRow = Awaited<ReturnType<ReturnType<typeof withAuthor>['executeTakeFirstOrThrow']>>

function present(row: PageRow): Reply {
  return {
    _id: row.id,
    title: row.title,
    slug: row.slug,
    language: row.language,
    content: row.content,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    type: row.type,
    status: row.status,
    featuredImage: row.featured_image,
    isHomePage: row.is_home_page,
    sortOrder: row.sort_order,
    showsFrom: row.shows_from,
    showsUntil: row.shows_until,
    author:
      row.first_name !== null && row.last_name !== null
        ? { firstName: row.first_name, lastName: row.last_name }
        : null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  }
}

/** Inserts pages; existing ones with the same slug and language stay. */
export async function insertNewPages(tx: Handle, rows: Insertable<CmsPage>[]): Promise<void> {
  await tx
    .insertInto('cms_page')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
