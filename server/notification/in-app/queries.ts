import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Role } from '#contract/access.ts'
import type { NotificationKind, Notification as Reply } from '#contract/message/notification.ts'
import { locales, storedLocale } from '#domain/locale/locale.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { inLocale } from '#server/locale/translations.ts'

export interface News {
  kind: NotificationKind
  title: string
  link: string
  /** For news that may repeat before it is read: one line then covers all of it. */
  group?: Group
}

export interface Group {
  key: string
  /** The title of a line for several, with `{count}` in it. */
  title: string
  link: string
}

/**
 * Inserts a row for each active administrator with one of these roles, in the administrator's
 * language. News of a group is added to the unread row of that group.
 */
export async function insertForRoles(
  tx: Handle,
  roles: readonly Role[],
  news: () => News,
  except?: string,
): Promise<void> {
  const readers = await tx
    .selectFrom('administrator')
    .select(['id', 'language'])
    .where('is_active', '=', true)
    .where('role', 'in', roles)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    // A fixed order prevents deadlocks.
    .orderBy('id')
    .execute()
  for (const locale of locales) {
    const ids = readers.filter(({ language }) => storedLocale(language) === locale).map(idOf)
    if (ids.length > 0) await insertFor(tx, ids, inLocale(locale, news))
  }
}

const idOf = ({ id }: { id: string }) => id

async function insertFor(
  tx: Handle,
  ids: readonly string[],
  { kind, title, link, group }: News,
): Promise<void> {
  const group_key = group?.key ?? null
  await tx
    .insertInto('notification')
    .values(ids.map((id) => ({ id: v7(), administrator_id: id, kind, title, link, group_key })))
    .onConflict((conflict) =>
      conflict
        .columns(['administrator_id', 'group_key'])
        .where('read_at', 'is', null)
        .where('group_key', 'is not', null)
        .doUpdateSet({
          count: sql<number>`notification.count + 1`,
          title: sql<string>`replace(${group?.title ?? ''}, '{count}',
            (notification.count + 1)::text)`,
          link: group?.link ?? link,
          created_at: sql<Date>`now()`,
        }),
    )
    .execute()
}

export async function listOwn(
  db: Handle,
  viewer: AdministratorViewer,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: Reply[]; total: number; unread: number }> {
  const { total, unread } = await db
    .selectFrom('notification')
    .where('administrator_id', '=', viewer.id)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where read_at is null)`.as('unread'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('notification')
    .selectAll()
    .where('administrator_id', '=', viewer.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    rows: rows.map((row) => ({
      _id: row.id,
      kind: row.kind,
      title: row.title,
      link: row.link,
      createdAt: row.created_at.toISOString(),
      readAt: row.read_at?.toISOString() ?? null,
    })),
    total,
    unread,
  }
}

export async function countUnread(db: Handle, viewer: AdministratorViewer): Promise<number> {
  const { unread } = await db
    .selectFrom('notification')
    .where('administrator_id', '=', viewer.id)
    .where('read_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow()
  return unread
}

/** Marks a notification as read; returns whether it is the viewer's. */
export async function markRead(
  tx: Handle,
  viewer: AdministratorViewer,
  id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notification')
    .set({ read_at: sql<Date>`coalesce(read_at, now())` })
    .where('administrator_id', '=', viewer.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function markAllRead(tx: Handle, viewer: AdministratorViewer): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ read_at: sql<Date>`now()` })
    .where('administrator_id', '=', viewer.id)
    .where('read_at', 'is', null)
    .execute()
}

export async function deleteOlder(db: Handle, days: number): Promise<void> {
  await db
    .deleteFrom('notification')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute()
}
