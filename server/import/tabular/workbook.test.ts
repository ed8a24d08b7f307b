import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { utils, write } from '@e965/xlsx'
import { propertyImport } from '#contract/import/import.ts'
import { useApp } from '#test/app.ts'
import { flats, importAll, settled, upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { sparse, zipOf } from '#test/zip.ts'

/** Listings in workbooks (IMP-01, IMP-02, IMP-07, IMP-08). */

const site = useApp()

async function people() {
  const { db } = site.context
  const { token } = await makeAdministrator(db)
  return { token, broker: await makeBroker(db) }
}

function workbook(rows: unknown[][], bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Flats')
  return write(book, { type: 'buffer', bookType })
}

const rowsOf = (text: string): unknown[][] =>
  text
    .split('\n')
    .map((line) => line.split(',').map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell)))

describe('a workbook of listings', () => {
  for (const [bookType, name] of [
    ['xlsx', 'flats.xlsx'],
    ['biff8', 'flats.xls'],
  ] as const) {
    test(`is imported like a CSV file (${name})`, async () => {
      const { token, broker } = await people()
      const book = workbook(rowsOf(flats(30)), bookType)
      const done = await importAll(site, token, book, { brokerId: broker.id })
      assert.deepEqual([done.status, done.counts.inserted, done.counts.refused], ['done', 30, 0])
    })
  }

  test('reports line numbers of its sheet, despite blank rows and multi-line texts', async () => {
    const { token, broker } = await people()
    const [head = [], ...rows] = rowsOf(flats(3, [3]))
    rows[0]?.splice(1, 1, 'Bright\nand\u2028quiet')
    const book = workbook([head, ...rows.slice(0, 2), [], [], ...rows.slice(2)])
    const { body } = await upload(site, token, book, { brokerId: broker.id }, 'flats.xlsx')
    const { _id: id, problems, counts } = await settled(site, token, body.import._id)
    assert.deepEqual([counts.rows, counts.new, counts.refused], [3, 2, 1])
    assert.deepEqual(
      problems.map(({ line, column, value }) => [line, column, value]),
      [[6, 'price', 'ask owner']],
    )
    const bad = await site.call(propertyImport.refused, { params: { id } }, { token })
    assert.match(String(bad.body), /Flat 3,Bright,.*ask owner/)
    assert.match(String(bad.headers['content-disposition']), /flats\.refused\.csv$/)
  })

  test('reads the first visible sheet, and a merged cell for every row it covers', async () => {
    const { token, broker } = await people()
    const [head = [], ...rows] = rowsOf(flats(3))
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet([head, ...rowsOf(flats(9)).slice(1)]), 'Old')
    const city = head.indexOf('city')
    for (const row of rows.slice(1)) row.splice(city, 1)
    const live = utils.aoa_to_sheet([head, ...rows])
    live['!merges'] = [{ s: { r: 1, c: city }, e: { r: 3, c: city } }]
    utils.book_append_sheet(book, live, 'Live')
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] }
    const content = write(book, { type: 'buffer', bookType: 'xlsx' })
    const done = await importAll(site, token, content, { brokerId: broker.id })
    assert.deepEqual([done.counts.rows, done.counts.inserted, done.counts.refused], [3, 3, 0])
  })

  test('names the sheets that were not read, and reads another one on request', async () => {
    const { token, broker } = await people()
    const book = utils.book_new()
    const sheets = { Cover: 0, Live: 3, Old: 2, 'Tower B': 4 }
    for (const [name, count] of Object.entries(sheets)) {
      const rows = count === 0 ? [] : rowsOf(flats(count))
      utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
    }
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 0 }, { Hidden: 1 }, { Hidden: 0 }] }
    const content = write(book, { type: 'buffer', bookType: 'xlsx' })
    const fields = { brokerId: broker.id, review: 'true' }
    const sent = await upload(site, token, content, fields, 'towers.xlsx')
    const { _id: id } = await settled(site, token, sent.body.import._id)
    const read = async () =>
      (await site.call(propertyImport.get, { params: { id } }, { token })).body
    const first = (await read()).import
    assert.equal(first.counts.rows, 3)
    assert.equal(
      first.remarks[0],
      'The sheet "Live" was read. Sheets left out: "Cover" (0 ' +
        'rows), "Old" (hidden, 3 rows), "Tower B" (5 rows).',
    )
    const choose = (sheet: string) =>
      site.call(propertyImport.sheet, { params: { id }, body: { sheet } }, { token })
    assert.equal((await choose('Attic')).status, 400)
    assert.equal((await choose('Tower B')).status, 200)
    await site.call(propertyImport.check, { params: { id }, body: {} }, { token })
    const again = await settled(site, token, id)
    assert.deepEqual([again.status, again.counts.rows, again.counts.new], ['checked', 4, 4])
    assert.deepEqual(
      again.sheets.filter(({ isRead }) => isRead).map(({ name }) => name),
      ['Tower B'],
    )
    // In the single call the sheet is named in a form field.
    const hidden = { brokerId: broker.id, sheet: 'Old', review: 'false' }
    const done = await upload(site, token, content, hidden, 'towers.xlsx')
    assert.deepEqual([done.status, done.body.counts?.imported], [200, 2])
    const csv = await upload(site, token, Buffer.from(flats(2)), { ...hidden }, 'flats.csv')
    assert.deepEqual([csv.status, csv.body.code], [400, 'invalid_input'])
  })

  test('that is impossible or unsafe to open is refused with a reason', async () => {
    const { token, broker } = await people()
    const big = 60 * 1024 * 1024
    const files: [Buffer, RegExp, number][] = [
      [zipOf([['xl/workbook.xml', Buffer.alloc(big), big]]), /too large when opened/, 400],
      [zipOf([['a.txt', Buffer.from('a'), 1]]), /zip archive/, 415],
      [zipOf([['xl/vbaProject.bin', Buffer.from('a'), 1]]), /macros/, 415],
      [sparse(), /more than 20,000 rows/, 400],
      [
        Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
        /not an Excel/,
        415,
      ],
      [
        Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(21 << 20)]),
        /at most 20 MB/,
        400,
      ],
    ]
    for (const [content, reason, status] of files) {
      const sent = await upload(site, token, content, { brokerId: broker.id }, 'flats.xlsx')
      assert.equal(sent.status, status)
      assert.match(sent.body.message, reason)
    }
  })
})
