import type { ReadLine } from './batch.ts'
import { isContactRemark } from './contact-remark.ts'

// Of more than this, a run searches every line again.
const maxLines = 20_000

/** Collects the lines in which a run has to search for contact details again. */
export class ContactLines {
  readonly #lines: number[] = []

  add(rows: readonly ReadLine[]): void {
    for (const { line, result } of rows) {
      // A refused row keeps no notes; one of them may say that a cell was left out.
      const isClean = result.listing && !result.notes.some(isContactRemark)
      if (!isClean && this.#lines.length <= maxLines) this.#lines.push(line)
    }
  }

  /** Returns `null` if there are too many. */
  list(): number[] | null {
    return this.#lines.length > maxLines ? null : this.#lines
  }
}
