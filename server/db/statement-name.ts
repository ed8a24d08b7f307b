/** Statements remembered by each connection: a plan of a long one takes some 400 KB there. */
const mostNamed = 60
/** So often a text has to come for a name, among so many statements without one. */
const often = 8
const window = 1_000

export interface Named {
  /** The same text each time it comes: each connection keeps it, and need not keep a copy. */
  text: string
  name?: string
}

/**
 * Names of statements that come again and again. What has a name is planned once by each connection
 * and keeps it; what comes now and then is not worth that, and one too many is planned each time as
 * it always was.
 */
export class StatementNames {
  readonly #named = new Map<string, Named>()
  readonly #times = new Map<string, number>()
  #unnamed = 0

  /** A text with its name, if it has one. */
  of(text: string): Named {
    const known = this.#named.get(text)
    if (known) return known
    if (this.#named.size >= mostNamed) return { text }
    if (this.#unnamed++ % window === 0) this.#times.clear()
    const times = (this.#times.get(text) ?? 0) + 1
    this.#times.set(text, times)
    if (times < often) return { text }
    this.#times.delete(text)
    const named = { text, name: `statement ${this.#named.size}` }
    this.#named.set(text, named)
    return named
  }
}
