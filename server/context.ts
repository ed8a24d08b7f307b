import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/connect.ts'
import type { Reads } from '#server/db/reads.ts'
import type { Circuits } from '#server/resilience/circuit.ts'
import type { Secrets } from '#server/secret/secret.ts'
import type { Stores } from '#server/store/open.ts'

/** Shared dependencies, created once in main.ts (or in a test) and passed in, never looked up. */
export interface Context {
  config: Config
  db: Database
  /**
   * The same database for what lasts longer than a transaction: locks of a connection, temporary
   * tables and notifications, which a pooler in between would lose.
   */
  sessions: Database
  /**
   * Connections for the calls visitors make most, to a replica if there is one: `prepared` plans
   * each statement once, `planned` plans it anew for its values. Each statement is independent.
   */
  reads: Pick<Reads, 'prepared' | 'planned'>
  secrets: Secrets
  /** Circuit breakers of the external providers, shared by requests and jobs. */
  circuits: Circuits
  stores: Stores
}
