/** Row numbers from 1 of rows that the author hid or struck through. */
export interface RowsLeftOut {
  hidden: number[]
  struck: number[]
}

/** The parts of an .xlsx file by path. */
export type Parts = Record<string, { content?: Uint8Array } | undefined>

/**
 * Returns the rows that are hidden (manually or by a filter) or struck through, as brokers mark
 * sold homes. The workbook library reports neither.
 */
export function rowsLeftOut(parts: Parts, sheetName: string): RowsLeftOut {
  const sheet = textOf(parts, sheetPath(parts, sheetName))
  const struckStyles = stylesStruck(textOf(parts, 'xl/styles.xml'))
  const left: RowsLeftOut = { hidden: [], struck: [] }
  let row = 0
  let cells = { filled: 0, struck: 0 }
  const close = () => {
    if (cells.filled > 0 && cells.struck * 2 > cells.filled) left.struck.push(row)
    cells = { filled: 0, struck: 0 }
  }
  for (const [, tag, attributes = '', isEmpty] of sheet.matchAll(/<(row|c)\b([^>]*?)(\/?)>/g)) {
    if (tag === 'row') {
      close()
      row = Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? row + 1)
      if (/\bhidden="(?:1|true)"/.test(attributes)) left.hidden.push(row)
    } else if (isEmpty === '') {
      cells.filled++
      if (struckStyles.has(/\bs="(\d+)"/.exec(attributes)?.[1] ?? '')) cells.struck++
    }
  }
  close()
  return left
}

function textOf(parts: Parts, path: string | undefined): string {
  const content = path === undefined ? undefined : parts[path]?.content
  return content ? Buffer.from(content).toString('utf8') : ''
}

function sheetPath(parts: Parts, name: string): string | undefined {
  const book = textOf(parts, 'xl/workbook.xml')
  const sheet = [...book.matchAll(/<(?:\w+:)?sheet\b([^>]*)>/g)].find(
    ([, attributes = '']) => plain(/\bname="([^"]*)"/.exec(attributes)?.[1] ?? '') === name,
  )
  const id = /\b\w+:id="([^"]*)"/.exec(sheet?.[1] ?? '')?.[1]
  const relations = textOf(parts, 'xl/_rels/workbook.xml.rels')
  const relation = [...relations.matchAll(/<Relationship\b([^>]*)>/g)].find(
    ([, attributes = '']) => /\bId="([^"]*)"/.exec(attributes)?.[1] === id,
  )
  const target = /\bTarget="([^"]*)"/.exec(relation?.[1] ?? '')?.[1]
  return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`
}

const entities: Record<string, string> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" },
}
const plain = (text: string) => text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity)

/** Returns the indexes of the cell styles with a struck-through font. */
function stylesStruck(styles: string): Set<string> {
  const fonts = /<fonts\b[^>]*>([\s\S]*?)<\/fonts>/.exec(styles)?.[1] ?? ''
  const isStruck = [...fonts.matchAll(/<font\b(?:[^>]*\/>|[^>]*>([\s\S]*?)<\/font>)/g)].map(
    ([, font = '']) => /<strike(?!\s+val="(?:0|false)")/.test(font),
  )
  const formats = /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/.exec(styles)?.[1] ?? ''
  return new Set(
    [...formats.matchAll(/<xf\b([^>]*)>/g)].flatMap(([, attributes = ''], index) =>
      isStruck[Number(/\bfontId="(\d+)"/.exec(attributes)?.[1])] ? [String(index)] : [],
    ),
  )
}
