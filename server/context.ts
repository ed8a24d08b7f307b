import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/connect.ts'
import type { Reads } from '#server/db/reads.ts'
import type { Circuits } from '#server/resilience/circuit.ts'
import type { Secrets } from '#server/secret/secret.ts'
import type { Stores } from '#server/store/open.ts'

/** What the rooms are given: made once in main.ts (or in a test), never looked up. */
export interface Context {
  config: Config
  db: Database
  /**
   * The same for the calls that visitors make most, from a replica where there is one: `prepared`
   * plans each statement once, `planned` each time for its values. Every statement stands for
   * itself.
   */
  reads: Pick<Reads, 'prepared' | 'planned'>
  secrets: Secrets
  /** How the services outside stand: the same for requests and jobs. */
  circuits: Circuits
  /** Where photos and documents are kept. */
  stores: Stores
}
