import { sql } from 'kysely'
import { withCommas } from '#domain/text/format-number.ts'
import type { Connection, Database } from '#server/db/connect.ts'
import { matchRequirements } from '#server/requirement/match/match.ts'
import { notifyOfMatches } from '#server/requirement/match/notify.ts'

const customers = 2_000
const changed = 1_000
const noon = new Date('2026-11-29T06:30:00Z')
const config = { publicUrl: undefined, host: '127.0.0.1', port: 5001 } as never

/** Returns what was measured, a line each. */
export async function measureRequirements({ db }: Connection, count: number): Promise<string[]> {
  await clear(db)
  await post(db, count)
  const matched = await timed(() => matchAll(db))
  const { pairs, requirements } = await countPairs(db)
  const listings = await countOf(
    db,
    sql<{ count: number }>`select count(*)::int as count from property where is_live`,
  )
  const told = await timed(() => notifyOfMatches(db, config, noon))
  const untold = await countOf(
    db,
    sql<{
      count: number
    }>`select count(*)::int as count from requirement_match where told_at is null`,
  )
  const messages = await countOf(
    db,
    sql<{
      count: number
    }>`select count(*)::int as count from message where template = 'requirement.matched'`,
  )
  await sql`
    insert into requirement_listing (property_id)
    select id from property where is_live order by id limit ${changed}`.execute(db)
  const followed = await timed(() => matchAll(db))
  const after = await countPairs(db)
  await clear(db)
  return [
    `${withCommas(count)} requirements held against ${withCommas(listings)} live listings: ` +
      `${matched} s; ${withCommas(pairs)} pairs, each stored once, of ` +
      `${withCommas(requirements)} requirements`,
    `brokers told: ${told} s; ${withCommas(messages)} messages, ${untold} pairs left`,
    `${withCommas(changed)} changed listings held against all of them: ${followed} s; ` +
      `${withCommas(after.pairs)} pairs as before`,
  ]
}

/** Customers look for homes like those that there are: place, type, rooms and a tenth more. */
async function post(db: Database, count: number): Promise<void> {
  await sql`
    insert into customer (id, email, phone, first_name, last_name, password_hash, source)
    select gen_random_uuid(), 'seeker' || number || '@bench.example.in',
      '+9190' || lpad(number::text, 8, '0'), 'Bench', 'Seeker', '', 'web'
    from generate_series(1, ${customers}) number`.execute(db)
  await sql`
    with home as (
      select row_number() over (order by md5(property.id::text)) as number, listing_type,
        property_type, bedrooms, price, place.name as place, city.name as city
      from property join location place on place.id = location_id
      join location city on city.id = city_id where is_live limit ${count}
    ),
    seeker as (
      select id, row_number() over (order by id) as number from customer
      where email like 'seeker%@bench.example.in'
    )
    insert into requirement (id, customer_id, filters, listing_type, property_types, min_price,
      max_price, ends_at)
    select gen_random_uuid(), seeker.id,
      jsonb_strip_nulls(jsonb_build_object('listingType', listing_type,
        'propertyType', property_type, 'bedrooms', bedrooms::text,
        -- Two in three name a locality, the others the city.
        'location', case when home.number % 3 = 0 then city else place || ', ' || city end,
        'maxPrice', (price * 11 / 10)::bigint::text, 'minPrice', (price * 7 / 10)::bigint::text,
        'search', case when home.number % 10 = 0 then 'semi-furnished, near metro' end)),
      listing_type,
      -- Both a type and the segment that has offices as well.
      case property_type when 'commercial' then array['commercial', 'office']
        else array[property_type] end, price * 7 / 10, price * 11 / 10,
      now() + interval '60 days'
    from home join seeker on seeker.number = home.number % ${customers} + 1`.execute(db)
}

async function matchAll(db: Database): Promise<void> {
  const onFailure = (error: unknown) => {
    throw error
  }
  while ((await matchRequirements(db, onFailure)) > 0);
}

async function clear(db: Database): Promise<void> {
  await sql`delete from customer where email like 'seeker%@bench.example.in'`.execute(db)
  await sql`delete from message where template = 'requirement.matched'`.execute(db)
  await sql`truncate requirement_listing`.execute(db)
}

async function countPairs(db: Database): Promise<{ pairs: number; requirements: number }> {
  const { rows } = await sql<{ pairs: number; requirements: number }>`
    select count(*)::int as pairs, count(distinct requirement_id)::int as requirements
    from requirement_match where is_fit`.execute(db)
  return rows[0] ?? { pairs: 0, requirements: 0 }
}

async function countOf(db: Database, query: ReturnType<typeof sql<{ count: number }>>) {
  const { rows } = await query.execute(db)
  return rows[0]?.count ?? 0
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const begin = performance.now()
  await work()
  return ((performance.now() - begin) / 1_000).toFixed(1)
}
