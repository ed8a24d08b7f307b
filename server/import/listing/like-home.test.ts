import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { propertyImport } from '#contract/import/import.ts'
import { useApp } from '#test/app.ts'
import { importAll, settled, upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

/** Later lists that write a home differently. */

const site = useApp()
const head = 'Title,Property Type,For,Price,Area,City,Locality,BHK'
const row = 'Month flat a,Apartment,Sale,65 L,900,Pune,Wakad,2'

async function sendTwice(first: string, second: string, edit: 'stays' | 'floor 7' = 'stays') {
  const { db } = site.context
  const { token } = await makeAdministrator(db, { role: 'admin' })
  const { id: brokerId } = await makeBroker(db)
  await importAll(site, token, first, { brokerId, publish: 'approved' })
  if (edit === 'floor 7') await db.updateTable('property').set({ floor: 7 }).execute()
  const { body } = await upload(site, token, second, { brokerId, publish: 'approved' })
  const params = { id: body.import._id }
  await site.call(propertyImport.check, { params, body: {} }, { token })
  const checked = await settled(site, token, params.id)
  await site.call(propertyImport.run, { params, body: {} }, { token })
  const run = await settled(site, token, params.id)
  assert.deepEqual(
    [run.counts.inserted, run.counts.updated, run.counts.duplicates],
    [checked.counts.new, checked.counts.updated, checked.counts.duplicates],
    'the import does what its check said',
  )
  const listings = await db
    .selectFrom('property')
    .select(['title', 'price', 'floor', 'parking_spaces', 'furnished', 'status', 'detail'])
    .where('broker_id', '=', brokerId)
    .orderBy('id')
    .execute()
  return { run, listings, said: run.problems.map(({ reason }) => reason) }
}

const notesOf = async (first: string, second: string) =>
  (await sendTwice(first, second)).said.filter((reason) => reason.includes('similar home'))

const note =
  'this broker has already listed a similar home, which is not in this file: "Month flat a"'

describe('a row that may be an existing listing gets a note', () => {
  const others: [what: string, head: string, row: string][] = [
    ['without its title', head.slice(6), row.slice(13)],
    ['with another area', head, row.replace('900', '910')],
    ['with a side of its locality', head, row.replace('Wakad', 'Wakad West')],
  ]
  for (const [what, header, second] of others) {
    test(what, async () => {
      assert.deepEqual(await notesOf(`${head}\n${row}`, `${header}\n${second}`), [note])
    })
  }
})

describe('a row that is an existing listing changes it', () => {
  const others: [what: string, head: string, row: string, notes: string[]][] = [
    ['with parking', `${head},Parking`, `${row},3`, ['added to this listing: parking']],
    ['with a floor', `${head},Floor`, `${row},3`, ['not added because it needs a review: floor']],
    [
      'with a society',
      `${head},Society`,
      `${row},Lake View`,
      ['not added because it needs a review: society or project'],
    ],
    ['with an address', `${head},Address`, `${row},"Tower 2, Wakad"`, []],
    [
      'with parking and another price',
      `${head},Parking`,
      `${row.replace('65 L', '64 L')},3`,
      [
        'the price of this listing changes from ₹65,00,000 to ₹64,00,000',
        'added to this listing: parking',
      ],
    ],
  ]
  for (const [what, header, second, notes] of others) {
    test(what, async () => {
      const { said, listings, run } = await sendTwice(`${head}\n${row}`, `${header}\n${second}`)
      assert.deepEqual(said, notes)
      assert.equal(listings.length, 1)
      assert.equal(listings[0]?.status, 'approved')
      assert.equal(listings[0]?.price, second.includes('64 L') ? 6_400_000 : 6_500_000)
      assert.equal(listings[0]?.floor, null)
      assert.equal(listings[0]?.parking_spaces, header.endsWith('Parking') ? 3 : null)
      assert.equal(run.counts.inserted, 0)
    })
  }

  test('and keeps what was edited here', async () => {
    const { said, listings } = await sendTwice(
      `${head},Floor\n${row},3`,
      `${head},Floor,Furnishing\n${row},3,Furnished`,
      'floor 7',
    )
    assert.deepEqual(
      listings.map(({ floor, furnished }) => [floor, furnished]),
      [[7, 'fully-furnished']],
    )
    assert.deepEqual(said, [
      'added to this listing: furnishing',
      'the listing on BrickBazaar differs, and an import does not change this: floor',
    ])
  })

  test('but not if several homes of the file or the broker are alike', async () => {
    const twice = `${row.replace('65 L', '66 L')}`
    const inFile = await sendTwice(`${head}\n${row}`, `${head},Floor\n${row},3\n${twice},4`)
    assert.equal(inFile.listings.length, 3)
    const ofBroker = await sendTwice(`${head}\n${row}\n${twice}`, `${head},Floor\n${row},3`)
    assert.equal(ofBroker.listings.length, 3)
    const flats = (number: string, floor: string) =>
      `Flat No,${head},Floor\n${number},${row},${floor}`
    const numbered = await sendTwice(flats('101', '1'), flats('102', '1'))
    assert.equal(numbered.listings.length, 2)
  })
})

test('a home with another price, place or size does not match an existing listing', async () => {
  const others = [
    row.replace('65 L', '85 L'),
    row.replace('Wakad', 'Baner'),
    row.replace('900', '1000'),
    row.replace(',2', ',3'),
  ]
  const second = [head, row, ...others].join('\n')
  assert.deepEqual(await notesOf(`${head}\n${row}`, second), [])
  assert.deepEqual(await notesOf(`${head}\n${row}`, [head, ...others].join('\n')), [])
})
