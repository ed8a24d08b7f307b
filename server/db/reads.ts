import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { type Connection, connect, type Database } from './connect.ts'
import { databaseIsAway, sqlState } from './failure.ts'
import { Replica } from './replica.ts'
import type { Tables } from './tables.ts'

/** Connections for visitors' reads: replicas in rotation if there are any, else the primary. */
export interface Reads {
  /** Prepared statements, planned once for all values. */
  prepared: Database
  /** Statements planned each time for their values. */
  planned: Database
  replicas: Replicas
  close(): Promise<void>
}

export interface ReadsOptions {
  /** The primary's default connection, whose statements are planned each time. */
  primary: Connection
  url: string
  /** The primary without a pooler, because a pooler keeps waiting for one that is away. */
  directUrl: string | undefined
  replicaUrls: readonly string[]
  log(line: string): void
}

export function openReads({ primary, url, directUrl, replicaUrls, log }: ReadsOptions): Reads {
  const prepared = connect(url, { prepares: true, isPooled: directUrl !== undefined })
  const replicas = new Replicas(directUrl ?? url, replicaUrls, log)
  const isAlone = replicaUrls.length === 0
  return {
    prepared: isAlone ? prepared.db : replicas.spread('prepared', prepared),
    planned: isAlone ? primary.db : replicas.spread('planned', primary),
    replicas,
    close: async () => {
      await replicas.close()
      await prepared.close()
    },
  }
}

/** The replicas of one database. Every statement goes to the next one that is fresh enough. */
export class Replicas {
  readonly #all: readonly Replica[]
  readonly #lookout: Connection
  readonly #asked = new Map<string, number>()
  #wroteAt = Number.NEGATIVE_INFINITY
  #stalest = 0
  #turn = 0

  constructor(url: string, replicaUrls: readonly string[], log: (line: string) => void) {
    this.#lookout = connect(url, { max: 1, statementTimeout: 2_000 })
    this.#all = replicaUrls.map(
      (replicaUrl, index) => new Replica(`Replica ${index + 1}`, replicaUrl, this.#lookout, log),
    )
  }

  get all(): readonly Replica[] {
    return this.#all
  }

  /** Statement counts by the server that ran them. */
  get asked(): ReadonlyMap<string, number> {
    return this.#asked
  }

  /** The oldest state in milliseconds that was read while the primary was away. */
  get stalest(): number {
    return this.#stalest
  }

  /** After a write in this process, the primary serves reads until a replica has replayed it. */
  noteWrite(): void {
    this.#wroteAt = performance.now()
    for (const replica of this.#all) replica.lookNow()
  }

  /** Returns a database that spreads independent statements over the replicas. */
  spread(way: 'prepared' | 'planned', primary: Connection): Database {
    const pool = {
      options: primary.pool.options,
      connect: () => this.#take(way, primary),
      end: async () => undefined,
    }
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((replica) => replica.close()))
    await this.#lookout.close()
  }

  #next(): Replica | undefined {
    for (let tries = 0; tries < this.#all.length; tries++) {
      const replica = this.#all[this.#turn++ % this.#all.length]
      if (replica?.isFollowing && replica.freshAt >= this.#wroteAt) return replica
    }
    return undefined
  }

  async #take(way: 'prepared' | 'planned', primary: Connection): Promise<pg.PoolClient> {
    const replica = this.#next()
    if (replica) {
      try {
        return this.#guarded(await replica[way].take(), replica, primary)
      } catch (error) {
        if (!isShort(error)) throw error
        replica.leaveOut(error)
      }
    }
    const standIn = this.#all.find(({ standsIn }) => standsIn)
    if (standIn) return this.#takeStale(way, standIn)
    this.#count('primary')
    return this.#backed(await this.#takeOrStale(way, primary), way)
  }

  async #takeOrStale(way: 'prepared' | 'planned', primary: Connection): Promise<pg.PoolClient> {
    try {
      return await primary.take()
    } catch (error) {
      const standIn = this.#all.find(({ couldStandIn }) => couldStandIn)
      if (!standIn || !databaseIsAway(error)) throw error
      return this.#takeStale(way, standIn)
    }
  }

  #takeStale(way: 'prepared' | 'planned', replica: Replica): Promise<pg.PoolClient> {
    this.#stalest = Math.max(this.#stalest, performance.now() - replica.freshAt)
    this.#count(`${replica.name} alone`)
    return replica[way].take()
  }

  /** Runs a statement on a replica if the primary no longer answers. */
  #backed(client: pg.PoolClient, way: 'prepared' | 'planned'): pg.PoolClient {
    const query = async (text: string, parameters: unknown[]): Promise<pg.QueryResult> => {
      try {
        return await client.query(text, parameters)
      } catch (error) {
        const standIn = this.#all.find(({ couldStandIn }) => couldStandIn)
        if (!standIn || !databaseIsAway(error)) throw error
        const other = await this.#takeStale(way, standIn)
        try {
          return await other.query(text, parameters)
        } finally {
          other.release()
        }
      }
    }
    return withQuery(client, query)
  }

  /**
   * Retries a statement on the primary if the replica fails or cancels it: reads can be repeated.
   */
  #guarded(client: pg.PoolClient, replica: Replica, primary: Connection): pg.PoolClient {
    const query = async (text: string, parameters: unknown[]): Promise<pg.QueryResult> => {
      try {
        const result = await client.query(text, parameters)
        this.#count(replica.name)
        return result
      } catch (error) {
        if (isShort(error)) replica.leaveOut(error)
        else if (!isGivenUp(error)) throw error
      }
      this.#count('primary')
      const other = await primary.take()
      try {
        return await other.query(text, parameters)
      } finally {
        other.release()
      }
    }
    return withQuery(client, query)
  }

  #count(name: string): void {
    this.#asked.set(name, (this.#asked.get(name) ?? 0) + 1)
  }
}

type Query = (text: string, parameters: unknown[]) => Promise<pg.QueryResult>

const withQuery = (client: pg.PoolClient, query: Query): pg.PoolClient =>
  new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  })

/**
 * Returns whether the replica is unreachable, too slow, or short of memory, disk or intact files:
 * classes 53 and 58 (PostgreSQL manual, appendix A). The primary may have no such problem.
 */
const isShort = (error: unknown) =>
  databaseIsAway(error) || /^(?:57014|53|58)/.test(sqlState(error) ?? '')

/** Replay conflicted with the statement (PostgreSQL manual, 26.4.2): SQLSTATE class 40. */
const isGivenUp = (error: unknown) => sqlState(error)?.startsWith('40') ?? false
