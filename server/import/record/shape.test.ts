import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'
import { checkSheet, sendSheet } from '#test/sheet-call.ts'

/** Tables of every shape and dialect (IMP-03, IMP-04). */

const site = useApp()

const plain = 'Name,Description\nPool,deep\nGym,large'
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const many = Array.from({ length: 198 }, (_, index) => `Extra ${index}`)

describe('the same two rows are read', () => {
  const files: [string, string | Buffer][] = [
    ['with blank lines between', 'Name,Description\n\nPool,deep\n,\n\nGym,large\n\n'],
    ['with commas behind', 'Name,Description,,\nPool,deep,,\nGym,large,,'],
    [
      'with other columns, in another order',
      'Colour of door,Description,Name\nx,deep,Pool\ny,large,Gym',
    ],
    ['with 200 columns', `Name,Description,${many.join()}\nPool,deep\nGym,large`],
    [
      'with a column twice, of which the first counts',
      'Name,Description,Name\nPool,deep,No\nGym,large,No',
    ],
    ['with a byte order mark', `\ufeff${plain}`],
    ['with returns as line ends', plain.replaceAll('\n', '\r')],
    ['with Windows line ends', plain.replaceAll('\n', '\r\n')],
    ['with semicolons', plain.replaceAll(',', ';')],
    ['with tabs', plain.replaceAll(',', '\t')],
    ['in UTF-16', utf16(plain)],
    ['with every cell quoted', plain.replaceAll(/[^,\n]+/g, '"$&"')],
  ]
  for (const [how, content] of files) {
    test(how, async () => {
      const { token } = await makeAdministrator(site.context.db)
      const { counts, columns, problems } = await checkSheet(site, token, 'interests', content)
      assert.deepEqual([counts.rows, counts.new], [2, 2], JSON.stringify(problems))
      const read = (field: string) => columns.find((column) => column.field === field)?.samples
      assert.deepEqual(
        [read('name'), read('description')],
        [
          ['Pool', 'Gym'],
          ['deep', 'large'],
        ],
      )
    })
  }
})

test('Windows-1252 letters and line breaks within quotes are read as written', async () => {
  const { token } = await makeAdministrator(site.context.db)
  const content = Buffer.from('Name,Description\nCaf\u00e9,"two\nlines, one ""cell"""', 'latin1')
  const { columns } = await checkSheet(site, token, 'interests', content)
  assert.deepEqual(
    columns.map(({ samples }) => samples),
    [['Caf\u00e9'], ['two\nlines, one "cell"']],
  )
})

describe('a table is refused with a reason', () => {
  const files: [string, string, RegExp][] = [
    ['of one row of names', 'Name,Description', /no rows/],
    ['of 201 columns', `Name,Description,${many.join()},One more\nPool,deep`, /200 columns/],
    [
      'whose quote is never closed',
      'Name,Description\nPool,"deep\nGym,large',
      /closing quote is missing/,
    ],
    [
      'whose row is longer than a megabyte',
      `Name,Description\nPool,${'x'.repeat(1_100_000)}`,
      /1 MB/,
    ],
  ]
  for (const [how, content, reason] of files) {
    test(how, async () => {
      const { token } = await makeAdministrator(site.context.db)
      const { status, body } = await sendSheet(site, token, 'interests', content)
      assert.equal(status, 400)
      assert.match(body.message, reason)
    })
  }
})

test('a missing required column is named, and a bad cell by line, column and value', async () => {
  const { token } = await makeAdministrator(site.context.db)
  const missing = await checkSheet(site, token, 'interests', 'Description,Icon\ndeep,Droplets')
  assert.deepEqual([missing.status, missing.missing], ['uploaded', ['Name']])
  const bad = await checkSheet(site, token, 'interests', 'Name,Category,Sort Order\nPool,Fish,many')
  assert.deepEqual(
    bad.problems.map(({ line, column, value }) => [line, column, value]),
    [
      [2, 'Category', 'Fish'],
      [2, 'Sort Order', 'many'],
    ],
  )
})
