import { sql } from 'kysely'
import { toSqft } from '#domain/area/area.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Listing } from '#server/import/listing/row/build-listing.ts'
import type { Assigned, Refused } from './assign.ts'
import {
  type Additions,
  additionsOf,
  type Completion,
  completionOf,
  type Stored,
} from './completion.ts'

/**
 * Creates temporary tables for the rows of the file being checked, by key. They keep memory
 * constant and are compared with the listings of earlier lists at the end.
 */
export async function openSeenRows(connection: Handle): Promise<void> {
  await sql`create temporary table if not exists import_seen (
    key bytea primary key, former_key bytea, home_key bytea not null, price bigint not null,
    line integer not null, is_new boolean not null, is_noted boolean not null,
    is_numbered boolean not null, facts jsonb not null)`.execute(connection)
  await sql`delete from import_seen`.execute(connection)
  await sql`create temporary table if not exists import_gone (
    line integer primary key, home_key bytea not null, price bigint)`.execute(connection)
  await sql`delete from import_gone`.execute(connection)
  await sql`create temporary table if not exists import_repeat (
    line integer primary key, key bytea not null, price bigint not null,
    is_noted boolean not null)`.execute(connection)
  await sql`delete from import_repeat`.execute(connection)
}

export interface SeenRow extends Assigned {
  /** Whether no listing has one of its keys. */
  isNew: boolean
  isNoted: boolean
}

/** Stores these rows; returns the keys that are new in the file. */
export async function noteRows(connection: Handle, seen: readonly SeenRow[]): Promise<Set<string>> {
  const documents = JSON.stringify(
    seen.map((row) => ({
      key: row.key.toString('hex'),
      former_key: row.formerKey?.toString('hex') ?? null,
      home_key: row.homeKey.toString('hex'),
      price: row.listing.price,
      line: row.line,
      is_new: row.isNew,
      is_noted: row.isNoted,
      is_numbered: row.listing.isNumbered,
      facts: { ...factsOf(row.listing), brokerId: row.brokerId },
    })),
  )
  const { rows } = await sql<{ key: string }>`
    insert into import_seen
    select decode(key, 'hex'), decode(former_key, 'hex'), decode(home_key, 'hex'), price, line,
      is_new, is_noted, is_numbered, facts
    from json_to_recordset(${documents}::json) as item(key text, former_key text, home_key text,
      price bigint, line integer, is_new boolean, is_noted boolean, is_numbered boolean,
      facts jsonb)
    on conflict do nothing
    returning encode(key, 'hex') as key`.execute(connection)
  return new Set(rows.map((row) => row.key))
}

/** Stores the rows whose number an earlier row of the file has. */
export async function noteRepeats(
  connection: Handle,
  repeats: readonly Pick<SeenRow, 'line' | 'key' | 'listing' | 'isNoted'>[],
): Promise<void> {
  if (repeats.length === 0) return
  const documents = repeats.map(({ line, key, listing, isNoted }) => ({
    ...{ line, key: key.toString('hex'), price: listing.price, is_noted: isNoted },
  }))
  await sql`
    insert into import_repeat
    select line, decode(key, 'hex'), price, is_noted
    from json_to_recordset(${JSON.stringify(documents)}::json) as item(
      line integer, key text, price bigint, is_noted boolean)
    on conflict do nothing`.execute(connection)
}

/** Stores the rows whose homes are gone. */
export async function noteGone(connection: Handle, refused: readonly Refused[]): Promise<void> {
  const rows = refused.flatMap(({ line, gone }) =>
    gone ? { line, home_key: gone.homeKey.toString('hex'), price: gone.price ?? null } : [],
  )
  if (rows.length === 0) return
  await sql`
    insert into import_gone
    select line, decode(home_key, 'hex'), price
    from json_to_recordset(${JSON.stringify(rows)}::json) as item(
      line integer, home_key text, price bigint)
    on conflict do nothing`.execute(connection)
}

/** Returns the facts that a later list may change; a fact the row does not give is null. */
function factsOf(listing: Listing) {
  const { propertyType, bedrooms, furnished, floor, city, locality, title } = listing
  const { listingType, isTitled } = listing
  // A generated text is left out, because it follows the other facts.
  const description = listing.isDescribed ? listing.description : null
  const areaSqft = Math.round(toSqft(listing.area, listing.areaUnit))
  return {
    ...{ propertyType, areaSqft, bedrooms, furnished, floor, city, locality, title, description },
    ...{ listingType, isTitled, place: listing.locationText, hasPoint: listing.latitude !== null },
    ...{ address: listing.address, hasUnit: listing.hasUnit, additions: additionsOf(listing) },
  }
}

export async function closeSeenRows(connection: Handle): Promise<void> {
  await sql`drop table if exists import_seen, import_gone, import_repeat`.execute(connection)
}

/** A row of an existing listing with another price or more facts. */
export interface PriceChange {
  line: number
  /** The listing's current price, and the price in the broker's last list. */
  from: number
  listed: number
  to: number
  isNew: boolean
  isNoted: boolean
  /** The listing was sold or rented since and stays so. */
  isClosed: boolean
  completion: Completion
}

/** SQL condition: the listing can be edited without another decision. */
export const isOpen = sql`p.removed_at is null and p.status in ('pending', 'approved')`

/** Selects the listings that rows of the file identify, in their current state. */
export const known = sql`
  select p.id, p.import_id, p.broker_id from import_seen s join property p on p.source_key = s.key
  union
  select p.id, p.import_id, p.broker_id from import_seen s
  join property p on p.source_key = s.former_key`

/**
 * Pairs the rows that differ from a listing only in price, for the import. Rows and listings of one
 * home are paired in order of price, and only if there are equally many.
 */
export async function pairHomes(tx: Handle, runId: string): Promise<void> {
  await sql`analyze import_seen`.execute(tx)
  await sql`
    with known as (${known}), sent as (
      select line, key, home_key, is_gone,
        row_number() over (partition by home_key order by price, line) as place,
        count(*) over (partition by home_key) as total
      from (
        select line, key, home_key, price, false as is_gone from import_seen where is_new
        union all
        select line, null, home_key, price, true from import_gone
      ) as row
    ), listed as (
      select p.id, p.home_key,
        row_number() over (partition by p.home_key order by p.listed_price, p.id) as place,
        count(*) over (partition by p.home_key) as total
      from property p
      where p.home_key in (select home_key from sent) and ${isOpen}
        and not exists (select from known where known.id = p.id)
    )
    insert into import_price_change (run_id, line, property_id, key)
    select ${runId}::uuid, sent.line, listed.id, sent.key
    from sent join listed using (home_key, place, total)
    where not sent.is_gone
    union all
    select ${runId}::uuid, s.line, p.id, s.key
    from import_seen s join property p on p.source_key = s.key and p.home_key = s.home_key
    where p.listed_price <> s.price and ${isOpen}
    on conflict do nothing`.execute(tx)
  await pairClosed(tx, runId)
}

/** Lists the changes to the listings that rows are paired with. */
export async function listChanges(tx: Handle, runId: string): Promise<PriceChange[]> {
  const { rows } = await sql<Omit<PriceChange, 'completion'> & Stored & { additions: Additions }>`
    select s.line, p.price as "from", p.listed_price as listed, s.price as "to",
      s.is_new as "isNew", s.is_noted as "isNoted", p.status in ('sold', 'rented') as "isClosed",
      s.facts -> 'additions' as additions, p.detail, jsonb_build_object('floor', p.floor,
        'totalFloors', p.total_floors, 'parkingSpaces', p.parking_spaces,
        'furnished', p.furnished, 'bedrooms', p.bedrooms, 'bathrooms', p.bathrooms) as facts
    from import_price_change c
    join property p on p.id = c.property_id
    join import_seen s on s.line = c.line
    where c.run_id = ${runId} order by s.line`.execute(tx)
  return rows.map(({ additions, facts, detail, ...row }) => ({
    ...row,
    completion: completionOf(additions, { facts, detail }),
  }))
}

/** Pairs new rows with listings that were sold or rented here, which only a person reopens. */
async function pairClosed(tx: Handle, runId: string): Promise<void> {
  await sql`
    with open as (
      select line, key, home_key,
        row_number() over (partition by home_key order by price, line) as place
      from import_seen s
      where is_new and not exists (
        select from import_price_change c where c.run_id = ${runId}::uuid and c.line = s.line)
    ), closed as (
      select p.id, p.home_key,
        row_number() over (partition by p.home_key order by p.listed_price, p.id) as place
      from property p
      where p.home_key in (select home_key from open) and p.removed_at is null
        and p.status in ('sold', 'rented')
        and not exists (select from (${known}) known where known.id = p.id)
    )
    insert into import_price_change (run_id, line, property_id, key)
    select ${runId}::uuid, open.line, closed.id, open.key
    from open join closed using (home_key, place)
    on conflict do nothing`.execute(tx)
}

/** Rows with new listings in one place. */
export interface NewPlaceRows {
  city: string
  locality: string | null
  hasPoint: boolean
  lines: number[]
  /** The lines that already have notes. */
  notedLines: number[]
}

/** Lists the places of rows that are neither an existing listing nor paired with one. */
export async function listNewPlaces(tx: Handle, runId: string): Promise<NewPlaceRows[]> {
  const { rows } = await sql<NewPlaceRows>`
    select facts ->> 'city' as city, facts ->> 'locality' as locality,
      (facts ->> 'hasPoint')::boolean as "hasPoint", array_agg(line order by line) as lines,
      coalesce(array_agg(line) filter (where is_noted), '{}') as "notedLines"
    from import_seen s
    where is_new and not exists (
      select from import_price_change c where c.run_id = ${runId}::uuid and c.line = s.line)
    group by 1, 2, 3 order by min(line)`.execute(tx)
  return rows
}

/** A row that says a home is gone while its listing is open. */
export interface GoneListing {
  line: number
  title: string
  isLive: boolean
}

/** Returns open listings of homes that are gone; of several for one home, the closest in price. */
export async function findGone(tx: Handle, runId: string): Promise<GoneListing[]> {
  const { rows } = await sql<GoneListing>`
    with known as (${known}
      union
      select p.id, p.import_id, p.broker_id
      from import_price_change c join property p on p.id = c.property_id where c.run_id = ${runId})
    select distinct on (g.line) g.line, p.title, p.status = 'approved' as "isLive"
    from import_gone g join property p using (home_key)
    where ${isOpen} and not exists (select from known where known.id = p.id)
    order by g.line, abs(p.listed_price - g.price), p.id`.execute(tx)
  return rows
}

const maxNamed = 30

/** Counts the listings of the same list without a row in the file, with the first titles. */
export async function findMissing(
  tx: Handle,
  runId: string,
): Promise<{ total: number; titles: string[] }> {
  const { rows } = await sql<{ title: string; total: number }>`
    with known as (${known}
      union
      select p.id, p.import_id, p.broker_id
      from import_gone g join property p using (home_key)
      union
      select p.id, p.import_id, p.broker_id
      from import_price_change c join property p on p.id = c.property_id where c.run_id = ${runId})
    select p.title, count(*) over () as total from property p
    where (p.import_id, p.broker_id) in (select import_id, broker_id from known) and ${isOpen}
      and not exists (select from known where known.id = p.id)
    order by p.title, p.id limit ${maxNamed}`.execute(tx)
  return { total: rows[0]?.total ?? 0, titles: rows.map(({ title }) => title) }
}
