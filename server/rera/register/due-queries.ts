import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/** A listing's own state, else that of its city. */
const stateOf = sql`coalesce(p.detail ->> 'reraState', nullif(city.state, ''))`

/** Spellings that differ in case are one. */
const stateKey = sql`lower(btrim(coalesce(${stateOf}, '')))`
const nameKey = sql`lower(btrim(coalesce(p.detail ->> 'society', '')))`

const registered = sql`(p.is_live or p.is_represented) and p.removed_at is null
  and p.detail ? 'reraNumber' and p.detail ->> 'rera' = 'registered'
  and p.detail ->> 'reraNumber' ~ '[0-9].*[0-9].*[0-9]'`

const isCheck = sql`c.property_id = p.id and c.subject = 'rera'
  and c.state in ('register', 'number')`

/** A number is due on the last day on which a claim about it is valid. */
const isChecked = sql`${isCheck} and c.ended_at is null
  and c.valid_until > india_today() and c.fact = property_fact('rera', p)`

export interface DueRow {
  id: string
  title: string
  number: string
  state: string | null
  society: string | null
  listings: number
  checked_on: string | null
  total: number
}

/** Returns the due numbers of live listings, never checked ones first. */
export async function listDue(
  db: Handle,
  { page, limit }: { page: number; limit: number },
): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    with due as (
      select p.id, p.title, p.detail, p.created_at, ${stateOf} as state,
        plain_rera_number(p.detail ->> 'reraNumber') as plain,
        ${stateKey} as state_key, ${nameKey} as name_key,
        (select max(c.checked_at) from property_claim c where ${isCheck}) as checked_at
      from property p left join location city on city.id = p.city_id
      where ${registered}
        and not exists (select from property_claim c where ${isChecked}))
    select (array_agg(id order by id))[1] as id, (array_agg(title order by id))[1] as title,
      (array_agg(detail ->> 'reraNumber' order by id))[1] as number,
      (array_agg(state order by id))[1] as state,
      (array_agg(nullif(btrim(detail ->> 'society'), '') order by id))[1] as society,
      count(*) as listings,
      to_char(india_day(min(checked_at)), 'YYYY-MM-DD') as checked_on, count(*) over () as total
    from due
    group by plain, state_key, name_key
    order by min(checked_at) nulls first, min(created_at), plain
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return rows
}

/**
 * Locks and returns the live listings with the same number, state and project name as one of them.
 */
export async function lockSameNumber(tx: Handle, id: string) {
  const { rows } = await sql<{ id: string; detail: unknown }>`
    select p.id, p.detail
    from property p left join location city on city.id = p.city_id
      cross join (select plain_rera_number(p.detail ->> 'reraNumber') as plain,
          ${stateKey} as state_key, ${nameKey} as name_key
        from property p left join location city on city.id = p.city_id
        where p.id = ${id} and ${registered}) asked
    where plain_rera_number(p.detail ->> 'reraNumber') = asked.plain and ${registered}
      and ${stateKey} = asked.state_key and ${nameKey} = asked.name_key
    order by p.id for no key update of p`.execute(tx)
  return rows
}
