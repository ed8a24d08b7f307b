import { sql } from 'kysely'
import type { RequirementState } from '#contract/requirement/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import { type RequirementRow, requirementColumns } from './queries.ts'

export interface PostedRow extends RequirementRow {
  customer_id: string
  first_name: string
  last_name: string
  fit_count: number
  offer_count: number
  removal_reason: string | null
  removed_by_name: string | null
  ended_at: Date | null
  version: number
}

export interface PostedFilter {
  search?: string | undefined
  state?: RequirementState | undefined
}

const selectPosted = () => sql<PostedRow>`
  select ${requirementColumns}, customer_id, first_name, last_name, removal_reason,
    removed_by_name, ended_at, requirement.version,
    (select count(*) from requirement_match join property on property.id = property_id
      where requirement_id = requirement.id and is_fit and is_live)::int as fit_count,
    (select count(*) from requirement_offer
      where requirement_id = requirement.id)::int as offer_count
  from requirement join customer on customer.id = customer_id`

const matching = ({ search, state }: PostedFilter) => sql<boolean>`
  (${state ?? null}::text is null or requirement_state(requirement) = ${state ?? null})
  and (${search ?? null}::text is null or strpos(lower(concat_ws(' ', first_name, last_name,
    requirement.note, requirement.filters ->> 'location', requirement.filters ->> 'search')),
    lower(${search ?? null})) > 0)`

export async function listPosted(
  db: Handle,
  filter: PostedFilter,
  { page, limit, sort }: { page: number; limit: number; sort: 'newest' | 'oldest' },
): Promise<{ rows: PostedRow[]; total: number }> {
  const direction = sort === 'newest' ? sql`desc` : sql`asc`
  const { rows } = await sql<PostedRow>`
    ${selectPosted()} where ${matching(filter)}
    order by requirement.created_at ${direction}, requirement.id ${direction}
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from requirement join customer on customer.id = customer_id
    where ${matching(filter)}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function findPosted(db: Handle, id: string): Promise<PostedRow | undefined> {
  const { rows } = await sql<PostedRow>`
    ${selectPosted()} where requirement.id = ${id}`.execute(db)
  return rows[0]
}

export async function lockPosted(tx: Handle, id: string): Promise<PostedRow | undefined> {
  await sql`select from requirement where id = ${id} for no key update`.execute(tx)
  return findPosted(tx, id)
}
