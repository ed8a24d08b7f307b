import { createInterface } from 'node:readline'
import { utils, write } from '@e965/xlsx'

// Reads batches of JSON lines and writes a workbook, in a separate process: see workbook.ts.

const sheet = utils.aoa_to_sheet([], { dense: true })
let at = 0
for await (const line of createInterface({ input: process.stdin })) {
  const rows: (string | number)[][] = JSON.parse(line)
  // Texts are text cells with the "text" format, so that none becomes a formula or a number.
  const cells = rows.map((row) =>
    row.map((v) =>
      typeof v === 'number' ? { t: 'n', v } : { t: 's', v: v.slice(0, 32_767), z: '@' },
    ),
  )
  utils.sheet_add_aoa(sheet, cells, { origin: at })
  at += rows.length
}
const book = utils.book_new()
utils.book_append_sheet(book, sheet, 'Sheet1')
process.stdout.write(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }))
