import type pg from 'pg'
import { withCommas } from '#domain/text/format-number.ts'
import type { Dataset } from '../dataset/dataset.ts'
import { type Listing, makeListings, type Town } from '../listing.ts'
import { fillTown } from './town.ts'

const batch = 10_000

/** Fills an empty, migrated database with that many listings and all that belongs to them. */
export async function fill(
  pool: pg.Pool,
  dataset: Dataset,
  count: number,
  log: (line: string) => void,
) {
  const client = await pool.connect()
  try {
    // Triggers and foreign keys are asked once at the end instead of a million times.
    await client.query(`set session_replication_role = 'replica'`)
    // But for the one that puts a listing on the map: nothing else knows where.
    await client.query('alter table property enable always trigger property_map_point')
    const town = await fillTown(client, dataset, count)
    const restore = await dropIndexes(client)
    await fillListings(client, town, count, log)
    log('photos')
    await fillPhotos(client)
    for (const [name, definition] of restore) {
      log(`index ${name}`)
      await client.query(definition)
    }
    await client.query('alter table property enable trigger property_map_point')
    await client.query(`set session_replication_role = 'origin'`)
    log('prices')
    await client.query(`
      insert into property_price (property_id, at, price)
      select id, created_at, price from property where is_live`)
    // What the triggers would have counted and noted.
    await client.query('select refill_property_tally(), refill_place_tally()')
    await client.query(
      `select refill_property_words(), refill_property_quality(), refill_property_card(),
        refill_property_ranking()`,
    )
    log('checking and vacuuming')
    await check(client, count)
    await client.query('vacuum (analyze)')
  } finally {
    client.release(true)
  }
}

/** Drops every index that is no constraint and says how to make it again: building is quicker. */
async function dropIndexes(client: pg.PoolClient): Promise<[name: string, definition: string][]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid in ('property'::regclass, 'property_image'::regclass)
      and not exists (select from pg_constraint where conindid = indexrelid)`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ name, definition }) => [name, definition])
}

// Name and type of what a listing brings; words, amenities and features come joined and are split
// here.
const columns: [keyof Listing, string][] = [
  ['id', 'uuid'],
  ['broker_id', 'uuid'],
  ['title', 'text'],
  ['description', 'text'],
  ['property_type', 'text'],
  ['listing_type', 'text'],
  ['price', 'bigint'],
  ['area', 'numeric'],
  ['bedrooms', 'smallint'],
  ['bathrooms', 'smallint'],
  ['furnished', 'text'],
  ['location_id', 'uuid'],
  ['city_id', 'uuid'],
  ['location_text', 'text'],
  ['address', 'text'],
  ['pincode', 'text'],
  ['latitude', 'float8'],
  ['longitude', 'float8'],
  ['amenities', 'text'],
  ['features', 'text'],
  ['words', 'text'],
  ['status', 'text'],
  ['rejection_reason', 'text'],
  ['is_live', 'boolean'],
  ['created_at', 'timestamptz'],
]
const plain = columns
  .map(([name]) => name)
  .filter((name) => !/^(amenities|features|words)$/.test(name))
const insertListings = `
  insert into property (${plain.join(', ')}, submitted_at, confirmed_at, area_unit, amenities,
    features, search_vector)
  select ${plain.join(', ')}, created_at, now(), 'sqft',
    string_to_array(amenities, ','), string_to_array(features, ','),
    array_to_tsvector(string_to_array(words, ' '))
  from unnest(${columns.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ')})
    as listing (${columns.map(([name]) => name).join(', ')})`

async function fillListings(
  client: pg.PoolClient,
  town: Town,
  count: number,
  log: (line: string) => void,
): Promise<void> {
  let rows: Listing[] = []
  let written = 0
  let writing: Promise<unknown> = Promise.resolve()
  // The next batch is made while PostgreSQL writes the one before.
  const flush = async () => {
    const values = columns.map(([name]) => rows.map((row) => row[name]))
    written += rows.length
    rows = []
    await writing
    writing = client.query(insertListings, values)
    if (written % 100_000 === 0) log(`${withCommas(written)} listings`)
  }
  for (const listing of makeListings(town, count)) {
    rows.push(listing)
    if (rows.length === batch) await flush()
  }
  if (rows.length > 0) await flush()
  await writing
}

/** Twelve photos a broker, of which every listing shows none to five. */
async function fillPhotos(client: pg.PoolClient): Promise<void> {
  await client.query(`
    insert into media (id, broker_id, width, height, widths, is_hashed, thumbhash)
    select md5('media' || broker.id || number)::uuid, broker.id, 1600, 1200, '{400,800,1600}', true,
      decode(md5(broker.id || 'thumbhash' || number), 'hex')
    from broker, generate_series(0, 11) as number`)
  await client.query(`
    insert into property_image (property_id, position, media_id, is_primary)
    select property.id, position,
      md5('media' || broker_id || (hash.value + position) % 12)::uuid, position = 0
    from property
      cross join lateral (select hashtext(property.id::text) & 2147483647 as value) as hash
      cross join lateral generate_series(0, hash.value % 6 - 1) as position`)
}

/** The triggers were off: what they would have kept true is asked here. */
async function check(client: pg.PoolClient, count: number): Promise<void> {
  const { rows } = await client.query<{
    listings: number
    wrong: number
    loose: number
    tally: number
  }>(`
    select count(*) as listings,
      count(*) filter (where is_live is distinct from property_goes_live(
          property.status, removed_at, expired_at, broker.status, broker.kyc_status)
        or city_id is distinct from area.parent_id) as wrong,
      (select count(*) from property_image
        where not exists (select from media where id = media_id)) as loose,
      (select sum(count)::bigint from property_tally) as tally
    from property
      left join broker on broker.id = broker_id
      left join location area on area.id = location_id`)
  const [found] = rows
  if (found?.listings !== count || found.wrong || found.loose || found.tally !== count) {
    throw new Error(`The fill went wrong: ${JSON.stringify(found)}`)
  }
}
