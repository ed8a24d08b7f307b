import type { Remark } from '#contract/import/result.ts'
import { type Purpose, readPurpose } from '#domain/import-cell/read-purpose.ts'
import { readListingType } from '#domain/import-cell/read-word.ts'
import { t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { fieldOfHeader, headerKey } from '#server/import/listing/mapping/header-synonyms.ts'
import { isHeaderRow, type Plan } from '#server/import/listing/mapping/read-plan.ts'

/** What the rows above a row say about it. */
export interface FromAbove {
  /** The cells, with ditto marks replaced by the cells above. */
  cells: string[]
  /** Notes on the replaced cells. */
  notes: Remark[]
  /** The purpose in a heading above. */
  purpose: Purpose | undefined
  /** Why the row cannot be parsed: it is in another table. */
  refusal: string | undefined
}

const ditto = regExp('i')`
  ^(?:["”“″〃]{1,2}|''|-*\s?do\.?\s?-*|["'“]?ditto["'”]?|same(?: as (?:above|before|prev(?:ious)?))?
  |वही|वरीलप्रमाणे|ऊपर जैसा)$
`
const minNames = 3
const minShare = 0.6

/** Keeps the state that carries over from row to row. Every row must be passed in order. */
export class RowsAbove {
  readonly #plan: Plan
  readonly #isNamedOnce: boolean
  #last: readonly string[] = []
  #purpose: Purpose | undefined
  #otherTable: number | undefined

  constructor(plan: Plan, nameRows: number) {
    this.#plan = plan
    // Column names in two lines do not recur in the form in which they were parsed.
    this.#isNamedOnce = nameRows === 1
  }

  /** Processes the next row; returns it with what the rows above say about it. */
  next(line: number, cells: readonly string[]): FromAbove {
    const notes: Remark[] = []
    const own = cells.map((cell, index) => {
      const above = this.#last[index]
      if (!above || !ditto.test(cell.trim())) return cell
      const column = this.#plan.headers[index] ?? null
      const reason = t('copied from the line above: {above}', { above: above.slice(0, 60) })
      notes.push({ column, value: cell.trim(), reason })
      return above
    })
    const refusal = this.#tableOf(line, own)
    const heading = onlyCell(own)
    if (heading !== undefined && this.#plan.width > 3) this.#purpose = dealOf(heading)
    else if (refusal === undefined) this.#last = own
    return { cells: own, notes, purpose: this.#purpose, refusal }
  }

  #tableOf(line: number, cells: readonly string[]): string | undefined {
    const { headers, layout } = this.#plan
    if (layout || !this.#isNamedOnce) return undefined
    if (isNames(cells)) {
      this.#purpose = undefined
      const keys = headers.map(headerKey)
      const isSame = cells.every((cell, at) => headerKey(cell) === (keys[at] ?? ''))
      this.#otherTable = isSame ? undefined : line
      if (!isSame) return t('this line has the column names of another table')
    }
    const start = this.#otherTable
    return start === undefined || isHeaderRow(headers, cells)
      ? undefined
      : t(
          'this row belongs to another table, which starts at line {start}. Please ' +
            'import that table separately',
          { start },
        )
  }
}

/** Returns whether a row contains only column names. */
function isNames(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  if (filled.length < minNames || filled.some((cell) => /\d/.test(cell))) return false
  const known = filled.filter((cell) => fieldOfHeader(cell) !== undefined).length
  return known >= minNames && known >= filled.length * minShare
}

function onlyCell(cells: readonly string[]): string | undefined {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.length === 1 ? filled[0]?.trim() : undefined
}

/** Parses "FOR RENT", "Rental flats" or "Sale"; undefined for any other heading. */
function dealOf(heading: string): Purpose | undefined {
  const words = heading.replace(/[^\p{L}\p{M}\s]+/gu, ' ').trim()
  const word = /^(?:\p{L}+ )?(rental|rent|sale|resale|lease)s?(?: \p{L}+)?$/iu.exec(words)?.[1]
  const said = readListingType(word ?? words)
  return said.ok ? said.value : readPurpose(heading)
}
