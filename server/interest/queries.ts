import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import {
  type InterestCategory,
  type InterestChange,
  type InterestDraft,
  InterestIcon,
  type InterestSort,
  type Interest as Reply,
} from '#contract/interest.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { Interest } from '#server/db/tables.ts'

export interface InterestFilter {
  search?: string | undefined
  category?: InterestCategory | undefined
  sort?: InterestSort | undefined
  page?: number | undefined
  limit?: number | undefined
}

const byName = sql`lower(name)`
const sorts = {
  order: sql`sort_order`,
  'order-desc': sql`sort_order desc`,
  name: byName,
  'name-desc': sql`${byName} desc`,
  category: sql`category`,
  'category-desc': sql`category desc`,
} satisfies Record<InterestSort, RawBuilder<unknown>>

/** Lists the matching interests in their order; all of them unless a page is asked for (API-5). */
export async function listInterests(
  db: Handle,
  { search, category, sort = 'order', page = 1, limit }: InterestFilter,
): Promise<{ rows: Reply[]; total: number }> {
  let query = db.selectFrom('interest')
  if (category) query = query.where('category', '=', category)
  if (search) {
    query = query.where(
      sql<boolean>`strpos(lower(concat_ws(' ', name, description)), lower(${search})) > 0`,
    )
  }
  const total = await countRows(query)
  let shown = query.selectAll().orderBy(sorts[sort]).orderBy(byName).orderBy('id')
  if (limit) shown = shown.limit(limit).offset((page - 1) * limit)
  return { rows: (await shown.execute()).map(present), total }
}

export async function findInterest(db: Handle, id: string): Promise<Reply | undefined> {
  const row = await db.selectFrom('interest').selectAll().where('id', '=', id).executeTakeFirst()
  return row && present(row)
}

export async function insertInterest(
  tx: Handle,
  id: string,
  draft: z.output<typeof InterestDraft>,
): Promise<void> {
  await tx
    .insertInto('interest')
    .values({ id, ...columns(draft), name: draft.name })
    .execute()
}

export async function updateInterest(
  tx: Handle,
  id: string,
  change: z.output<typeof InterestChange>,
): Promise<void> {
  await tx.updateTable('interest').set(columns(change)).where('id', '=', id).execute()
}

export async function deleteInterest(tx: Handle, id: string): Promise<void> {
  await tx.deleteFrom('interest').where('id', '=', id).execute()
}

/** Returns the interest's name and how many customers have chosen it, ignoring case. */
export async function countChosen(
  tx: Handle,
  id: string,
): Promise<{ name: string; customers: number } | undefined> {
  const { rows } = await sql<{ name: string; customers: number }>`
    select name, (
      select count(*) from customer
      where interests <> '{}' and folded(interests) @> folded(array[interest.name])
    ) as customers
    from interest where id = ${id}`.execute(tx)
  return rows[0]
}

/** Lists the interests that visitors can choose. */
export async function listOffered(
  db: Handle,
): Promise<{ name: string; category: InterestCategory }[]> {
  return db
    .selectFrom('interest')
    .select(['name', 'category'])
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy(sql`lower(name)`)
    .execute()
}

function columns(change: z.output<typeof InterestChange>) {
  return {
    name: change.name,
    description: change.description,
    category: change.category,
    icon: change.icon,
    color: change.color,
    is_active: change.isActive,
    sort_order: change.sortOrder,
  }
}

function present(row: Selectable<Interest>): Reply {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    // Older rows may have an icon that is no longer offered.
    icon: InterestIcon.has(row.icon) ? row.icon : 'home',
    color: row.color,
    isActive: row.is_active,
    sortOrder: row.sort_order,
    version: row.version,
  }
}
