import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { WaitlistEntry, WaitlistStatus } from '#contract/waitlist.ts'
import type { Locale } from '#domain/locale/locale.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import { inBatches } from '#server/db/cursor.ts'
import type { Tables, Waitlist } from '#server/db/tables.ts'

const isConfirmed = sql<boolean>`coalesce(email_confirmed_at, phone_confirmed_at) is not null`

/** Returns the name of the active city with this name or alias. */
export async function findCityName(db: Handle, text: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from location
    where type = 'city' and is_active
      and (lower(name) = lower(${text}) or folded(aliases) @> array[lower(${text})])
    order by name limit 1`.execute(db)
  return rows[0]?.name
}

/** SQL condition: an active city with this name or alias has a live listing. */
const isOpen = (name: unknown) => sql<boolean>`exists (
  select from location place
  where place.type = 'city' and place.is_active
    and (lower(place.name) = lower(${name}) or folded(place.aliases) @> array[lower(${name})])
    and exists (select from property where is_live and city_id = place.id))`

export async function hasListings(db: Handle, city: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`select ${isOpen(city)} as open`.execute(db)
  return rows[0]?.open ?? false
}

interface NewEntry {
  id: string
  city: string
  email: string | null
  phone: string | null
  language: Locale
}

/** Inserts an entry; returns false if this person is already on the city's waitlist. */
export async function insertEntry(tx: Handle, entry: NewEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('waitlist')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Returns the person's unconfirmed entry for the city if its confirmation was requested more than a
 * day ago, and records that it is requested again.
 */
export async function renewConfirmation(tx: Handle, { city, email, phone, language }: NewEntry) {
  return tx
    .updateTable('waitlist')
    .set({ asked_at: sql<Date>`now()`, language })
    .where(sql<boolean>`lower(city) = lower(${city})`)
    .where((where) => where.or([where('email', '=', email), where('phone', '=', phone)]))
    .where(sql<boolean>`not ${isConfirmed}`)
    .where('asked_at', '<', sql<Date>`now() - interval '1 day'`)
    .returning(['id', 'city', 'email', 'phone'])
    .executeTakeFirst()
}

export async function findEntry(
  db: Handle,
  id: string,
): Promise<{ city: string; isConfirmed: boolean } | undefined> {
  const row = await db
    .selectFrom('waitlist')
    .where('id', '=', id)
    .select(['city', 'email_confirmed_at'])
    .executeTakeFirst()
  return row && { city: row.city, isConfirmed: row.email_confirmed_at !== null }
}

export async function findEntryOfPhone(
  db: Handle,
  { city, phone }: { city: string; phone: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('waitlist')
    .where(sql<boolean>`lower(city) = lower(${city})`)
    .where('phone', '=', phone)
    .select('id')
    .executeTakeFirst()
  return row?.id
}

/** Confirms an address of an entry, the first time it is confirmed; returns the city. */
export async function confirmEntry(
  tx: Handle,
  id: string,
  address: 'email' | 'phone',
): Promise<string | undefined> {
  const column = `${address}_confirmed_at` as const
  const row = await tx
    .updateTable('waitlist')
    .set({ [column]: sql<Date>`coalesce(${sql.ref(column)}, now())` })
    .where('id', '=', id)
    .where(address, 'is not', null)
    .returning('city')
    .executeTakeFirst()
  return row?.city
}

/** Deletes entries that were not confirmed within a week. */
export async function removeUnconfirmed(db: Handle): Promise<void> {
  await db
    .deleteFrom('waitlist')
    .where(sql<boolean>`not ${isConfirmed}`)
    .where('asked_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute()
}

/**
 * Claims entries whose city has its first live listing and marks them as notified; rows that
 * another transaction has locked are skipped. Returns confirmed addresses only.
 */
export async function claimOpened(tx: Handle, max: number) {
  const { rows } = await sql<
    Pick<WaitlistEntry, 'city' | 'email' | 'phone'> & { language: Locale }
  >`
    update waitlist set notified_at = now()
    where id in (
      select id from waitlist
      where notified_at is null and ${isConfirmed} and lower(city) in (
        select city from (
          select distinct lower(city) as city from waitlist
          where notified_at is null and ${isConfirmed}) asked
        where ${isOpen(sql.ref('asked.city'))})
      limit ${max} for update skip locked)
    returning city, language,
      case when email_confirmed_at is not null then email end as email,
      case when phone_confirmed_at is not null then phone end as phone`.execute(tx)
  return rows
}

const hasStatus: Record<WaitlistStatus, RawBuilder<boolean>> = {
  unconfirmed: sql`not ${isConfirmed}`,
  waiting: sql`(notified_at is null and ${isConfirmed})`,
  told: sql`notified_at is not null`,
}

export interface WaitlistFilter {
  search?: string | undefined
  status?: WaitlistStatus | undefined
}

type Entries<Selected> = SelectQueryBuilder<Tables, 'waitlist', Selected>

function matching<Selected>(
  query: Entries<Selected>,
  { search, status }: WaitlistFilter,
): Entries<Selected> {
  let matched = query
  if (status) matched = matched.where(hasStatus[status])
  if (search) {
    matched = matched.where(
      sql<boolean>`strpos(lower(concat_ws(' ', city, email, phone)), lower(${search})) > 0`,
    )
  }
  return matched
}

export async function listEntries(
  db: Handle,
  filter: WaitlistFilter,
  { page, limit, sort }: { page: number; limit: number; sort: 'newest' | 'oldest' },
) {
  const direction = sort === 'newest' ? 'desc' : 'asc'
  const rows = await matching(db.selectFrom('waitlist').selectAll(), filter)
    .orderBy('consented_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const total = await countRows(matching(db.selectFrom('waitlist'), filter))
  return { entries: rows.map(present), total }
}

/** Yields all matching entries in batches; needs a transaction. */
export async function* eachEntry(
  tx: Handle,
  filter: WaitlistFilter,
): AsyncGenerator<WaitlistEntry[]> {
  const query = matching(tx.selectFrom('waitlist').selectAll(), filter).orderBy('consented_at')
  for await (const rows of inBatches(tx, query)) yield rows.map(present)
}

export async function countEntries(db: Handle) {
  const { rows } = await sql<{ unconfirmed: number; waiting: number; told: number }>`
    select count(*) filter (where ${hasStatus.unconfirmed}) as unconfirmed,
      count(*) filter (where ${hasStatus.waiting}) as waiting, count(notified_at) as told
    from waitlist`.execute(db)
  const cities = await sql<{ city: string; waiting: number }>`
    select first.city, asked.waiting
    from (
      select lower(city) as name, count(*) as waiting
      from waitlist where ${hasStatus.waiting} group by 1 order by 2 desc, 1 limit 5
    ) asked cross join lateral (
      select city from waitlist where ${hasStatus.waiting} and lower(city) = asked.name
      order by consented_at, id limit 1
    ) first
    order by asked.waiting desc, asked.name`.execute(db)
  return { ...(rows[0] ?? { unconfirmed: 0, waiting: 0, told: 0 }), cities: cities.rows }
}

function present(row: Selectable<Waitlist>): WaitlistEntry {
  const { id, city, email, phone, consented_at, notified_at } = row
  const isConfirmedRow = row.email_confirmed_at !== null || row.phone_confirmed_at !== null
  return {
    _id: id,
    ...{ city, email, phone },
    status: notified_at ? 'told' : isConfirmedRow ? 'waiting' : 'unconfirmed',
    consentedAt: consented_at.toISOString(),
    toldAt: notified_at?.toISOString() ?? null,
  }
}
