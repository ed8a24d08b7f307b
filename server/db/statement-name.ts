import type pg from 'pg'

/** Statements remembered by each connection: a plan of a long one takes some 400 KB there. */
const maxNamed = 60
/** So often a text has to come for a name, among so many statements without one. */
const often = 8
const window = 1_000
/** pg remembers every name a connection ever had; after so many it is replaced by a new one. */
const maxGivenUp = 200

export interface Named {
  /** The same text each time it comes: each connection keeps it, and need not keep a copy. */
  text: string
  name?: string
}

interface Statement {
  named: Required<Named>
  /** The number of the statement that asked for it last. */
  usedAt: number
}

/**
 * Names of statements that come again and again. What has a name is planned once by each connection
 * and keeps it; what comes now and then is not worth that. There are so many names and no more: a
 * text that comes often takes the name of one that no longer does.
 */
export class StatementNames {
  readonly #held = new Map<string, Statement>()
  readonly #names = new Set<string>()
  readonly #coming = new Map<string, { times: number; since: number }>()
  #statements = 0
  #unnamed = 0
  #given = 0

  /** How many names were given so far, each to one text. */
  get given(): number {
    return this.#given
  }

  /** Whether a text has this name now. */
  has(name: string): boolean {
    return this.#names.has(name)
  }

  /** A text with its name, if it has one. */
  of(text: string): Named {
    this.#statements++
    const statement = this.#held.get(text)
    if (!statement) return this.#earnsName(text) ? this.#name(text) : { text }
    statement.usedAt = this.#statements
    return statement.named
  }

  #earnsName(text: string): boolean {
    if (this.#unnamed++ % window === 0) this.#coming.clear()
    const coming = this.#coming.get(text) ?? { times: 0, since: this.#statements }
    this.#coming.set(text, coming)
    if (++coming.times < often) return false
    this.#coming.delete(text)
    return this.#held.size < maxNamed || this.#giveUpBefore(coming.since)
  }

  /** Gives up the name that was not asked for longest, neither since then nor for a while. */
  #giveUpBefore(since: number): boolean {
    let oldest: Statement | undefined
    for (const statement of this.#held.values())
      if (!(oldest && oldest.usedAt < statement.usedAt)) oldest = statement
    if (!oldest || oldest.usedAt >= Math.min(since, this.#statements - window)) return false
    this.#names.delete(oldest.named.name)
    return this.#held.delete(oldest.named.text)
  }

  #name(text: string): Named {
    const named = { text, name: `statement ${this.#given++}` }
    this.#held.set(text, { named, usedAt: this.#statements })
    this.#names.add(named.name)
    return named
  }
}

/** The statements that one connection has prepared. */
export class PreparedStatements {
  readonly #names: StatementNames
  readonly #prepared = new Set<string>()
  #seen = 0
  #givenUp = 0

  constructor(names: StatementNames) {
    this.#names = names
  }

  get isWornOut(): boolean {
    return this.#givenUp >= maxGivenUp
  }

  async query(client: pg.ClientBase, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const named = this.#names.of(text)
    if (this.#seen !== this.#names.given) await this.#forget(client)
    const result = await client.query({ ...named, values })
    if (named.name) this.#prepared.add(named.name)
    return result
  }

  /**
   * Frees what has lost its name. That this failed harms nothing, as nothing prepared is asked
   * within a transaction: a pooler between has names of its own for statements.
   */
  async #forget(client: pg.ClientBase): Promise<void> {
    this.#seen = this.#names.given
    for (const name of [...this.#prepared].filter((prepared) => !this.#names.has(prepared))) {
      this.#prepared.delete(name)
      this.#givenUp++
      await client.query(`deallocate "${name}"`).catch(() => undefined)
    }
  }
}
