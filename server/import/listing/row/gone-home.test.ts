import assert from 'node:assert/strict'
import { test } from 'node:test'
import { propertyImport } from '#contract/import/import.ts'
import { PropertyDetail } from '#contract/property/detail.ts'
import { useApp } from '#test/app.ts'
import { settled, upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

/** Stock lists that mark homes as sold, booked or on hold. */

const site = useApp()

async function stock() {
  const { db } = site.context
  const { token } = await makeAdministrator(db, { role: 'admin' })
  const { id: brokerId } = await makeBroker(db)
  const send = async (rows: readonly string[]) => {
    const fields = { brokerId, publish: 'approved' }
    const { status, body } = await upload(site, token, rows.join('\n'), fields)
    assert.equal(status, 200, body.message)
    const { _id: id, status: step } = body.import
    if (step === 'uploaded') {
      const asked = await site.call(propertyImport.check, { params: { id }, body: {} }, { token })
      assert.equal(asked.status, 202, JSON.stringify(asked.body))
    }
    const checked = await settled(site, token, id)
    await site.call(propertyImport.run, { params: { id }, body: {} }, { token })
    const done = await settled(site, token, id)
    assert.deepEqual(
      [done.counts.inserted, done.counts.updated],
      [checked.counts.new, checked.counts.updated],
      'the check and the import agree',
    )
    return done
  }
  const listings = async () => {
    const rows = await db
      .selectFrom('property')
      .select(['title', 'price', 'status', 'description', 'detail'])
      .where('broker_id', '=', brokerId)
      .orderBy('title')
      .execute()
    return rows
  }
  const titles = async () => (await listings()).map(({ title }) => title)
  return { send, listings, titles }
}

const header = 'Title,Property Type,For,Price,Area,City,Locality,BHK'
const flat = (number: number, price = 7_000_000) =>
  `Garden flat ${number},Apartment,Sale,${price + number},${900 + number},Pune,Baner,2 BHK`

const gone = [
  ...['Sold', 'Blocked', 'Hold', 'Booked by Mr Rao', 'Not available', 'Token received'],
  ...['sold out', 'बिक गया', 'Sold - 12/10/25', 'Let out'],
]

for (const name of ['Status', 'Availability', 'Deal Stage', 'Remarks', 'Column X', 'Unit Status']) {
  test(`homes that are gone by a column "${name}" are left out one by one`, async () => {
    const { send, titles } = await stock()
    // In a column without a telling name, words with other meanings are ignored.
    const words = name === 'Column X' ? gone.filter((word) => !/Bl|^H|Not|Rao/.test(word)) : gone
    const open = ['Available', 'AVAILABLE', '']
    const cells = [...open, ...words]
    const rows = cells.map((cell, at) => `${flat(at)},${cell}`)
    const done = await send([`${header},${name}`, ...rows])
    assert.deepEqual(
      await titles(),
      open.map((_, at) => `Garden flat ${at}`),
    )
    assert.equal(done.counts.refused, words.length)
    const refused = done.problems.filter(({ kind }) => kind === 'refusal')
    assert.ok(refused.every(({ column, value }) => column === name && gone.includes(value ?? '')))
  })
}

test('a home is left out if its title, price or possession says it is gone', async () => {
  const { send, titles } = await stock()
  await send([
    `${header},Possession`,
    `${flat(1)},Ready to move`,
    `${flat(2).replace('flat 2', 'flat 2 (SOLD)')},Ready to move`,
    `${flat(3).replace('7000003', '70 L - sold')},Ready to move`,
    `${flat(4)},Sold`,
    `${flat(5).replace('Garden', 'SOLD - Garden')},Ready to move`,
  ])
  assert.deepEqual(await titles(), ['Garden flat 1'])
})

test('a column may flag what is sold or name the buyer', async () => {
  for (const [name, ...cells] of [
    ['Sold', 'No', 'Yes', '', 'Y'],
    ['Available', 'Yes', 'No', 'Yes', 'No'],
    ['Buyer name', '', 'Anil Shah', '-', 'R. Iyer'],
  ] as const) {
    const { send, titles } = await stock()
    await send([`${header},${name}`, ...cells.map((cell, at) => `${flat(at)},${cell}`)])
    assert.deepEqual(await titles(), ['Garden flat 0', 'Garden flat 2'], name)
  }
})

test('"Available" is no possession date, and dates in the same column are parsed', async () => {
  const { send, listings } = await stock()
  const cells = ['Available', 'Sold', 'Ready to move', 'Dec 2031', 'Under negotiation']
  const done = await send([`${header},Status`, ...cells.map((cell, at) => `${flat(at)},${cell}`)])
  assert.deepEqual(
    (await listings()).map(({ detail }) => {
      const { possession, possessionBy } = PropertyDetail.parse(detail)
      return [possession, possessionBy]
    }),
    [
      [undefined, undefined],
      ['ready', undefined],
      [undefined, '2031-12'],
      [undefined, undefined],
    ],
  )
  const note = done.problems.find(({ kind }) => kind === 'note')
  assert.match(note?.reason ?? '', /under negotiation/)
})

test('an unknown word in a status column refuses its row', async () => {
  const { send, titles } = await stock()
  const cells = ['Available', 'Sold', 'Mr Rao will decide']
  const done = await send([`${header},Status`, ...cells.map((cell, at) => `${flat(at)},${cell}`)])
  assert.deepEqual(await titles(), ['Garden flat 0'])
  assert.deepEqual(
    done.problems.map(({ line, value, reason }) => [line, value, reason]),
    [
      [3, 'Sold', 'the row says that this home is no longer available'],
      [4, 'Mr Rao will decide', 'this does not say whether the home is still available'],
    ],
  )
})

test('a later list links a sold home to its listing and creates no second one', async () => {
  const { send, listings } = await stock()
  const first = [1, 2, 3, 4].map((number) => `${number},${flat(number)},Available`)
  await send([`Sr,${header},Status`, ...first])
  const done = await send([
    `Sr,${header},Status`,
    `1,${flat(4)},Sold`,
    `2,${flat(3, 6_800_000)},Available`,
    `3,${flat(2)},Hold`,
    `4,${flat(5)},Sold`,
  ])
  const now = await listings()
  assert.deepEqual(
    now.map(({ title, price }) => `${title} ${price}`),
    ['Garden flat 1 7000001', 'Garden flat 2 7000002', 'Garden flat 3 6800003'].concat(
      'Garden flat 4 7000004',
    ),
  )
  assert.deepEqual([done.counts.new, done.counts.updated, done.counts.refused], [0, 1, 3])
  const pointed = done.problems.filter(({ reason }) => reason.startsWith('its listing'))
  assert.deepEqual(
    pointed.map(({ line, reason }) => [line, reason]),
    [
      [2, 'its listing "Garden flat 4" is still live. Please mark it as sold or rented'],
      [4, 'its listing "Garden flat 2" is still live. Please mark it as sold or rented'],
    ],
  )
  const remarks = done.remarks.join('\n')
  assert.match(remarks, /still listed\. Mark .*: "Garden flat 4", "Garden flat 2"\./)
  assert.match(
    remarks,
    /One listing from an earlier file is not in this file\. .*: "Garden flat 1"\./,
  )
})

test('of homes that differ only in price, the one that is gone is found by it', async () => {
  const { send, listings } = await stock()
  const alike = (price: number) => `Sky flat,Apartment,Sale,${price},990,Pune,Baner,2 BHK`
  await send([`${header},Status`, `${alike(7_000_000)},Available`, `${alike(7_400_000)},Open`])
  const done = await send([
    `${header},Status`,
    `${alike(6_900_000)},Available`,
    `${alike(7_400_000)},Sold`,
  ])
  assert.deepEqual(
    (await listings()).map(({ price }) => price).sort((one, other) => one - other),
    [6_900_000, 7_400_000],
  )
  assert.equal(done.problems.filter(({ reason }) => reason.startsWith('its listing')).length, 1)
})
