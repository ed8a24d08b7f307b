import { sql } from 'kysely'
import type pg from 'pg'
import { isOutdatedPlan } from './failure.ts'
import { askConnection } from './statement/ask-connection.ts'

/** Max prepared statements per connection: the plan of a long one takes about 400 KB. */
const maxNamed = 60
/** Uses of a text, within a window of unnamed statements, before it gets a name. */
const often = 8
const window = 1_000
/** pg remembers every name a connection ever had; after this many evictions it is replaced. */
const maxGivenUp = 200

export interface Named {
  /** The same string instance for each use, so that connections share it. */
  text: string
  name?: string
}

interface Statement {
  named: Required<Named>
  /** The sequence number of the last statement that used it. */
  usedAt: number
}

/**
 * Names for frequent statements. Each connection plans a named statement once and keeps the plan;
 * rare statements are not worth that. The number of names is limited: a frequent text takes the
 * name of one that is no longer used.
 */
export class StatementNames {
  readonly #held = new Map<string, Statement>()
  readonly #names = new Set<string>()
  readonly #coming = new Map<string, { times: number; since: number }>()
  /** Lengths of texts: most statements of searches are long and never come again. */
  readonly #heldLengths = new Map<number, number>()
  readonly #comingLengths = new Set<number>()
  #statements = 0
  #unnamed = 0
  #given = 0
  #changes = 0

  /** Number of names given up so far. */
  get changes(): number {
    return this.#changes
  }

  has(name: string): boolean {
    return this.#names.has(name)
  }

  /** Returns a text with its name, if it has one. */
  of(text: string): Named {
    this.#statements++
    const statement = this.#heldLengths.has(text.length) ? this.#held.get(text) : undefined
    if (!statement) return this.#earnsName(text) ? this.#name(text) : { text }
    statement.usedAt = this.#statements
    return statement.named
  }

  /** Takes the name from a text; it can earn another. */
  giveUp(text: string): void {
    const held = this.#held.get(text)
    if (!held) return
    this.#names.delete(held.named.name)
    this.#held.delete(text)
    const others = (this.#heldLengths.get(text.length) ?? 1) - 1
    if (others > 0) this.#heldLengths.set(text.length, others)
    else this.#heldLengths.delete(text.length)
    this.#changes++
  }

  #earnsName(text: string): boolean {
    if (this.#unnamed++ % window === 0) {
      this.#coming.clear()
      this.#comingLengths.clear()
    }
    // A text is stored and hashed only from the second of its length.
    if (!this.#comingLengths.has(text.length)) {
      this.#comingLengths.add(text.length)
      return false
    }
    const coming = this.#coming.get(text) ?? { times: 1, since: this.#statements }
    this.#coming.set(text, coming)
    if (++coming.times < often) return false
    this.#coming.delete(text)
    return this.#held.size < maxNamed || this.#giveUpBefore(coming.since)
  }

  /** Evicts the least recently used name, unless it was used since then or within the window. */
  #giveUpBefore(since: number): boolean {
    let oldest: Statement | undefined
    for (const statement of this.#held.values())
      if (!(oldest && oldest.usedAt < statement.usedAt)) oldest = statement
    if (!oldest || oldest.usedAt >= Math.min(since, this.#statements - window)) return false
    this.giveUp(oldest.named.text)
    return true
  }

  #name(text: string): Named {
    const named = { text, name: `statement ${this.#given++}` }
    this.#held.set(text, { named, usedAt: this.#statements })
    this.#heldLengths.set(text.length, (this.#heldLengths.get(text.length) ?? 0) + 1)
    this.#names.add(named.name)
    return named
  }
}

const byKeyComment = '/* by key */'

/** Marks a frequent statement by key, which is prepared outside transactions too. */
export const byKey = sql.raw(byKeyComment)

/** Which statements are prepared. */
export type When = 'always' | 'transactions' | 'never'

/** The statements one connection has prepared. */
export class PreparedStatements {
  readonly #client: pg.ClientBase
  readonly #names: StatementNames
  readonly #when: When
  readonly #readTimeout: number
  readonly #prepared = new Set<string>()
  #seen = 0
  #givenUp = 0

  constructor(
    client: pg.ClientBase,
    names: StatementNames,
    { when, readTimeout }: { when: When; readTimeout: number },
  ) {
    this.#client = client
    this.#names = names
    this.#when = when
    this.#readTimeout = readTimeout
  }

  get isWornOut(): boolean {
    return this.#givenUp >= maxGivenUp
  }

  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    if (!this.#isWorthPlan(text)) return this.#ask({ text, values })
    const named = this.#names.of(text)
    const isAlone = this.#client.getTransactionStatus() === 'I'
    try {
      const result = await this.#ask({ ...named, values })
      if (named.name) this.#prepared.add(named.name)
      return result
    } catch (error) {
      if (!named.name || !isOutdatedPlan(error)) throw error
      this.#names.giveUp(text)
      // Nothing has run yet. Inside a transaction `transact` retries all of it.
      if (isAlone) return this.#ask({ text, values })
      throw error
    }
  }

  #isWorthPlan(text: string): boolean {
    if (this.#when === 'never') return false
    if (this.#when === 'always' || text.includes(byKeyComment)) return true
    return this.#client.getTransactionStatus() === 'T'
  }

  /**
   * Deallocates statements that lost their name. Must be called outside transactions, which an
   * error would abort. Errors are ignored: a pooler in between has its own names for statements.
   */
  async forgetUnnamed(): Promise<void> {
    if (this.#seen === this.#names.changes) return
    this.#seen = this.#names.changes
    for (const name of [...this.#prepared].filter((prepared) => !this.#names.has(prepared))) {
      this.#prepared.delete(name)
      this.#givenUp++
      await this.#ask({ text: `deallocate "${name}"` }).catch(() => undefined)
    }
  }

  #ask(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    return askConnection(this.#client, statement, this.#readTimeout)
  }
}
