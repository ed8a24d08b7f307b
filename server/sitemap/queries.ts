import { sql } from 'kysely'
import { sourceLocale } from '#domain/locale/locale.ts'
import { slugOf } from '#domain/text/slug.ts'
import type { Handle } from '#server/db/connect.ts'
import { isVisibleBroker } from '#server/db/visible-broker.ts'

/** A page of the site, as a path below its origin. */
export interface SitePage {
  path: string
  /** When its content last changed, if known. */
  changedAt?: Date
}

/** Returns the first live listing id of each part of the sitemap. */
export async function findPartStarts(db: Handle, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by id) as place from property where is_live
    ) numbered
    where (place - 1) % ${size} = 0 order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Lists the live listings from one id to another, including those added since the parts were made.
 */
export async function listProperties(
  db: Handle,
  { start, end, max }: { start: string; end: string | undefined; max: number },
): Promise<SitePage[]> {
  let query = db
    .selectFrom('property')
    .select(['id', sql<Date>`coalesce(decided_at, created_at)`.as('changed_at')])
    .where('is_live', '=', true)
    .where('id', '>=', start)
  if (end) query = query.where('id', '<', end)
  const rows = await query.orderBy('id').limit(max).execute()
  return rows.map(({ id, changed_at }) => ({ path: `/properties/${id}`, changedAt: changed_at }))
}

export async function listBrokers(db: Handle, max: number): Promise<SitePage[]> {
  const rows = await db
    .selectFrom('broker')
    .select('id')
    .where(isVisibleBroker)
    .orderBy('id')
    .limit(max)
    .execute()
  return rows.map(({ id }) => ({ path: `/brokers/${id}` }))
}

export async function listCities(db: Handle): Promise<SitePage[]> {
  const rows = await db
    .selectFrom('location')
    .select(['id', 'name'])
    .where('type', '=', 'city')
    .where('is_active', '=', true)
    .orderBy('name')
    .execute()
  return rows.map(({ id, name }) => ({ path: `/cities/${slugOf(name) || id}` }))
}

/** Lists published pages with a URL of their own; FAQs and banners are shown on other pages. */
export async function listWritten(db: Handle, language: string): Promise<SitePage[]> {
  const rows = await db
    .selectFrom('cms_page')
    .select(['slug', 'updated_at'])
    .where('status', '=', 'published')
    .where('type', 'in', ['page', 'policy', 'help'])
    .where('language', 'in', [language, sourceLocale])
    .distinctOn('slug')
    .orderBy('slug')
    .orderBy('updated_at', 'desc')
    .execute()
  return rows.map(({ slug, updated_at }) => ({ path: `/pages/${slug}`, changedAt: updated_at }))
}
