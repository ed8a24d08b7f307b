import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { read, utils, write } from '@e965/xlsx'
import { z } from 'zod'
import { useApp } from '#test/app.ts'
import { importAll } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { zipOf } from '#test/zip.ts'

/** What a workbook displays and hides besides its cell values. */

const site = useApp()

async function bringIn(content: Buffer) {
  const { db } = site.context
  const { token } = await makeAdministrator(db)
  const broker = await makeBroker(db)
  const run = await importAll(site, token, content, { brokerId: broker.id })
  const listings = await db
    .selectFrom('property')
    .select(['title', 'price', 'area'])
    .orderBy('title')
    .execute()
  return { run, listings, titles: listings.map(({ title }) => title) }
}

// The library returns this beyond its declared type.
const WithParts = z.object({
  files: z.record(
    z.string(),
    z.object({ content: z.instanceof(Uint8Array).optional(), size: z.number() }),
  ),
})

/** Returns the workbook with some of its parts changed. */
function changeParts(book: Buffer, changes: Record<string, (part: string) => string>): Buffer {
  const opened = WithParts.parse(read(book, { bookFiles: true }))
  const files = Object.entries(opened.files).filter(([, { size }]) => size > 0)
  return zipOf(
    files
      .filter(([name]) => !name.includes('Sh33tJ5'))
      .map(([name, { content = [] }]) => {
        const text = Buffer.from(content).toString()
        const part = Buffer.from(changes[name]?.(text) ?? text)
        return [name, part, part.length]
      }),
  )
}

describe('a workbook', () => {
  const rows = [
    ['Title', 'Type', 'For', 'Price', 'Area', 'City', 'Notes'],
    ...['A', 'B', 'C', 'D'].map((title) => [title, 'Plot', 'Sale', 6_500_000, 2_000, 'Pune']),
  ]
  const sheetOf = (change: (sheet: ReturnType<typeof utils.aoa_to_sheet>) => void) => {
    const sheet = utils.aoa_to_sheet(rows)
    change(sheet)
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'Stock & more')
    return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
  }

  test('skips hidden rows and names them; short rows are complete', async () => {
    const book = sheetOf((sheet) => {
      sheet['!rows'] = [{}, {}, { hidden: true }, {}, { hidden: true }]
    })
    const { run, titles } = await bringIn(book)
    assert.deepEqual(titles, ['A', 'C'])
    assert.equal(run.remarks[0], 'Rows 3, 5 are hidden, by hand or by a filter, and were left out.')
  })

  test('skips struck-through rows and names them', async () => {
    const book = changeParts(
      sheetOf(() => undefined),
      {
        'xl/styles.xml': (styles) =>
          styles
            .replace(
              /<fonts[\s\S]*?<\/fonts>/,
              '<fonts count="2"><font/><font><strike/></font></fonts>',
            )
            .replace(
              /<cellXfs[\s\S]*?<\/cellXfs>/,
              '<cellXfs count="2"><xf fontId="0"/><xf fontId="1"/></cellXfs>',
            ),
        'xl/worksheets/sheet1.xml': (sheet) =>
          sheet.replace(/<c r="([A-Z])3"/g, '<c r="$13" s="1"'),
      },
    )
    const { run, titles } = await bringIn(book)
    assert.deepEqual(titles, ['A', 'C', 'D'])
    assert.equal(run.remarks[0], 'Row 3 is struck through and was left out.')
  })

  test('is read as displayed where the cell format adds the unit', async () => {
    const book = sheetOf((sheet) => {
      Object.assign(sheet.D2, { v: 1.2, z: '0.0" Cr"' })
      Object.assign(sheet.E3, { v: 200, z: '0" sq.yd"' })
      Object.assign(sheet.D4, { v: 65.4, z: '0" Lakh"' })
      Object.assign(sheet.D5, { v: 6_500_000, z: '[$$-409]#,##0' })
    })
    const { listings, run } = await bringIn(book)
    assert.deepEqual([listings[0]?.price, listings[1]?.area], [12_000_000, 1_800])
    // Digits that the format rounds away are not lost.
    assert.equal(listings[2]?.price, 6_540_000)
    const refused = run.problems.find(({ kind }) => kind === 'refusal')
    assert.deepEqual([refused?.line, refused?.reason], [5, 'this is not in rupees'])
  })
})
