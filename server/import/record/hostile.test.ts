import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { CFB } from '@e965/xlsx'
import { sheetStep } from '#contract/import/record-import.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'
import { checkSheet, letInSheet, sendSheet } from '#test/sheet-call.ts'
import { handmade, sheetData, zipOf } from '#test/zip.ts'

/** Hostile workbooks (IMP-05, IMP-06, IMP-07). */

const site = useApp()

const rows = [
  ['Name', 'Description'],
  ['Pool', 'a pool'],
]

describe('a workbook', () => {
  test('whose comments stand at cells called __proto__ changes no prototype', async () => {
    const { token } = await makeAdministrator(site.context.db)
    const comments = ['__proto__', 'constructor', 'A1']
      .map((at) => `<comment ref="${at}" authorId="0"><text><t>polluted</t></text></comment>`)
      .join('')
    const run = await letInSheet(site, token, 'interests', handmade(sheetData(rows), { comments }))
    assert.deepEqual([run.counts.rows, run.counts.done], [1, 1], JSON.stringify(run.problems))
    assert.deepEqual(Object.keys(Object.prototype), [])
    const plain: Record<string, unknown> = {}
    assert.deepEqual([plain.c, plain.t, plain.a], [undefined, undefined, undefined])
  })

  for (const [what, before] of [
    ['a file of the server', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'],
    ['an address', '<!DOCTYPE x [<!ENTITY e SYSTEM "http://127.0.0.1:1/">]>'],
    [
      'a billion laughs',
      `<!DOCTYPE x [<!ENTITY a "haha"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c ` +
        `"${'&b;'.repeat(100)}"><!ENTITY e "${'&c;'.repeat(100)}">]>`,
    ],
  ] as const) {
    test(`with an entity for ${what} keeps its text as it stands, or is refused`, async () => {
      const { token } = await makeAdministrator(site.context.db)
      const file = handmade(
        sheetData([
          ['Name', 'Description'],
          ['Pool', 'x&e;y'],
        ]),
        { before },
      )
      const { status, body } = await sendSheet(site, token, 'interests', file, 'x.xlsx')
      if (status === 400) return
      const run = await letInSheet(site, token, 'interests', file)
      assert.equal(run._id, body.import._id)
      const { description } = await site.context.db
        .selectFrom('interest')
        .select('description')
        .executeTakeFirstOrThrow()
      assert.equal(description, 'x&e;y')
    })
  }

  test('with a password, with macros or of HTML is refused with the reason', async () => {
    const { token } = await makeAdministrator(site.context.db)
    const locked = CFB.utils.cfb_new()
    CFB.utils.cfb_add(locked, '/EncryptionInfo', Buffer.from('0400040040000000', 'hex'))
    CFB.utils.cfb_add(locked, '/EncryptedPackage', Buffer.alloc(5_000, 7))
    const files: [Buffer, RegExp, number][] = [
      [Buffer.from(CFB.write(locked, { type: 'array' })), /has a password/, 400],
      [zipOf([['xl/vbaProject.bin', Buffer.from('a'), 1]]), /has macros/, 415],
      [Buffer.from('<html><table><tr><td>Name</td></tr></table></html>'), /web page/, 415],
      [Buffer.from('<?xml version="1.0"?><Workbook></Workbook>'), /web page/, 415],
    ]
    for (const [content, reason, expected] of files) {
      const { status, body } = await sendSheet(site, token, 'interests', content, 'x.xls')
      assert.equal(status, expected)
      assert.match(body.message, reason)
    }
  })

  test('with a single row is imported', async () => {
    const { token } = await makeAdministrator(site.context.db)
    const { counts } = await checkSheet(site, token, 'interests', handmade(sheetData(rows)))
    assert.equal(counts.new, 1)
  })
})

test('an administrator’s recent imports are listed for that administrator only', async () => {
  const { token } = await makeAdministrator(site.context.db)
  const other = await makeAdministrator(site.context.db)
  const run = await checkSheet(site, token, 'interests', 'Name,Category\nPool,amenity')
  const recent = async (asking: string, noun: 'interests' | 'brokers') =>
    (await site.call(sheetStep.recent, { query: { noun } }, { token: asking })).body.imports
  assert.deepEqual(
    (await recent(token, 'interests')).map(({ _id, status }) => [_id, status]),
    [[run._id, 'checked']],
  )
  assert.deepEqual(await recent(token, 'brokers'), [])
  assert.deepEqual(await recent(other.token, 'interests'), [])
})
