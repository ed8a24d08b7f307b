import { regExp } from '#domain/text/reg-exp.ts'
import type { Block } from './clean-message.ts'
import { isWhole, type Row } from './message-rows.ts'
import type { PartSpan } from './split-message.ts'

/** A price list: what stands in its rows, and the lines beside it. */
interface Table {
  /** The cells of each row, each with the head of its column before it. */
  homes: readonly PartSpan[][]
  /** The rows of the homes. */
  rows: readonly Row[]
  above: readonly Row[]
  below: readonly Row[]
  /** Lines that are homes by themselves. */
  others: readonly Row[]
}

const columnWord = regExp('i')`
  ^(?:s(?:r|l)?\.?[ ]?no|no|project|building|bldg|society|tower|wing|name|config(?:uration)?|type
  |unit|unit[ ]type|typology|bhk|flat|flat[ ]type|layout|rooms|(?:rera[ ]|carpet[ ]|super[ ]
  |built[ ]?up[ ]|saleable[ ]|salable[ ]|plot[ ])*(?:area|size)|plot|land
  |rera|rera[ ]carpet|carpet|sba|sbua
  |bua|super|saleable|salable|built[ ]?up|sq[ .]?ft|sft|floor|flr|price|total[ ]price|ask|asking
  |cost|total[ ]cost|quote|rate|amount|rent|monthly[ ]rent|value|agreement[ ]value|deposit|dep|depo
  |advance|parking|car[ ]park|cp|facing|possession|status|furnishing|remarks?|location|locality
  |area[ ]name|sec|sector|phase|block|tenant|available)$
`
const minColumns = 3

/** Returns the table of a block: a line of heads, and lines with as many cells below it. */
export function tableIn(rows: readonly Row[]): Table | undefined {
  for (const [at, row] of rows.entries()) {
    const isOfSigns = (sign: RegExp) => {
      const cells = cellsOf(row, sign)
      return cells.length >= minColumns && cells.every(isHead)
    }
    const sign = [apart, comma].find(isOfSigns)
    if (!sign) continue
    const heads = cellsOf(row, sign)
    let end = at + 1
    const homes: PartSpan[][] = []
    for (let next = rows[end]; next; next = rows[++end]) {
      const cells = cellsOf(next, sign)
      if (cells.length !== heads.length || next.amounts.length === 0) break
      homes.push(
        cells.flatMap(({ start, end: last }, index) => {
          const head = heads[index]
          const isNamed = head !== undefined && !unlabelled.test(head.text)
          return [
            ...(isNamed ? [{ ...headSpan(head), isLabel: true } as const] : []),
            { start, end: last },
          ]
        }),
      )
    }
    if (homes.length === 0) continue
    const others = [...rows.slice(0, at), ...rows.slice(end)]
    const isOther = (other: Row) => isWhole(other)
    return {
      homes,
      rows: rows.slice(at + 1, end),
      above: rows.slice(0, at).filter((other) => !isOther(other)),
      below: rows.slice(end).filter((other) => !isOther(other)),
      others: others.filter(isOther),
    }
  }
  return undefined
}

/** Heads that explain nothing: the cell says it by itself. */
const unlabelled =
  /^(?:s(?:r|l)?\.? ?no|no|type|unit|unit type|flat|flat type|config\w*|layout|typology)$/i

interface Cell extends Block {
  /** Without a star, a colon and what is in brackets at its end. */
  text: string
}

const headSpan = ({ start, text }: Cell): Block => ({ start, end: start + text.length })

const isHead = ({ text }: Cell) => columnWord.test(text)

/** Cells stand apart by a sign, a tab or two blanks, or all by commas. */
const apart = /[^;|\t\n ]+(?: [^;|\t\n ]+)*/g
const comma =
  /(?:[^,;\n ]|(?<=\d),(?=\d{2,3}(?!\d)))+(?: (?:[^,;\n ]|(?<=\d),(?=\d{2,3}(?!\d)))+)*/g

function cellsOf({ text, start }: Row, sign: RegExp): Cell[] {
  const cells: Cell[] = []
  for (const { 0: words, index } of text.matchAll(sign)) {
    // "Price*", "Area (sqft)"
    const said = words.replace(/[*:.]$/, '').replace(/ ?\([^()]{1,20}\)$/, '')
    cells.push({ text: said, start: start + index, end: start + index + words.length })
  }
  return cells
}
