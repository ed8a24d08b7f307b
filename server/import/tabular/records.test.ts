import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { Refusal } from '#contract/refusal.ts'
import { temporaryFolder } from '#test/folder.ts'
import { formatOf, type Row, readRows } from './records.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let serial = 0
before(async () => {
  folder = await temporaryFolder()
})
after(() => folder.remove())

async function fileOf(content: string | Buffer): Promise<string> {
  const path = join(folder.path, `file-${++serial}`)
  await writeFile(path, content)
  return path
}

async function rowsOf(content: string | Buffer): Promise<Row[]> {
  const path = await fileOf(content)
  const rows: Row[] = []
  for await (const row of readRows(path, await formatOf(path))) rows.push(row)
  return rows
}

async function refusalOf(content: string | Buffer): Promise<string> {
  const error = await rowsOf(content).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  assert.ok(error instanceof Refusal, `not refused: ${error}`)
  assert.ok(['import_unreadable', 'import_file_type'].includes(error.code), error.code)
  return error.message
}

const table = [
  ['place', 'price'],
  ['Ko₹amangala', '39.07'],
  ['ठाणे', '50'],
]
const csv = (mark: string, end: string) => table.map((row) => row.join(mark)).join(end)

describe('dialects of CSV', () => {
  for (const [name, content] of [
    ['commas and line feeds', csv(',', '\n')],
    ['a last line end', `${csv(',', '\n')}\n`],
    ['carriage returns and line feeds', csv(',', '\r\n')],
    ['carriage returns alone', csv(',', '\r')],
    ['semicolons', csv(';', '\n')],
    ['tabs', csv('\t', '\r\n')],
    ['bars', csv('|', '\n')],
    ['a byte order mark', `\ufeff${csv(',', '\n')}`],
    ['UTF-16 little endian', Buffer.from(`\ufeff${csv(',', '\r\n')}`, 'utf16le')],
    ['UTF-16 big endian', Buffer.from(`\ufeff${csv(',', '\n')}`, 'utf16le').swap16()],
    ['gzip', gzipSync(csv(',', '\n'))],
    [
      'quotes around everything',
      table.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'),
    ],
  ] as const) {
    test(name, async () => {
      const rows = await rowsOf(content)
      assert.deepEqual(
        rows.map(({ cells }) => cells),
        table,
      )
    })
  }

  test('Windows-1252', async () => {
    const rows = await rowsOf(Buffer.from('name,note\nCaf\xe9,\x93fine\x94', 'latin1'))
    assert.deepEqual(rows[1]?.cells, ['Café', '“fine”'])
  })

  test('UTF-16 without a byte order mark', async () => {
    const rows = await rowsOf(Buffer.from('a,b\n1,2', 'utf16le'))
    assert.deepEqual(rows[1]?.cells, ['1', '2'])
  })

  test('one invalid byte does not make a UTF-8 file Windows-1252', async () => {
    const content = Buffer.concat([
      Buffer.from('a,b\nठाणे,₹\n'),
      Buffer.from([0xe9]),
      Buffer.from('x,y'),
    ])
    const rows = await rowsOf(content)
    assert.deepEqual(rows[1]?.cells, ['ठाणे', '₹'])
    assert.deepEqual(rows[2]?.cells, ['\ufffdx', 'y'])
  })

  test('a delimiter within a quoted header does not count', async () => {
    const rows = await rowsOf('"size; in feet";"price, in lakh"\n1;2')
    assert.deepEqual(rows[0]?.cells, ['size; in feet', 'price, in lakh'])
  })

  test('blanks around quotes are not part of the cell', async () => {
    const rows = await rowsOf('a, "b, c" ,d\n12" pipe, "x ""y"" z",3\n"q"z,,\n')
    assert.deepEqual(
      rows.map(({ cells }) => cells),
      [
        ['a', 'b, c', 'd'],
        ['12" pipe', 'x "y" z', '3'],
        ['"q"z', '', ''],
      ],
    )
  })

  test('multi-byte characters split between chunks stay whole', async () => {
    const long = `a,b\n${'ठाणे,₹\r\n'.repeat(30_000)}`
    const rows = await rowsOf(long)
    assert.equal(rows.length, 30_001)
    assert.ok(rows.slice(1).every(({ cells }) => cells[0] === 'ठाणे' && cells[1] === '₹'))
  })
})

describe('lines', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    test(`are those of the file, with ${JSON.stringify(end)} within cells`, async () => {
      const rows = await rowsOf(
        ['a,b', '1,"x', 'y"', '', '2,z', '3,"p', 'q', 'r"', '4,a "quoted" word', '5,'].join(end),
      )
      assert.deepEqual(
        rows.map(({ line, cells }) => [line, cells[0], cells[1]]),
        [
          [1, 'a', 'b'],
          [2, '1', 'x\ny'],
          [5, '2', 'z'],
          [6, '3', 'p\nq\nr'],
          [9, '4', 'a "quoted" word'],
          [10, '5', ''],
        ],
      )
    })
  }
})

describe('a file that is no table is refused with a reason', () => {
  for (const [name, content, sentence] of [
    ['nothing', '', /empty/],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004rest of it', 'latin1'), /save it as CSV/],
    ['an old spreadsheet', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /save it as CSV/],
    ['a PDF', '%PDF-1.7 …', /PDF/],
    ['a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), /an image/],
    ['a web page', '<!DOCTYPE html><html><table></table></html>', /web page/],
    ['JSON', '[{"price": 1}]', /JSON/],
    ['one column', 'price\n1\n2', /only one column/],
    [
      'binary',
      Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7) % 5)),
      /not text/,
    ],
    [
      'a damaged gzip',
      Buffer.concat([gzipSync('a,b\n1,2').subarray(0, 12), Buffer.alloc(40, 7)]),
      /damaged/,
    ],
    ['a gzip within a gzip', gzipSync(gzipSync('a,b\n1,2')), /compressed twice/],
    ['a gzip cut off', gzipSync(`a,b\n${'1,2\n'.repeat(200_000)}`).subarray(0, -400), /damaged/],
  ] as const) {
    test(name, async () => assert.match(await refusalOf(content), sentence))
  }

  test('an unclosed quote is refused with its line', async () => {
    assert.match(await refusalOf('a,b\n1,"open\n2,3\n'), /closing quote is missing/)
    const long = `a,b\n1,2\n3,"${'x'.repeat(3 * 1024 * 1024)}`
    assert.match(await refusalOf(long), /longer than 1 MB/)
  })

  test('a line without an end is refused', async () => {
    assert.match(await refusalOf(`a,b\n1,${'x'.repeat(3 * 1024 * 1024)}\n`), /longer than 1 MB/)
  })
})

test('a header named __proto__ changes nothing', async () => {
  const rows = await rowsOf('__proto__,constructor,price\npolluted,polluted,1')
  assert.deepEqual(rows[0]?.cells, ['__proto__', 'constructor', 'price'])
  assert.equal(Reflect.get({}, 'polluted'), undefined)
  assert.equal(Object.keys(Object.prototype).length, 0)
})
