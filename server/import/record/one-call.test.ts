import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { propertyImport } from '#contract/import/import.ts'
import { sheetImport } from '#contract/import/record-import.ts'
import { useApp } from '#test/app.ts'
import { upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker, makeLocation } from '#test/make.ts'
import { type ImportedNoun, sendSheet, workbook } from '#test/sheet-call.ts'
import { zipOf } from '#test/zip.ts'

/** The seven imports in one request, as a script calls them (IMP-13). */

const site = useApp()

/** Two good rows and a bad one on line 4 for each kind of record. */
const records: Record<ImportedNoun, string> = {
  brokers: `First Name,Last Name,Email,Phone,Company Name
Ravi,Kulkarni,ravi@example.in,9820123456,Kulkarni Estates
Sana,Sheikh,sana@example.in,9820123457,Sheikh Homes
Bad,Phone,bad@example.in,12345,Nobody`,
  customers: `First Name,Last Name,Email,Phone
Asha,Rao,asha@example.in,9820123456
Ravi,Menon,ravi@example.in,9820123457
Bad,Phone,bad@example.in,12345`,
  subscriptions: 'Name,Price,Duration\nGold,125000,1 year\nSilver,75000,1 year\nOdd,ask us,1 year',
  locations: 'Name,Type,Parent\nBaner,Area,Pune\nKothrud,Area,Pune\nWakad,Area,Atlantis',
  interests: `Name,Order\nPool,1\nGym,2\nGarden,first`,
  cms: `Title,Content,Status\nPrivacy,Text,Draft\nTerms,Text,Draft\nHelp,Text,Lost`,
}
const listings = `title,description,propertyType,listingType,price,area,bedrooms,locality,city
Flat 1,Bright,apartment,sell,5000001,1100,2,Hebbal,Bengaluru
Flat 2,Bright,apartment,sell,5000002,1100,2,Hebbal,Bengaluru
Flat 3,Bright,apartment,sell,ask owner,1100,2,Hebbal,Bengaluru`

const kinds = [...(Object.keys(sheetImport) as ImportedNoun[]), 'properties'] as const
type Kind = (typeof kinds)[number]

async function people() {
  const { db } = site.context
  const { token } = await makeAdministrator(db, { role: 'admin' })
  await makeLocation(db, { name: 'Pune', type: 'city' })
  return { token, broker: await makeBroker(db) }
}

async function post(
  kind: Kind,
  { token, broker }: Awaited<ReturnType<typeof people>>,
  content: string | Buffer,
  { name, review = 'false' }: { name?: string; review?: string } = {},
) {
  return kind === 'properties'
    ? upload(site, token, content, { brokerId: broker.id, review }, name)
    : sendSheet(site, token, kind, content, name, { review })
}

const contentOf = (kind: Kind) => (kind === 'properties' ? listings : records[kind])

describe('one call', () => {
  for (const kind of kinds) {
    test(`imports the good rows of ${kind} and answers with the refused ones`, async () => {
      const admin = await people()
      const { status, body } = await post(kind, admin, contentOf(kind))
      assert.equal(status, 200, JSON.stringify(body))
      assert.deepEqual(body.counts, { rows: 3, imported: 2, updated: 0, duplicates: 0, refused: 1 })
      assert.deepEqual(
        body.refused?.map(({ line }) => line),
        [4],
      )
      assert.ok(body.refused?.[0]?.reason)
      assert.equal(body.message, '2 imported, 1 rejected.')
      assert.equal(body.import.status, 'done')
      const again = await post(kind, admin, contentOf(kind))
      assert.deepEqual(again.body.counts, {
        ...{ rows: 3, imported: 0, updated: 0, duplicates: 2, refused: 1 },
      })
    })

    test(`with review does not import a file of ${kind} yet`, async () => {
      const admin = await people()
      const { status, body } = await post(kind, admin, contentOf(kind), { review: 'true' })
      assert.equal(status, 200)
      assert.equal(body.counts, undefined)
      assert.ok(['checking', 'checked'].includes(body.import.status), body.import.status)
    })

    test(`refuses what is no table among files of ${kind}`, async () => {
      const admin = await people()
      const rows = contentOf(kind)
        .split('\n')
        .map((row) => row.split(','))
      const page = '<html><table><tr><td>Name</td></tr></table></html>'
      const files: [string, string | Buffer][] = [
        ['list.txt', contentOf(kind)],
        ['list.tsv', contentOf(kind)],
        ['list.json', contentOf(kind)],
        ['list', contentOf(kind)],
        ['list.csv.exe', contentOf(kind)],
        ['list.xlsx', contentOf(kind)],
        ['list.xls', contentOf(kind)],
        ['list.csv', workbook(rows)],
        ['list.csv', Buffer.from('%PDF-1.7\nName,Type')],
        ['list.csv', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
        ['list.csv', Buffer.from(Array.from({ length: 4_000 }, (_, n) => (n * 7) % 256))],
        ['list.csv', '[{"name":"Pool"}]'],
        ['list.csv', page],
        ['list.xls', page],
        ['list.xlsx', zipOf([['word/document.xml', Buffer.from('a'), 1]])],
        ['list.xls', Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex')],
      ]
      for (const [name, content] of files) {
        const { status, body } = await post(kind, admin, content, { name })
        assert.deepEqual([name, status, body.code], [name, 415, 'import_file_type'], body.message)
        assert.match(body.message, /\.$/)
      }
    })
  }

  test('accepts a workbook under both file extensions', async () => {
    const admin = await people()
    const rows = listings.split('\n').map((row) => row.split(','))
    const first = await post('properties', admin, workbook(rows), { name: 'LIST.XLSX' })
    const second = await post('properties', admin, workbook(rows, 'biff8'), { name: 'list.xls' })
    assert.deepEqual([first.body.counts?.imported, second.body.counts?.duplicates], [2, 2])
  })

  test('without a column it needs imports nothing and names the column', async () => {
    const admin = await people()
    const { status, body } = await post('brokers', admin, 'First Name,Email\nA,a@example.in')
    assert.deepEqual([status, body.code], [400, 'import_mapping_incomplete'])
    assert.match(body.message, /Last Name, Phone, Company Name/)
  })

  test('for listings without a broker is refused and stores no import', async () => {
    const { token } = await people()
    const { status, body } = await upload(site, token, listings, { review: 'false' })
    assert.equal(status, 400)
    assert.equal(body.errors?.[0]?.path, 'brokerId')
    const list = await site.call(propertyImport.list, {}, { token })
    assert.equal(list.body.pagination.total, 0)
  })

  test('accepts its fields after the file', async () => {
    const { token, broker } = await people()
    const form = new FormData()
    form.set('file', new Blob([listings]), 'list.csv')
    form.set('brokerId', broker.id)
    form.set('review', 'true')
    const encoded = new Response(form)
    const answer = await site.app.inject({
      method: 'POST',
      url: `/api${propertyImport.upload.path}`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    assert.equal(answer.json().import.broker.email, broker.email)
    assert.equal(answer.json().counts, undefined)
  })
})
