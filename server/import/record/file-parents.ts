import type { RecordImporter, Values } from './record-kind.ts'

/**
 * The new records of a file that others lie in. A check leaves nothing behind, so it makes them
 * anew before each row that needs them.
 */
export class FileParents {
  readonly #nesting: RecordImporter['nesting']
  readonly #rows = new Map<string, Values[]>()

  constructor({ nesting }: RecordImporter) {
    this.#nesting = nesting
  }

  /** Counts a row that goes in as a new record. */
  add(values: Values): void {
    for (const name of this.#nesting?.namesOf(values) ?? []) {
      this.#rows.set(name, [...(this.#rows.get(name) ?? []), values])
    }
  }

  /** What a row lies in, the outermost first. */
  of(values: Values): Values[] {
    const within = this.#nesting?.parentNamesOf(values) ?? []
    const parents = new Set(within.flatMap((name) => this.#rows.get(name) ?? []))
    return [...parents].flatMap((parent) => [...this.of(parent), parent])
  }
}
