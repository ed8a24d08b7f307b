import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { messageOf, NoConnection } from './failure.ts'
import { readTimeoutAfter } from './statement/ask-connection.ts'
import { PreparedStatements, StatementNames, type When } from './statement-name.ts'
import { watched } from './statement-watch.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
/** The database or a transaction on it: the first parameter of every query function. */
export type Handle = Kysely<Tables>

export interface Connection {
  db: Database
  pool: pg.Pool
  /** Takes a connection from the pool as `db` does; release it after use. */
  take(): Promise<pg.PoolClient>
  close(): Promise<void>
}

export interface ConnectOptions {
  /** Max connections at once; default 10. */
  max?: number
  /** Statement timeout in milliseconds; default 8,000; 0 for no limit, for long jobs. */
  statementTimeout?: number
  /** Milliseconds that a caller waits for a connection; default 3,000. */
  connectionTimeout?: number
  /** Plans each statement once for all values, for calls whose main cost is planning. */
  prepares?: boolean
  /**
   * A pooler gives a connection for a transaction alone (pgbouncer before 1.21 in transaction
   * mode): nothing is prepared, and settings of the connection are those of its role.
   */
  isPooled?: boolean
  log?: (line: string) => void
}

/**
 * Returns a pool of connections to `url` that survives the loss of the database, with Kysely on
 * top.
 */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const statementTimeout = options.statementTimeout ?? 8_000
  const pool = new pg.Pool({
    connectionString: url,
    Client,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectionTimeout ?? 3_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'brickbazaar',
    // Otherwise PostgreSQL would plan anew whenever other values seem cheaper.
    ...(options.prepares && { options: '-c plan_cache_mode=force_generic_plan' }),
    types: { getTypeParser },
  })
  // Without listeners a lost connection ends the process: the pool's listener covers idle clients,
  // the second one those between two statements of a transaction.
  pool.on('error', (error) => options.log?.(`A database connection was lost: ${messageOf(error)}`))
  pool.on('connect', (client) => client.on('error', () => undefined))
  const usual = options.prepares ? 'always' : 'transactions'
  const take = taking(pool, options.isPooled ? 'never' : usual, readTimeoutAfter(statementTimeout))
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

/** Returns a client for the pool's database, outside the pool's limits and not yet connected. */
export function connectOnce({ options }: pg.Pool, changes: pg.ClientConfig): pg.Client {
  const client = new Client({
    ...options,
    // Object spread omits the password, which pg makes non-enumerable.
    ...(options.password !== undefined && { password: options.password }),
    query_timeout: readTimeoutAfter(Number(options.statement_timeout ?? 0)),
    ...changes,
  })
  client.on('error', () => undefined)
  return client
}

/** Options without time limits, for long work. */
export const unlimited = {
  statement_timeout: 0,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  // pg does not send a zero, and the role may have a limit of its own (deploy/cluster).
  options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
} satisfies pg.ClientConfig

/**
 * Returns a function that takes a connection from the pool. The connection prepares frequent
 * statements: all of them, none, or those in transactions and those marked with `byKey`. Others are
 * planned for their values.
 */
function taking(pool: pg.Pool, when: When, readTimeout: number): () => Promise<pg.PoolClient> {
  const names = new StatementNames()
  const prepared = new WeakMap<pg.PoolClient, PreparedStatements>()
  return async () => {
    const client = await pool.connect().catch((error) => {
      throw new NoConnection(error)
    })
    const known =
      prepared.get(client) ?? new PreparedStatements(client, names, { when, readTimeout })
    prepared.set(client, known)
    await known.forgetUnnamed()
    return impatient(client, known)
  }
}

/**
 * After a read timeout the next statement would queue behind the lost one. Such a connection runs
 * nothing more, not even a rollback, and is discarded on release.
 */
function impatient(client: pg.PoolClient, prepared: PreparedStatements): pg.PoolClient {
  let failure: unknown
  async function query(text: string, parameters: unknown[]): Promise<pg.QueryResult> {
    if (failure) throw failure
    try {
      return await watched(text, () => prepared.query(text, parameters))
    } catch (error) {
      if (messageOf(error) === 'Query read timeout') failure = error
      throw error
    }
  }
  const changed = {
    query,
    release: () => client.release(failure !== undefined || prepared.isWornOut),
  }
  return new Proxy(client, {
    get: (target, name) => Reflect.get(name in changed ? changed : target, name),
  })
}

const { INT8, NUMERIC, DATE } = pg.types.builtins
// Array types; pg-types names only the scalar ones.
const dateArray = 1182
const int8Array = 1016

const parsers: Record<number, (text: string) => unknown> = {
  [INT8]: wholeNumber,
  [NUMERIC]: Number,
  // A day has no time zone: as a Date it could shift to another day.
  [DATE]: String,
  [dateArray]: texts,
  [int8Array]: (text) => texts(text).map(wholeNumber),
}

function getTypeParser(type: number, format?: 'text' | 'binary'): (text: string) => unknown {
  return (format !== 'binary' && parsers[type]) || pg.types.getTypeParser(type, format)
}

/** Splits an array literal; numbers and days contain neither commas nor quotes. */
function texts(array: string): string[] {
  return array === '{}' ? [] : array.slice(1, -1).split(',')
}

/** Rupees, counts and ids stay far below 2^53; a larger number must not be rounded. */
function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`)
  return value
}

/**
 * A client that fails when it connects and not when it is made: pg reads the files of certificates
 * in its constructor, which the pool and timers call where nobody catches. So a file that is
 * missing for a moment, as while it is replaced, ended the process.
 */
export class Client extends pg.Client {
  readonly #failure: Error | undefined

  constructor(options?: string | pg.ClientConfig) {
    const failure = failureOf(options)
    super(failure ? {} : options)
    this.#failure = failure
  }

  override connect(): Promise<pg.Client>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    const failure = this.#failure
    if (!failure) return callback ? void super.connect(callback) : super.connect()
    if (!callback) return Promise.reject(failure)
    process.nextTick(callback, failure)
    return undefined
  }
}

/** Makes one in vain where an address names files. */
function failureOf(options: string | pg.ClientConfig | undefined): Error | undefined {
  const address = typeof options === 'string' ? options : options?.connectionString
  if (!address || !/[?&]ssl(?:rootcert|cert|key)=/.test(address)) return undefined
  try {
    new pg.Client(options)
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
