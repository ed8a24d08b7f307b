import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { messageOf } from './failure.ts'
import { PreparedStatements, StatementNames } from './statement-name.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
/** The database or a transaction on it: what every query function takes first. */
export type Handle = Kysely<Tables>

export interface Connection {
  db: Database
  pool: pg.Pool
  /** A connection as `db` uses them; to be released. */
  take(): Promise<pg.PoolClient>
  close(): Promise<void>
}

export interface ConnectOptions {
  /** Most connections at once; 10 without it. */
  max?: number
  /** Milliseconds a statement may take; 8,000 without it, 0 for long jobs: no limit. */
  statementTimeout?: number
  /** Plans each statement once for all its values, for calls that planning would cost most of. */
  prepares?: boolean
  log?: (line: string) => void
}

/** A pool of connections to `url` that outlives the loss of the database, and Kysely over it. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const statementTimeout = options.statementTimeout ?? 8_000
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: statementTimeout,
    // The server's own limit cannot end a wait on a network that swallows everything.
    query_timeout: statementTimeout && statementTimeout + 500,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'brickbazaar',
    // Else PostgreSQL would plan anew wherever other values promise to be cheaper.
    ...(options.prepares && { options: '-c plan_cache_mode=force_generic_plan' }),
    types: { getTypeParser },
  })
  // Without listeners a lost connection ends the process: the pool's own listener covers idle
  // clients, the second one those between two statements of a transaction.
  pool.on('error', (error) => options.log?.(`A database connection was lost: ${messageOf(error)}`))
  pool.on('connect', (client) => client.on('error', () => undefined))
  const take = options.prepares ? taking(pool, new StatementNames()) : taking(pool)
  const dialect = new PostgresDialect({
    pool: { options: pool.options, connect: take, end: () => pool.end() },
  })
  const db = new Kysely<Tables>({ dialect })
  let closed: Promise<void> | undefined
  return {
    db,
    pool,
    take,
    close: () => {
      closed ??= db.destroy().then(() => (pool.ended ? undefined : pool.end()))
      return closed
    },
  }
}

/** A connection of its own to the pool's database, outside its limits; not connected yet. */
export function connectOnce({ options }: pg.Pool, changes: pg.ClientConfig): pg.Client {
  const client = new pg.Client({
    ...options,
    // Spreading leaves it out: pg hides it from enumeration.
    ...(options.password !== undefined && { password: options.password }),
    ...changes,
  })
  client.on('error', () => undefined)
  return client
}

/** For work that takes as long as it takes. */
export const unlimited = {
  statement_timeout: 0,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 0,
} satisfies pg.ClientConfig

function taking(pool: pg.Pool, names?: StatementNames): () => Promise<pg.PoolClient> {
  const prepared = new WeakMap<pg.PoolClient, PreparedStatements>()
  return async () => {
    const client = await pool.connect()
    if (names && !prepared.has(client)) prepared.set(client, new PreparedStatements(names))
    return impatient(client, prepared.get(client))
  }
}

/**
 * After its read timeout pg keeps the connection, on which the next statement would wait in line.
 * Such a connection takes nothing more, not even a rollback, and is thrown away on release.
 */
function impatient(client: pg.PoolClient, prepared?: PreparedStatements): pg.PoolClient {
  let failure: unknown
  async function query(text: string, parameters: unknown[]): Promise<pg.QueryResult> {
    if (failure) throw failure
    try {
      return await (prepared?.query(client, text, parameters) ?? client.query(text, parameters))
    } catch (error) {
      if (messageOf(error) === 'Query read timeout') failure = error
      throw error
    }
  }
  const changed = {
    query,
    release: () => client.release(failure !== undefined || prepared?.isWornOut),
  }
  return new Proxy(client, {
    get: (target, name) => Reflect.get(name in changed ? changed : target, name),
  })
}

const { INT8, NUMERIC, DATE } = pg.types.builtins
// Arrays of these; pg-types has names for the scalars only.
const dateArray = 1182
const int8Array = 1016

const parsers: Record<number, (text: string) => unknown> = {
  [INT8]: wholeNumber,
  [NUMERIC]: Number,
  // A day has no time zone: as a Date it would move to another day.
  [DATE]: String,
  [dateArray]: texts,
  [int8Array]: (text) => texts(text).map(wholeNumber),
}

function getTypeParser(type: number, format?: 'text' | 'binary'): (text: string) => unknown {
  return (format !== 'binary' && parsers[type]) || pg.types.getTypeParser(type, format)
}

/** Numbers and days contain neither commas nor quotes. */
function texts(array: string): string[] {
  return array === '{}' ? [] : array.slice(1, -1).split(',')
}

/** Rupees, counts and ids of ours stay far below 2^53; a sum that does not must not be rounded. */
function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`)
  return value
}
