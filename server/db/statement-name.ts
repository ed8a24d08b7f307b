/** Statements remembered by each connection: a plan of a long one takes some 400 KB there. */
const mostNamed = 60
const mostSeen = 1_000

/**
 * Names of statements that came before. What has a name is planned once by each connection; a text
 * that comes once is not worth that, and one too many is planned each time as it always was.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #seen = new Set<string>()

  /** The name of a text; `undefined` for one that has none. */
  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= mostNamed) return known
    if (!this.#seen.has(text)) {
      if (this.#seen.size >= mostSeen) this.#seen.clear()
      this.#seen.add(text)
      return undefined
    }
    this.#seen.delete(text)
    const name = `statement ${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
