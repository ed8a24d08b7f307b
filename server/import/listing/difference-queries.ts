import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/** A row that differs from its listing in fields that an import does not change. */
export interface Difference {
  line: number
  isNoted: boolean
  names: string[]
  isRemoved: boolean
}

/** Returns rows that differ from their listing, or whose listing was deleted. */
export async function findDifferences(tx: Handle, runId: string): Promise<Difference[]> {
  const says = (name: string, column: string) => sql`
    case when s.facts ->> ${sql.lit(name)} is not null
      and (p.${sql.ref(column)} is not null or not is_paired)
      and s.facts ->> ${sql.lit(name)} is distinct from p.${sql.ref(column)}::text
      then ${sql.lit(name)} end`
  const { rows } = await sql<Difference>`
    with met as (
      select s.*, p.id, false as is_paired
      from import_seen s join property p on p.source_key = s.key
      where s.is_numbered or p.removed_at is not null
      union
      select s.*, p.id, false from import_seen s join property p on p.source_key = s.former_key
      where s.is_numbered or p.removed_at is not null
      union
      select s.*, c.property_id, true from import_seen s
      join import_price_change c on c.run_id = ${runId}::uuid and c.line = s.line
    ), compared as (
      select s.line, s.is_noted as "isNoted", p.removed_at is not null as "isRemoved",
        array_remove(array[
          ${says('propertyType', 'property_type')}, ${says('bedrooms', 'bedrooms')},
          ${says('floor', 'floor')}, ${says('furnished', 'furnished')},
          ${says('place', 'location_text')},
          ${says('title', 'title')}, ${says('description', 'description')},
          case when abs((s.facts ->> 'areaSqft')::numeric - p.area_sqft) > 1 then 'area' end],
          null) as names
      from met s join property p using (id)
    )
    select * from compared where "isRemoved" or cardinality(names) > 0
    order by line`.execute(tx)
  return rows
}

/** A row with the same home as an earlier row of the file. */
export interface SecondPrice {
  line: number
  price: number
  firstLine: number
  firstPrice: number
  isNoted: boolean
}

/** Returns rows with the home of an earlier row, written differently or at another price. */
export async function findSecondPrices(tx: Handle): Promise<SecondPrice[]> {
  const { rows } = await sql<SecondPrice>`
    select s.line, s.price, first.line as "firstLine", first.price as "firstPrice",
      s.is_noted as "isNoted"
    from import_seen s
    join (
      select distinct on (home_key) home_key, line, price from import_seen
      where home_key in (
        select home_key from import_seen group by home_key having count(*) > 1)
      order by home_key, line
    ) first using (home_key)
    where s.line > first.line
    union all
    select r.line, r.price, s.line, s.price, r.is_noted
    from import_repeat r join import_seen s using (key) where r.price <> s.price
    order by line`.execute(tx)
  return rows
}
