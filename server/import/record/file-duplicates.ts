import type { Remark } from '#contract/import/result.ts'
import type { RecordImporter, Values } from './record-kind.ts'

/** The rows of a file so far, to find two that are one record or share what only one may have. */
export class FileDuplicates {
  readonly #importer: RecordImporter
  readonly #lines = new Map<string, number>()

  constructor(importer: RecordImporter) {
    this.#importer = importer
  }

  /** Why a row cannot go in beside those before it. */
  problemsOf(values: Values): Remark[] {
    const same = this.#lines.get(this.#keyOf(values))
    if (same !== undefined) {
      return [{ column: null, value: null, reason: `this is the same as line ${same}` }]
    }
    return this.#shared(values).flatMap(({ key, label, entry }) => {
      const line = this.#lines.get(entry)
      const value = String(values.get(key))
      return line === undefined ? [] : [{ column: label, value, reason: `line ${line} has it too` }]
    })
  }

  /** Counts a row that goes in; what a refused one holds stays free, as the import leaves it. */
  add(line: number, values: Values): void {
    const entries = this.#shared(values).map(({ entry }) => entry)
    for (const entry of [this.#keyOf(values), ...entries]) {
      if (!this.#lines.has(entry)) this.#lines.set(entry, line)
    }
  }

  #keyOf = (values: Values) =>
    `key\n${this.#importer
      .keyOf(values)
      .replace(/[^\S\n]+/g, ' ')
      .trim()}`

  #shared(values: Values) {
    return this.#importer.unique.flatMap((key) => {
      const label = this.#importer.fields.find((field) => field.key === key)?.label ?? key
      return values.has(key) ? [{ key, label, entry: `${key}\n${values.get(key)}` }] : []
    })
  }
}
