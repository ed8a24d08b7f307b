import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { Shortlist } from '#server/db/tables.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { hashToken } from '#server/secret/token-hash.ts'

export type ShortlistRow = Selectable<Shortlist>

/** Serializes what a customer creates, so that the limit is counted exactly. */
export async function lockShortlistsOf(tx: Handle, { id }: CustomerViewer): Promise<void> {
  await lockKey(tx, `shortlists of ${id}`)
}

export async function countShortlists(db: Handle, { id }: CustomerViewer): Promise<number> {
  return countRows(db.selectFrom('shortlist').where('customer_id', '=', id))
}

interface LineRow extends Pick<ShortlistRow, 'id' | 'name' | 'ended_at' | 'created_at'> {
  home_count: number
  participant_count: number
  has: string[]
}

/** Lists a customer's shortlists, newest first, with which of these homes each has. */
export async function listShortlists(
  db: Handle,
  { id }: CustomerViewer,
  propertyIds: string[],
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select id, name, ended_at, created_at,
      (select count(*) from shortlist_home where shortlist_id = shortlist.id) as home_count,
      (select count(*) from shortlist_participant where shortlist_id = shortlist.id)
        as participant_count,
      array(select property_id from shortlist_home where shortlist_id = shortlist.id
        and property_id = any(${propertyIds}::uuid[])) as has
    from shortlist where customer_id = ${id} order by created_at desc, id`.execute(db)
  return rows
}

export async function insertShortlist(tx: Handle, row: Insertable<Shortlist>): Promise<void> {
  await tx.insertInto('shortlist').values(row).execute()
}

export function findOwned(
  db: Handle,
  viewer: CustomerViewer,
  id: string,
): Promise<ShortlistRow | undefined> {
  return db
    .selectFrom('shortlist')
    .where('id', '=', id)
    .where('customer_id', '=', viewer.id)
    .selectAll()
    .executeTakeFirst()
}

export function findByToken(db: Handle, token: string): Promise<ShortlistRow | undefined> {
  return (
    db
      .selectFrom('shortlist')
      .innerJoin('customer', 'customer.id', 'customer_id')
      .where('link_hash', '=', hashToken(token))
      // A shortlist of a blocked account is not shown.
      .where('customer.status', '=', 'active')
      .selectAll('shortlist')
      .executeTakeFirst()
  )
}

/** Locks a shortlist, so that changes of it run one after another. */
export function lockShortlist(tx: Handle, id: string): Promise<ShortlistRow | undefined> {
  return tx.selectFrom('shortlist').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
}

export async function updateShortlist(
  tx: Handle,
  id: string,
  change: Updateable<Shortlist>,
): Promise<void> {
  await tx.updateTable('shortlist').set(change).where('id', '=', id).execute()
}

export async function deleteShortlist(tx: Handle, id: string): Promise<void> {
  await tx.deleteFrom('shortlist').where('id', '=', id).execute()
}

interface OwnerContact {
  first_name: string
  email: string
  whatsapp: string | null
}

export function findOwnerContact(db: Handle, id: string): Promise<OwnerContact | undefined> {
  return db
    .selectFrom('customer')
    .where('id', '=', id)
    .select(['first_name', 'email', 'whatsapp'])
    .executeTakeFirst()
}
