import { type SelectQueryBuilder, sql } from 'kysely'
import type { WaitlistEntry } from '#contract/waitlist.ts'
import type { Handle } from '#server/db/connect.ts'
import { inBatches } from '#server/db/cursor.ts'
import type { Tables } from '#server/db/tables.ts'

/** Says whether an active city called so has a live listing. */
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
}

/** `false` where this person waits for the city already. */
export async function insertEntry(tx: Handle, entry: NewEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('waitlist')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Takes those whose city has opened, for this transaction alone, and marks them as told. */
export async function takeOpened(tx: Handle, most: number) {
  const { rows } = await sql<Pick<WaitlistEntry, 'city' | 'email' | 'phone'>>`
    update waitlist set told_at = now()
    where id in (
      select id from waitlist
      where told_at is null and lower(city) in (
        select city from (select distinct lower(city) as city from waitlist where told_at is null) asked
        where ${isOpen(sql.ref('asked.city'))})
      limit ${most} for update skip locked)
    returning city, email, phone`.execute(tx)
  return rows
}

export interface WaitlistFilter {
  search?: string | undefined
  status?: 'waiting' | 'told' | undefined
}

type Entries<Selected> = SelectQueryBuilder<Tables, 'waitlist', Selected>

function matching<Selected>(
  query: Entries<Selected>,
  { search, status }: WaitlistFilter,
): Entries<Selected> {
  let matched = query
  if (status) matched = matched.where('told_at', status === 'told' ? 'is not' : 'is', null)
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
  const { total } = await matching(db.selectFrom('waitlist'), filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { entries: rows.map(present), total }
}

/** All that match, some hundred at a time; needs a transaction. */
export async function* eachEntry(
  tx: Handle,
  filter: WaitlistFilter,
): AsyncGenerator<WaitlistEntry[]> {
  const query = matching(tx.selectFrom('waitlist').selectAll(), filter).orderBy('consented_at')
  for await (const rows of inBatches(tx, query)) yield rows.map(present)
}

export async function countEntries(db: Handle) {
  const { rows } = await sql<{ waiting: number; told: number }>`
    select count(*) filter (where told_at is null) as waiting, count(told_at) as told
    from waitlist`.execute(db)
  const cities = await sql<{ city: string; waiting: number }>`
    select first.city, asked.waiting
    from (
      select lower(city) as name, count(*) as waiting
      from waitlist where told_at is null group by 1 order by 2 desc, 1 limit 5
    ) asked cross join lateral (
      select city from waitlist where told_at is null and lower(city) = asked.name
      order by consented_at, id limit 1
    ) first
    order by asked.waiting desc, asked.name`.execute(db)
  return { ...(rows[0] ?? { waiting: 0, told: 0 }), cities: cities.rows }
}

interface Row {
  id: string
  city: string
  email: string | null
  phone: string | null
  consented_at: Date
  told_at: Date | null
}

function present({ id, city, email, phone, consented_at, told_at }: Row): WaitlistEntry {
  return {
    _id: id,
    ...{ city, email, phone },
    status: told_at ? 'told' : 'waiting',
    consentedAt: consented_at.toISOString(),
    toldAt: told_at?.toISOString() ?? null,
  }
}
