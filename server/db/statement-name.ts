/** Statements remembered by each connection: a plan of a long one takes some 400 KB there. */
const mostNamed = 60
/** So often a text has to come for a name, among so many statements without one. */
const often = 8
const window = 1_000

/**
 * Names of statements that come again and again. What has a name is planned once by each connection
 * and keeps it; what comes now and then is not worth that, and one too many is planned each time as
 * it always was.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #times = new Map<string, number>()
  #unnamed = 0

  /** The name of a text; `undefined` for one that has none. */
  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= mostNamed) return known
    if (this.#unnamed++ % window === 0) this.#times.clear()
    const times = (this.#times.get(text) ?? 0) + 1
    this.#times.set(text, times)
    if (times < often) return undefined
    this.#times.delete(text)
    const name = `statement ${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
