import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Connection, connect } from './connect.ts'
import { codeOf, databaseIsAway, sqlState } from './failure.ts'

/**
 * Max replication lag in milliseconds for reads: together with the half second of the response
 * cache (decision 0010), every write is visible everywhere within one second.
 */
export const maxReplicaLagMs = 400
/**
 * How old an answer may be while the primary is away: by then another one is made (decision 0115).
 */
const maxStaleMs = 60_000
/** Milliseconds between checks of a replica that follows, and of one that does not respond. */
const between = { following: 100, away: 1_000 }
/** Statement timeout on a replica in milliseconds: after that the primary serves better. */
const statementTimeout = 2_000
/** Milliseconds without reads after a statement failed because of the replica itself. */
const restFor = 5_000
/** Positions remembered per replica: at the check interval, several seconds. */
const maxMoments = 64

/** A position of the primary: a replica that has replayed it has everything committed before. */
interface Moment {
  at: number
  position: number
}

interface Position {
  /** Bytes written or replayed; null if nothing is being replayed. */
  position: number | null
  system: string
}

/**
 * One replica. Ten times a second the primary is asked how far it has written, and then the replica
 * how far it has replayed. So no server's clock is trusted, and a replica that is cut off is not
 * mistaken for one with nothing to replay.
 */
export class Replica {
  readonly name: string
  /** For visitors' reads: prepared statements, and statements planned each time. */
  readonly prepared: Connection
  readonly planned: Connection
  readonly #lookout: Connection
  readonly #primary: Connection
  readonly #log: (line: string) => void
  readonly #ending = new AbortController()
  #moments: Moment[] = []
  #freshAt = Number.NEGATIVE_INFINITY
  #restsUntil = Number.NEGATIVE_INFINITY
  #isPrimaryAway = false
  #trouble: string | undefined
  #wake: () => void = () => undefined
  readonly #watching: Promise<void>

  constructor(name: string, url: string, primary: Connection, log: (line: string) => void) {
    this.name = name
    this.prepared = connect(url, { prepares: true, statementTimeout })
    this.planned = connect(url, { statementTimeout })
    // A separate connection: the lag must be known even when all others are in use.
    this.#lookout = connect(url, { max: 1, statementTimeout })
    this.#primary = primary
    this.#log = log
    this.#watching = this.#watch()
  }

  /** The replica has everything committed before this time of `performance.now()`. */
  get freshAt(): number {
    return this.#freshAt
  }

  get isFollowing(): boolean {
    return !this.#isResting && this.#freshAt >= performance.now() - maxReplicaLagMs
  }

  /** The primary is away, and this replica answers: what it has is old, within a bound. */
  get standsIn(): boolean {
    return this.#isPrimaryAway && this.couldStandIn
  }

  /** The same before anybody has looked whether the primary is away. */
  get couldStandIn(): boolean {
    return !this.#isResting && this.#freshAt >= performance.now() - maxStaleMs
  }

  get #isResting(): boolean {
    return performance.now() < this.#restsUntil
  }

  /** Stops reads from this replica for some seconds after a failure of its own. */
  leaveOut(error: unknown): void {
    this.#restsUntil = performance.now() + restFor
    this.#say(`gave up a statement (${codeOf(error) ?? 'no answer'})`)
  }

  /** Checks immediately: a write has to become readable. */
  lookNow(): void {
    this.#wake()
  }

  async close(): Promise<void> {
    this.#ending.abort()
    await this.#watching
    await Promise.all([this.prepared.close(), this.planned.close(), this.#lookout.close()])
  }

  async #watch(): Promise<void> {
    const { signal } = this.#ending
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        this.#wake = resolve
      })
      const isThere = await this.#look()
      const pause = isThere ? between.following : between.away
      const rest = wait(pause, undefined, { signal, ref: false }).catch(() => undefined)
      await (isThere ? Promise.race([woken, rest]) : rest)
    }
  }

  /** Measures the lag; returns whether it responded as a replica of this database. */
  async #look(): Promise<boolean> {
    try {
      const at = performance.now()
      const primary = await this.#primaryPosition()
      const { rows: seen } = await replayedUpTo.execute(this.#lookout.db)
      const [replica] = seen
      this.#isPrimaryAway = primary === 'away'
      if (primary === 'away') return this.#waitForPrimary(replica)
      const replayed = replica?.system === primary?.system ? replica?.position : undefined
      if (typeof replayed !== 'number' || typeof primary?.position !== 'number') {
        this.#leave('is no standby of this database')
        return false
      }
      this.#moments = [...this.#moments, { at, position: primary.position }].slice(-maxMoments)
      const reached = this.#moments.findLast(({ position }) => position <= replayed)
      if (reached) this.#freshAt = Math.max(this.#freshAt, reached.at)
      if (!this.#isResting) this.#say(this.isFollowing ? undefined : 'is too far behind')
      return true
    } catch (error) {
      // The error's message would reveal the host or the user.
      this.#leave(`cannot be compared with the primary (${codeOf(error) ?? 'no answer'})`)
      return false
    }
  }

  async #primaryPosition(): Promise<Position | undefined | 'away'> {
    try {
      return (await wroteUpTo.execute(this.#primary.db)).rows[0]
    } catch (error) {
      // A server that was made a standby answers that recovery is in progress.
      if (databaseIsAway(error) || sqlState(error) === '55000') return 'away'
      throw error
    }
  }

  #waitForPrimary(replica: Position | undefined): boolean {
    if (typeof replica?.position !== 'number') {
      this.#leave('is no standby of this database')
      return false
    }
    if (!this.#isResting)
      this.#say(this.couldStandIn ? 'stands in for the primary' : 'waits for the primary')
    return true
  }

  #leave(trouble: string): void {
    this.#freshAt = Number.NEGATIVE_INFINITY
    this.#moments = []
    this.#say(trouble)
  }

  /** Logs each change of state once. */
  #say(trouble: string | undefined): void {
    if (trouble === this.#trouble) return
    this.#trouble = trouble
    const still =
      trouble === 'stands in for the primary' ? trouble : `${trouble}: it is not read from`
    this.#log(`${this.name} ${trouble ? still : 'follows again'}`)
  }
}

const wroteUpTo = sql<Position>`
  select (pg_current_wal_flush_lsn() - '0/0')::float8 as position, system_identifier::text as system
  from pg_control_system()`
const replayedUpTo = sql<Position>`
  select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end - '0/0')::float8
    as position,
    system_identifier::text as system
  from pg_control_system()`
