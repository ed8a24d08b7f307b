import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { propertyImport } from '#contract/import/import.ts'
import { useApp } from '#test/app.ts'
import { importAll, settled, upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

/** Stock lists imported again, with additional columns. */

const site = useApp()

async function importer() {
  const { db } = site.context
  const { token } = await makeAdministrator(db, { role: 'admin' })
  const { id: brokerId } = await makeBroker(db)
  return async (header: string, ...rows: string[]) => {
    const content = [`${header},Title,Property Type,For,Price,Area,City,Locality,BHK`, ...rows]
    const fields = { brokerId, review: 'false' }
    const { status, body } = await upload(site, token, content.join('\n'), fields)
    assert.equal(status, 200, body.message)
    return [body.counts?.imported, body.counts?.duplicates]
  }
}

const flat = (title: string, price = 6_900_000) =>
  `${title},Apartment,Sale,${price},850,Pune,Wakad,2`

for (const header of ['Sr No', 'S.No.', 'Sl. No', '#', 'क्रमांक', '', 'Serial Number', 'id']) {
  test(`a running number under "${header}" is no part of a listing`, async () => {
    const send = await importer()
    const garden = flat('Garden flat by the park')
    assert.deepEqual(await send(header, `1,${garden}`, `2,${garden}`, `3,${garden}`), [1, 2])
    const hill = flat('Hilltop flat')
    assert.deepEqual(await send(header, `1,${hill}`, `2,${garden}`), [1, 1])
  })
}

for (const [header, ...values] of [
  ['Scraped At', '2026-10-01', '2026-11-01'],
  ['URL', 'https://portal.example/1', 'https://portal.example/2?from=list'],
  ['crawl_id', 'c1', 'c2'],
] as const) {
  test(`a crawl's column "${header}" is no part of a listing`, async () => {
    const send = await importer()
    const garden = flat('Garden flat by the park')
    assert.deepEqual(await send(header, `${values[0]},${garden}`), [1, 0])
    assert.deepEqual(await send(header, `${values[1]},${garden}`), [0, 1])
  })
}

test('a number that distinguishes flats stays part of a listing', async () => {
  const send = await importer()
  const garden = flat('Garden flat by the park')
  assert.deepEqual(await send('Unit', `101,${garden}`, `102,${garden}`, `103,${garden}`), [3, 0])
})

async function lists() {
  const { db } = site.context
  const { token } = await makeAdministrator(db, { role: 'admin' })
  const { id: brokerId } = await makeBroker(db)
  const send = async (rows: string[], review = 'false', of = brokerId) => {
    const content = ['Sr No,Title,Property Type,For,Price,Area,City,Locality,BHK', ...rows]
    const fields = { brokerId: of, publish: 'approved', review }
    const { status, body } = await upload(site, token, content.join('\n'), fields)
    assert.equal(status, 200, body.message)
    const { _id: id, status: step } = body.import
    // A proposed mapping waits for confirmation.
    if (step === 'uploaded') {
      await site.call(propertyImport.check, { params: { id }, body: {} }, { token })
    }
    return settled(site, token, id)
  }
  const listings = async () => {
    const rows = await db
      .selectFrom('property')
      .select(['title', 'price', 'status'])
      .orderBy('title')
      .orderBy('price')
      .execute()
    return rows.map(({ title, price, status }) => `${title} ${price} ${status}`)
  }
  return { db, send, listings }
}

const first = ['Amber', 'Blue', 'Coral', 'Dune'].map(
  (title, at) => `${at + 1},${flat(title, 6_500_000 + at * 100_000)}`,
)

const second = [
  `1,${flat('Blue', 6_600_000)}`,
  `2,${flat('Coral', 6_450_000)}`,
  `3,${flat('Dune', 6_800_000)}`,
  `4,${flat('Elm', 7_000_000)}`,
]

test('a later list with another price changes the price of its listing', async () => {
  const { send, listings } = await lists()
  await send(first)
  const check = await send(second, 'true')
  const counts = [check.counts.new, check.counts.updated, check.counts.duplicates]
  assert.deepEqual(counts, [1, 1, 2])
  assert.deepEqual(
    check.problems.map(({ line, column, kind, reason }) => [line, column, kind, reason]),
    [[...[3, 'Price', 'note'], 'the price of this listing changes from ₹67,00,000 to ₹64,50,000']],
  )
  assert.match(check.remarks.at(-1) ?? '', /One listing from an earlier file .*: "Amber"\.$/)
  assert.equal((await listings()).length, 4)
  const done = await send(second)
  assert.deepEqual([done.counts.inserted, done.counts.updated, done.counts.duplicates], [1, 1, 2])
  assert.deepEqual(await listings(), [
    'Amber 6500000 approved',
    'Blue 6600000 approved',
    'Coral 6450000 approved',
    'Dune 6800000 approved',
    'Elm 7000000 approved',
  ])
  const again = await send(second)
  assert.deepEqual([again.counts.inserted, again.counts.updated], [0, 0])
  assert.equal((await listings()).length, 5)
})

test('a price that rises by more than 5 % in a later list goes to review', async () => {
  const { send, listings } = await lists()
  await send([`1,${flat('Amber', 6_000_000)}`])
  await send([`1,${flat('Amber', 6_400_000)}`, `2,${flat('Amber', 6_400_000)}`])
  assert.deepEqual(await listings(), ['Amber 6400000 pending'])
})

test('an edited price stays while the list is unchanged, and is noted otherwise', async () => {
  const { db, send, listings } = await lists()
  await send([`1,${flat('Amber', 6_500_000)}`])
  await db.updateTable('property').set({ price: 6_300_000 }).execute()
  const same = await send([`1,${flat('Amber', 6_500_000)}`])
  assert.deepEqual([same.counts.updated, same.counts.duplicates], [0, 1])
  assert.deepEqual(await listings(), ['Amber 6300000 approved'])
  const other = await send([`1,${flat('Amber', 6_400_000)}`], 'true')
  assert.match(other.problems[0]?.reason ?? '', /earlier file said ₹65,00,000, and it was edited/)
})

test('homes that differ only in price are paired by price if their number is kept', async () => {
  const { send, listings } = await lists()
  await send([`1,${flat('Amber', 6_500_000)}`, `2,${flat('Amber', 6_600_000)}`])
  await send([`1,${flat('Amber', 6_550_000)}`, `2,${flat('Amber', 6_450_000)}`])
  assert.deepEqual(await listings(), ['Amber 6450000 approved', 'Amber 6550000 approved'])
  const check = await send([`1,${flat('Amber', 6_400_000)}`], 'true')
  assert.deepEqual([check.counts.new, check.counts.updated], [1, 0])
})

test('a list does not change a home of another broker or one that was sold', async () => {
  const { db, send, listings } = await lists()
  await send([`1,${flat('Amber', 6_500_000)}`])
  const { id } = await makeBroker(db)
  await send([`1,${flat('Amber', 6_400_000)}`], 'false', id)
  await db.updateTable('property').set({ status: 'sold' }).where('broker_id', '=', id).execute()
  const again = await send([`1,${flat('Amber', 6_300_000)}`], 'false', id)
  assert.equal(
    again.problems[0]?.reason,
    'this home is already marked as sold or rented and does not change',
  )
  assert.deepEqual(await listings(), ['Amber 6400000 sold', 'Amber 6500000 approved'])
})

test('a listing with a number gets the price of the later list', async () => {
  const { db } = site.context
  const { token } = await makeAdministrator(db, { role: 'admin' })
  const { id: brokerId } = await makeBroker(db)
  const send = async (price: number) => {
    const content = `Listing ID,Title,Property Type,For,Price,Area,City,BHK
L-1,Amber,Apartment,Sale,${price},850,Pune,2`
    const { body } = await upload(site, token, content, { brokerId, review: 'false' })
    return [body.counts?.imported, body.counts?.updated, body.counts?.duplicates]
  }
  assert.deepEqual(await send(6_500_000), [1, 0, 0])
  assert.deepEqual(await send(6_400_000), [0, 1, 0])
  assert.deepEqual(await send(6_400_000), [0, 0, 1])
})

describe('a home that a later list writes differently', () => {
  const both = async (first: string, second: string) => {
    const { db } = site.context
    const { token } = await makeAdministrator(db, { role: 'admin' })
    const { id: brokerId } = await makeBroker(db)
    await importAll(site, token, first, { brokerId, listingType: 'sell' })
    const { body } = await upload(site, token, second, {
      ...{ brokerId, listingType: 'sell', review: 'false' },
    })
    const run = await settled(site, token, body.import._id)
    const rows = await db.selectFrom('property').select(['title', 'price', 'area']).execute()
    return { run, rows }
  }

  for (const [what, head, row] of [
    [
      'units and rooms',
      'Title,Type,Price (Lakhs),Area,City,Locality,BHK',
      'Amber,Apartment,72,901 sqft,Pune,Baner,2 BHK',
    ],
    [
      'further columns',
      'Title,Type,Price,Area,City,Locality,BHK,Furnishing',
      'Amber,Apartment,7200000,901,Pune,Baner,2,Furnished',
    ],
    [
      'words for the same',
      'Title,Type,Price,Area,City,Locality,BHK',
      'AMBER.,Flat,72 Lac,901,Pune City,"Baner, Pune",2',
    ],
  ] as const) {
    test(`is the same listing (${what})`, async () => {
      const first =
        'Title,Type,Price,Area,City,Locality,BHK\nAmber,Apartment,7300000,901,Pune,Baner,2'
      const { run, rows } = await both(first, `${head}\n${row}`)
      assert.deepEqual(
        [run.counts.inserted, run.counts.updated],
        [0, 1],
        JSON.stringify(run.problems),
      )
      assert.deepEqual(rows, [{ title: 'Amber', price: 7_200_000, area: 901 }])
    })
  }

  test('is two listings where a column numbers the flats', async () => {
    const head = 'Flat No,Type,Price,Area,City,Locality,BHK'
    const first = `${head}\n101,Apartment,7300000,901,Pune,Baner,2`
    const { run } = await both(first, `${head}\n102,Apartment,7300000,901,Pune,Baner,2`)
    assert.equal(run.counts.inserted, 1)
  })

  test('with its own number has other facts noted, and no other home gets its price', async () => {
    const head = 'Listing ID,Title,Type,Price,Area,City,Locality,BHK,Furnishing'
    const first = `${head}\nL-1,Amber,Apartment,7300000,901,Pune,Baner,2,Furnished`
    const second = `${head}\nL-1,Palm,Villa,28300000,3203,Pune,Baner,4,Furnished`
    const { run, rows } = await both(first, second)
    assert.deepEqual(
      run.problems.map(({ line, reason }) => [line, reason]),
      [
        [
          2,
          'the listing on BrickBazaar differs, and an import does not change this: ' +
            'type, bedrooms, area',
        ],
      ],
    )
    assert.deepEqual(rows, [{ title: 'Amber', price: 7_300_000, area: 901 }])
  })

  test('with its own number has another place or description noted', async () => {
    const head = 'Listing ID,Title,Type,Price,Area,City,Locality,BHK,Description'
    const row = (place: string, text: string) =>
      `L-1,Amber,Apartment,7300000,901,Pune,${place},2,${text}`
    const { run } = await both(
      `${head}\n${row('Kothrud', 'Near the park')}`,
      `${head}\n${row('Bavdhan', 'Near the park')}`,
    )
    const said = 'the listing on BrickBazaar differs, and an import does not change this'
    assert.deepEqual(
      run.problems.map(({ reason }) => reason),
      [`${said}: place`],
    )
    const texts = await both(
      `${head}\n${row('Kothrud', 'Near the park')}`,
      `${head}\n${row('Kothrud', 'By the river')}`,
    )
    assert.deepEqual(
      texts.run.problems.map(({ reason }) => reason),
      [`${said}: description`],
    )
  })

  test('whose number is twice in a file at two prices is noted', async () => {
    const head = 'Listing ID,Title,Type,Price,Area,City,Locality,BHK'
    const row = (price: number) => `L-1,Amber,Apartment,${price},901,Pune,Baner,2`
    const { run } = await both(
      `${head}\n${row(7_300_000)}`,
      `${head}\n${row(7_300_000)}\n${row(7_200_000)}`,
    )
    assert.deepEqual(
      run.problems.map(({ line, reason }) => [line, reason]),
      [[3, 'line 2 has the same home for ₹73,00,000']],
    )
  })

  test('in one file is noted with the line of the first', async () => {
    const head = 'Title,Type,Price,Area,City,Locality,BHK'
    const twice =
      `${head}\nAmber,Apartment,6100000,901,Pune,Baner,` +
      '2\nAmber,Flat,61 L,901 sqft,Pune,Baner,2 BHK'
    const { run } = await both(`${head}\nBlue,Apartment,6100000,901,Pune,Baner,2`, twice)
    assert.deepEqual(
      run.problems.map(({ line, reason }) => [line, reason]),
      [[3, 'line 2 has the same home']],
    )
  })
})
