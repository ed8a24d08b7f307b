import type { RecordImporter, Values } from './record-kind.ts'

/**
 * New records of a file that are parents of other rows. A check rolls everything back, so it
 * creates the parents again before each row that needs them.
 */
export class FileParents {
  readonly #nesting: RecordImporter['nesting']
  readonly #rows = new Map<string, Values[]>()

  constructor({ nesting }: RecordImporter) {
    this.#nesting = nesting
  }

  /** Adds a row that is imported as a new record. */
  add(values: Values): void {
    for (const name of this.#nesting?.namesOf(values) ?? []) {
      this.#rows.set(name, [...(this.#rows.get(name) ?? []), values])
    }
  }

  /** Returns the parents of a row, outermost first. */
  of(values: Values): Values[] {
    const within = this.#nesting?.parentNamesOf(values) ?? []
    const parents = new Set(within.flatMap((name) => this.#rows.get(name) ?? []))
    return [...parents].flatMap((parent) => [...this.of(parent), parent])
  }
}
