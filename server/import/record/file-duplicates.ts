import type { Remark } from '#contract/import/result.ts'
import { t } from '#domain/locale/translate.ts'
import type { RecordImporter, Values } from './record-kind.ts'

/** Remembers the rows of a file to find duplicates: the same record, or a shared unique value. */
export class FileDuplicates {
  readonly #importer: RecordImporter
  readonly #lines = new Map<string, number>()

  constructor(importer: RecordImporter) {
    this.#importer = importer
  }

  /** Returns why a row cannot be imported together with the rows before it. */
  problemsOf(values: Values): Remark[] {
    const same = this.#lines.get(this.#keyOf(values))
    if (same !== undefined) {
      return [{ column: null, value: null, reason: t('this is the same as line {same}', { same }) }]
    }
    return this.#shared(values).flatMap(({ key, label, entry }) => {
      const line = this.#lines.get(entry)
      const value = String(values.get(key))
      return line === undefined
        ? []
        : [{ column: label, value, reason: t('line {line} has it too', { line }) }]
    })
  }

  /** Adds an accepted row. Values of a refused row stay free, as in the import. */
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
