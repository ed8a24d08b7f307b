import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { type ChainEntry, type ChainHead, erasureActs } from './entry.ts'

/** Chains at most so many waiting events, the oldest first, and returns how many. */
export async function chainEvents(db: Handle, maxEvents: number): Promise<number> {
  const { rows } = await sql<{ chained: number }>`
    select chain_audit_events(${maxEvents}) as chained`.execute(db)
  return rows[0]?.chained ?? 0
}

/** Returns the last entry of the chain, or undefined before the first. */
export async function findHead(db: Handle): Promise<(ChainHead & { chainedAt: Date }) | undefined> {
  const row = await db
    .selectFrom('audit_chain')
    .select(['number', 'hash', 'chained_at'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { number: row.number, hash: row.hash.toString('hex'), chainedAt: row.chained_at }
}

/** Returns the last entry of each day in India, the earliest first. */
export async function listDayHeads(db: Handle): Promise<(ChainHead & { day: string })[]> {
  const { rows } = await sql<ChainHead & { day: string }>`
    select distinct on (india_day(chained_at)) number, encode(hash, 'hex') as hash,
      india_day(chained_at) as day
    from audit_chain order by india_day(chained_at), number desc`.execute(db)
  return rows
}

/**
 * After this many minutes an event that is not in the chain is a failure: the job takes seconds.
 */
export const maxUnchainedMinutes = 10

const tooLate = sql<boolean>`
  coalesce(min(at) < now() - make_interval(mins => ${maxUnchainedMinutes}), false)`

/**
 * Returns the number of events that are not in the chain yet, the time of the oldest, and whether
 * that is too long ago.
 */
export async function countUnchained(
  db: Handle,
): Promise<{ count: number; oldest: Date | null; isLate: boolean }> {
  return db
    .selectFrom('audit_unchained')
    .select([
      (of) => of.fn.countAll<number>().as('count'),
      (of) => of.fn.min<Date | null>('at').as('oldest'),
      tooLate.as('isLate'),
    ])
    .executeTakeFirstOrThrow()
}

const perRead = 1_000

/** Returns all entries in order; call it in a transaction that sees one moment. */
export async function* readEntries(db: Handle): AsyncGenerator<ChainEntry> {
  // Hashing between two reads may take longer on a busy machine than a transaction may be idle.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
  for (let after = 0; ; ) {
    const { rows } = await sql<ChainEntry>`
      select number, event_id as event,
        case when event.id is not null then audit_facts(number, chained_at, event) end as facts,
        case when event.id is not null and salt is not null then audit_personal(event) end
          as personal,
        encode(salt, 'hex') as salt, encode(commitment, 'hex') as commitment,
        encode(hash, 'hex') as hash
      from (select * from audit_chain where number > ${after} order by number limit ${perRead})
        entry left join audit_event event on event.id = event_id
      order by number`.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.number
  }
}

/** Returns customers and brokers whose erasure is in the log and not yet in the chain. */
export async function listUnchainedErasures(db: Handle): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_unchained')
    .innerJoin('audit_event', 'audit_event.id', 'event_id')
    .where('act', 'in', [...erasureActs])
    .where('target_id', 'is not', null)
    .select('target_id')
    .execute()
  return rows.flatMap(({ target_id }) => target_id ?? [])
}

/** The first of some events, and how many there are. */
interface Found {
  events: string[]
  total: number
}

const foundIn = (rows: readonly { id: string; total: number }[]): Found => ({
  events: rows.map(({ id }) => id),
  total: rows[0]?.total ?? 0,
})

/** Returns events that were never queued for the chain: at most so many, and how many there are. */
export async function listUnqueued(db: Handle, max: number): Promise<Found> {
  const { rows } = await sql<{ id: string; total: number }>`
    select id, count(*) over () as total from audit_event
    where not exists (select from audit_chain where event_id = audit_event.id)
      and not exists (select from audit_unchained where event_id = audit_event.id)
    order by at, id limit ${max}`.execute(db)
  return foundIn(rows)
}

/** Returns events that were removed before they were in the chain, in the same way. */
export async function listRemovedUnchained(db: Handle, max: number): Promise<Found> {
  const { rows } = await sql<{ id: string; total: number }>`
    select event_id as id, count(*) over () as total from audit_unchained
    where not exists (select from audit_event where id = event_id)
    order by at, event_id limit ${max}`.execute(db)
  return foundIn(rows)
}
