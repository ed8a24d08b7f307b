import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/** A listing's own state, else that of its city. */
const stateOf = sql`coalesce(p.detail ->> 'reraState', nullif(city.state, ''))`

const registered = sql`p.is_live and p.removed_at is null and p.detail ? 'reraNumber'
  and p.detail ->> 'rera' = 'registered'`

/** The last day on which a claim about a number still holds is the day to look it up again. */
const isChecked = sql`c.subject = 'rera' and c.state = 'register' and c.ended_at is null
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

/** Returns numbers of live listings that have to be looked up again, those never checked first. */
export async function listDue(
  db: Handle,
  { page, limit }: { page: number; limit: number },
): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    with due as (
      select p.id, p.title, p.detail, p.created_at, ${stateOf} as state,
        plain_rera_number(p.detail ->> 'reraNumber') as plain,
        (select max(c.checked_at) from property_claim c
          where c.property_id = p.id and c.subject = 'rera' and c.state = 'register') as checked_at
      from property p left join location city on city.id = p.city_id
      where ${registered}
        and not exists (select from property_claim c where c.property_id = p.id and ${isChecked}))
    select (array_agg(id order by id))[1] as id, (array_agg(title order by id))[1] as title,
      (array_agg(detail ->> 'reraNumber' order by id))[1] as number, state,
      (array_agg(detail ->> 'society' order by id))[1] as society, count(*) as listings,
      to_char(india_day(min(checked_at)), 'YYYY-MM-DD') as checked_on, count(*) over () as total
    from due
    group by plain, state
    order by min(checked_at) nulls first, min(created_at), plain
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return rows
}

/** Returns the live listings that give the same number in the same state as one of them. */
export async function listSameNumber(tx: Handle, id: string) {
  const { rows } = await sql<{ id: string; detail: unknown }>`
    select p.id, p.detail
    from property p left join location city on city.id = p.city_id
      cross join (select plain_rera_number(p.detail ->> 'reraNumber') as plain, ${stateOf} as state
        from property p left join location city on city.id = p.city_id
        where p.id = ${id} and ${registered}) asked
    where plain_rera_number(p.detail ->> 'reraNumber') = asked.plain and ${registered}
      and ${stateOf} is not distinct from asked.state
    order by p.id`.execute(tx)
  return rows
}
