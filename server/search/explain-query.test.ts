import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import type { PropertyDetail } from '#contract/property/detail.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { type GivenProperty, makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { publicList, searchesWithout } from '#test/public-list.ts'

const site = useApp()

const ask = (search: string, query: Record<string, string> = {}) =>
  publicList(site, { search, ...query })

/** Returns what is found, which must not depend on whether the bitmaps are folded. */
async function found(search: string, query: Record<string, string> = {}) {
  const titles = (await ask(search, query)).properties.map(({ title }) => title).toSorted()
  await foldWords(site.context.db)
  const folded = (await ask(search, query)).properties.map(({ title }) => title).toSorted()
  assert.deepEqual(folded, titles, search)
  return titles
}

let brokerId = ''
let whitefield = ''
let pune = ''

async function make(
  title: string,
  {
    detail,
    floor,
    totalFloors,
    ...given
  }: GivenProperty & { detail?: PropertyDetail; floor?: number; totalFloors?: number } = {},
) {
  const { db } = site.context
  const row = await makeProperty(db, { title, brokerId, ...given })
  await db
    .updateTable('property')
    .set({
      detail: JSON.stringify(detail ?? {}),
      floor: floor ?? null,
      total_floors: totalFloors ?? null,
    })
    .where('id', '=', row.id)
    .execute()
}

beforeEach(async () => {
  const { db } = site.context
  brokerId = (await makeBroker(db)).id
  const city = await makeLocation(db, { name: 'Bangalore', aliases: ['Bengaluru'] })
  pune = (await makeLocation(db, { name: 'Pune' })).id
  whitefield = (await makeLocation(db, { name: 'Whitefield', parentId: city.id })).id
})

describe('a search in plain words', () => {
  test('finds rooms, place, price and deal in the data', async () => {
    await make('wanted', { locationId: whitefield, bedrooms: 3, price: 11_000_000 })
    await make('too dear', { locationId: whitefield, bedrooms: 3, price: 13_000_000 })
    await make('elsewhere', { locationId: pune, bedrooms: 3, price: 9_000_000 })
    await make('smaller', { locationId: whitefield, bedrooms: 2, price: 9_000_000 })
    await make('to let', {
      locationId: whitefield,
      bedrooms: 3,
      price: 45_000,
      listingType: 'rent',
    })
    assert.deepEqual(await found('3 bhk in whitefeild under 1.2 cr'), ['wanted'])
    assert.deepEqual(await found('whitefield me teen bhk kiraye pe 50 hazaar tak'), ['to let'])
    assert.deepEqual(await found('3bhk bengaluru or pune 80 lakh to 1 cr'), ['elsewhere'])
    assert.deepEqual(await found('3 bhk whitefield under 1.2 cr', { listingType: 'rent' }), [
      'to let',
    ])
  })

  test('understands details: half rooms, facing, floor, possession, pets', async () => {
    await make('half', { detail: { bhk: 2.5, facing: 'north' } })
    await make('ground', { floor: 0, totalFloors: 4, detail: { possession: 'ready' } })
    await make('top', { floor: 4, totalFloors: 4, detail: { possessionBy: '2027-06' } })
    await make('pets', { detail: { petsAllowed: true, isVastu: true, metroWalkMetres: 700 } })
    assert.deepEqual(await found('2.5 bhk'), ['half'])
    assert.deepEqual(await found('north facing flat'), ['half'])
    assert.deepEqual(await found('not on ground floor'), ['top'])
    assert.deepEqual(await found('top floor'), ['top'])
    assert.deepEqual(await found('not on top floor'), ['ground'])
    assert.deepEqual(await found('possession by dec 2027'), ['ground', 'top'])
    assert.deepEqual(await found('possession by dec 2026'), ['ground'])
    assert.deepEqual(await found('pets ok, vastu, near metro'), ['pets'])
    assert.deepEqual(await found('within 500 m of metro'), [])
  })

  test('counts the possession month from today', async () => {
    const monthAhead = (months: number) => {
      const [year = 0, month = 0] = dayInIndia(new Date()).split('-').map(Number)
      return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 7)
    }
    await make('soon', { detail: { possessionBy: monthAhead(5) } })
    await make('late', { detail: { possessionBy: monthAhead(8) } })
    assert.deepEqual(await found('possession within 6 months'), ['soon'])
    assert.deepEqual(await found('9 mahine mein possession'), ['late', 'soon'])
    const text = 'flat, possession within 6 months'
    const [type = ''] = await searchesWithout(site, text, (await ask(text)).interpretation?.slots)
    assert.equal(type, 'possession within 6 months')
  })

  test('understands types, amenities and what is excluded', async () => {
    await make('villa', { propertyType: 'villa', amenities: ['Swimming Pool'] })
    await make('dry villa', { propertyType: 'villa' })
    await make('plot', { propertyType: 'plot', area: 1_200 })
    assert.deepEqual(await found('villa with pool'), ['villa'])
    assert.deepEqual(await found('villa without pool'), ['dry villa'])
    assert.deepEqual(await found('without pool, not a villa'), ['plot'])
    assert.deepEqual(await found('30x40 site'), ['plot'])
    assert.deepEqual(await found('not in whitefield'), ['dry villa', 'plot', 'villa'])
  })

  test('finds homes in any of several places, with or without a location', async () => {
    await make('at whitefield', { locationId: whitefield, bedrooms: 2 })
    for (const place of ['Sector 74', 'Sector 75', 'Sector 99', 'Wakad'])
      await make(`flat in ${place}`, { bedrooms: 2 })
    assert.deepEqual(await found('2 bhk sector 74 75'), ['flat in Sector 74', 'flat in Sector 75'])
    // "House 75" is no sector.
    await make('flat in Sector 12, House 75', { bedrooms: 2 })
    assert.deepEqual(await found('2 bhk sector 75'), ['flat in Sector 75'])
    // Many cities have a Sector 75.
    await make('flat in Sector 75, Noida', { bedrooms: 2 })
    assert.deepEqual(await found('2 bhk sector 75 noida'), ['flat in Sector 75, Noida'])
    assert.deepEqual(await found('2 bhk wakad or whitefield'), ['at whitefield', 'flat in Wakad'])
    const { interpretation } = await ask('2 bhk wakad or whitefield')
    assert.deepEqual(
      interpretation?.slots.map(({ slot, use }) => [slot, use]),
      [
        ['bhk', 'filter'],
        ['locality', 'text'],
        ['locality', 'filter'],
      ],
    )
  })

  test('finds listings with all words of one of several names, not some of each', async () => {
    const all = [
      'Golf Course Extension Road',
      'Mayur Vihar Phase 1',
      'Bandra Kurla Complex',
      'Wakad',
      'Greater Kailash 1',
      'Southern Peripheral Road',
    ]
    for (const name of all) await make(`flat, ${name}`, { bedrooms: 2 })
    await make('flat, Golf Vihar Complex, Kailash Road 1', { bedrooms: 2 })
    const named = await found(`2 bhk ${all.join(', ')}`)
    assert.deepEqual(named, all.map((name) => `flat, ${name}`).toSorted())
  })

  test('searches the text for words if it understands none of them', async () => {
    await make('Gulmohar Heights', { bedrooms: 2 })
    await make('Other', { bedrooms: 2 })
    assert.deepEqual(await found('gulmohar heig'), ['Gulmohar Heights'])
  })

  test('reflects a change at once', async () => {
    await make('one', { detail: { facing: 'east' } })
    await foldWords(site.context.db)
    await make('two', { detail: { facing: 'east' } })
    const { pagination } = await ask('east facing')
    assert.equal(pagination.total, 2)
  })
})

describe('the explanation of a search', () => {
  test('lists each part, with the search without it', async () => {
    const text = '3 bhk flat in whitefeild under 1.2 cr, gulmohar'
    const { interpretation } = await ask(text)
    assert.ok(interpretation)
    assert.equal(interpretation.sentence, '3 BHK apartment in Whitefield, Bangalore, under ₹1.2 Cr')
    assert.deepEqual(
      interpretation.slots.map(({ label, use }) => [label, use]),
      [
        ['3 BHK', 'filter'],
        ['Apartment', 'filter'],
        ['Whitefield, Bangalore', 'filter'],
        ['Under ₹1.2 Cr', 'filter'],
      ],
    )
    assert.deepEqual(
      interpretation.rest.map((word) => word.text),
      ['gulmohar'],
    )
    const parts = [...interpretation.slots, ...interpretation.rest]
    assert.deepEqual(await searchesWithout(site, text, parts), [
      'flat in whitefeild under 1.2 cr, gulmohar',
      '3 bhk in whitefeild under 1.2 cr, gulmohar',
      '3 bhk flat under 1.2 cr, gulmohar',
      '3 bhk flat in whitefeild, gulmohar for sale',
      '3 bhk flat in whitefeild under 1.2 cr',
    ])
    assert.equal(interpretation.implied, 'For Sale')
  })

  test('counts what leaving out each part would find', async () => {
    await make('ready', { bedrooms: 3, detail: { possession: 'ready' } })
    await make('rising', { bedrooms: 3, detail: { possession: 'under-construction' } })
    await make('smaller', { bedrooms: 2, detail: { possession: 'ready' } })
    const { interpretation, pagination } = await ask('3 bhk ready to move')
    assert.equal(pagination.total, 1)
    assert.deepEqual(
      interpretation?.relaxations.map(({ label, search, total, more }) => [
        label,
        search,
        total,
        more,
      ]),
      [
        ['3 BHK', 'ready to move', 2, 1],
        ['Ready to move', '3 bhk', 2, 1],
      ],
    )
    for (const { search, total } of interpretation?.relaxations ?? []) {
      assert.equal((await ask(search)).pagination.total, total)
    }
  })

  test('says what the data cannot answer, and asks about ambiguous numbers', async () => {
    const { interpretation } = await ask('2bhk under 80, deposit under 1 lakh')
    assert.deepEqual(
      interpretation?.slots.map(({ slot, use }) => [slot, use]),
      [
        ['bhk', 'filter'],
        ['budget', 'filter'],
        ['deposit', 'filter'],
      ],
    )
    assert.deepEqual(interpretation?.doubts[0]?.choices, [
      { label: '₹80 lakh', search: '2bhk under ₹80 lakh, deposit under 1 lakh' },
      { label: '₹80,000', search: '2bhk under ₹80,000, deposit under 1 lakh' },
    ])
  })

  test('says whether each landmark is known, and ranks by distance only then', async () => {
    const { db } = site.context
    const point = { latitude: 12.97, longitude: 77.75 }
    await db.updateTable('location').set(point).where('id', '=', whitefield).execute()
    for (const [title, away] of [
      ['whitefield far phoenix mall', 0.2],
      ['whitefield close phoenix mall', 0.01],
    ] as const) {
      await make(title, { bedrooms: 2, createdAt: new Date('2026-01-05T06:00:00Z') })
      await db
        .updateTable('property')
        .set({ latitude: point.latitude + away, longitude: point.longitude })
        .where('title', '=', title)
        .execute()
    }
    const near = async (search: string) => {
      const { interpretation, properties } = await ask(search)
      const slot = interpretation?.slots.find((one) => one.slot === 'near')
      return [slot?.use, slot?.note, properties[0]?.title]
    }
    assert.deepEqual(await near('2 bhk within 3 km of whitefield'), [
      'text',
      'Homes that mention Whitefield are shown, ' +
        'nearest first. Distance does not limit the results.',
      'whitefield close phoenix mall',
    ])
    const [use, note] = await near('2 bhk near phoenix mall')
    assert.deepEqual(
      [use, note],
      ['text', 'We do not know this place, so we look for its name in the listings.'],
    )
    const [, time] = await near('2 bhk 20 min from phoenix mall')
    assert.equal(time, 'We do not know travel times, so we look for the name in the listings.')
  })

  test('says that meaningless words were not understood, and skips them', async () => {
    await make('One with a view')
    const { interpretation } = await ask('gulmohar heights')
    assert.deepEqual(
      interpretation?.rest.map(({ text }) => text),
      ['gulmohar', 'heights'],
    )
    assert.deepEqual(await found('gulmohar heights'), [])
    // None of the words is searched on its own.
    for (const text of ['no pg', ' rental yield ']) {
      const { rest = [] } = (await ask(text)).interpretation ?? {}
      assert.deepEqual(
        rest.map((word) => word.text),
        [text.trim()],
      )
      assert.deepEqual(await searchesWithout(site, text, rest), [''])
    }
    for (const text of ['home', 'homes', 'ghar', 'घर', 'property']) {
      assert.deepEqual(await found(text), ['One with a view'], text)
    }
    for (const text of ['', '%']) assert.equal((await ask(text)).interpretation, null)
  })
})
