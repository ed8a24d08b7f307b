import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldSomeWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeLocation, makeProperty } from '#test/make.ts'
import { findContradictions, narrowed, requiredOf } from './contradictions.ts'
import { measureCost } from './cost.ts'
import { budgetOf } from './describe.ts'
import { chooseHomes, type Home, listHomes } from './homes.ts'
import { describeHomes, findHomes } from './known-items.ts'
import { requirementOf } from './label-requirement.ts'
import { report } from './report.ts'
import { contradictionsOf } from './requirement.ts'
import { manners, templates } from './tables.ts'

const site = useApp()

test('two homes are sought in two manners, and the report says how many are found', async () => {
  const { db } = site.context
  const pune = await makeLocation(db, { name: 'Pune' })
  const [baner, wakad] = await Promise.all(
    ['Baner', 'Wakad'].map((name) => makeLocation(db, { name, parentId: pune.id })),
  )
  const shared = { amenities: ['Lift'], bedrooms: 2, price: 7_630_000 }
  await makeProperty(db, { ...shared, locationText: 'Baner', locationId: baner?.id ?? '' })
  await makeProperty(db, { ...shared, locationText: 'Wakad', locationId: wakad?.id ?? '' })
  while ((await foldSomeWords(db, 100)) > 0);

  const { app, pool } = site
  const market = await listHomes(pool)
  const descriptions = describeHomes(chooseHomes(market, 2), market, {
    manners: ['short', 'sentence'],
  })
  assert.equal(descriptions.length, 8)

  const items = await findHomes(app, descriptions)
  const required = requiredOf(descriptions)
  const contradictions = await findContradictions(app, required, market)
  assert.ok(contradictions.homes >= items.filter(({ isFound }) => isFound).length)
  const cost = await measureCost(app, [descriptions[0]?.text ?? ''], 1)
  const text = report(
    {
      demo: {
        ...{ homes: market.length, items, bare: items },
        ...{ contradictions, narrowContradictions: contradictions },
        costs: [{ name: 'homes found', ...cost }],
      },
      other: undefined,
      scores: [],
    },
    'plain',
    { count: 5, showsHeldOut: true },
  )
  const found = items.filter(({ isFound }) => isFound).length
  assert.match(text, new RegExp(`^all +8 +${((100 * found) / 8).toFixed(1)} `, 'm'))
  assert.match(text, /^short +4 /m)
  assert.match(text, /^homes found +1 +1 +[\d.]+ /m)
})

test('a description has facts added until at most ten homes fit it', () => {
  const home = (index: number): Home => ({
    ...{ id: String(index), title: `Home ${index}`, type: 'apartment', deal: 'rent' },
    ...{ price: 40_000, rooms: 2, furnished: 'unfurnished', features: ['Lift'] },
    ...{ depositMonths: null, maintenance: null, area: 1_000, facing: null },
    ...{ floor: (index % 20) + 1, society: `Kadamba Court ${index % 10}` },
    ...{ locality: ['Whitefield'], city: ['Bangalore'] },
  })
  const elsewhere = { ...home(60), locality: ['Bellandur'] }
  const market = [...Array.from({ length: 60 }, (_, index) => home(index)), elsewhere]
  const options = { manners: ['short', 'hinglish', 'marathi'] }
  const described = describeHomes(market.slice(0, 6), market, options)
  for (const { added, fitting, text, requirement, home } of described) {
    assert.ok(fitting >= 1 && fitting <= 10, text)
    assert.ok(added.includes('floor') || added.includes('society'), text)
    assert.deepEqual(contradictionsOf(home, requirement), [])
  }
  const bare = describeHomes(market.slice(0, 6), market, { ...options, maxFitting: Infinity })
  assert.ok(bare.every(({ added, fitting }) => added.length === 0 && fitting > 10))
})

test('a home contradicts a floor, a size or an exclusion only by what it states', () => {
  const home = {
    ...({ id: '', title: '', type: 'apartment', deal: 'sell', price: 9_000_000 } as const),
    ...{ rooms: 2, furnished: null, features: [], depositMonths: null, maintenance: null },
    ...{ area: 900, floor: 0, society: null, facing: null },
    ...{ locality: ['Wakad'], city: ['Pune'] },
  }
  assert.deepEqual(
    contradictionsOf(home, {
      ...{ floors: [3], area: { min: 1_000, max: 1_200 }, society: 'Kadamba Court' },
      ...{ facings: ['east'], furnished: ['unfurnished'] },
      excluded: { places: ['Wakad'], types: ['apartment'], floors: [0], facings: ['south'] },
    }),
    ['area', 'floor', 'excluded place', 'excluded kind', 'excluded floor'],
  )
})

test('a home contradicts parkings, a road, a room and a day by what it states', () => {
  const home: Home = {
    ...({ id: '', title: '', type: 'apartment', deal: 'rent', price: 9_000 } as const),
    ...{ rooms: 2, furnished: null, features: [], depositMonths: null, maintenance: null },
    ...{ area: 900, floor: 0, society: null, facing: null },
    ...{ locality: ['Wakad'], city: ['Pune'] },
  }
  const asked = { minParkings: 2, minRoad: 30, sharing: [1, 2], moveInBy: '2027-01-01' }
  assert.deepEqual(contradictionsOf(home, asked), [])
  const stated = { parkings: 1, roadWidth: 20, roomSharing: 3, availableFrom: '2027-01-02' }
  assert.deepEqual(contradictionsOf({ ...home, ...stated }, asked), [
    ...['parking', 'road', 'sharing', 'move-in'],
  ])
  const rising = { possession: 'under-construction' }
  assert.deepEqual(contradictionsOf({ ...home, ...rising }, asked), ['move-in'])
  const label = ['parking 2', 'road 30ft+', 'sharing 1,2', 'loc Wakad']
  const { minParkings, minRoad, sharing } = requirementOf('flat', label) ?? {}
  assert.deepEqual([minParkings, minRoad, sharing], [2, 30, [1, 2]])
})

test('the narrow check looks at deal, kind, rooms, budget and place alone', () => {
  const contradiction = { query: 'q', home: 'h', isHeldOut: false }
  const contradictions = [
    { ...contradiction, parts: ['floor', 'kind'] },
    { ...contradiction, parts: ['floor'] },
  ]
  assert.deepEqual(narrowed({ queries: 1, homes: 2, contradictions }), {
    ...{ queries: 1, homes: 2 },
    contradictions: [{ ...contradiction, parts: ['kind'] }],
  })
})

test('what is held out is counted among the contradictions and not shown', () => {
  const contradiction = { home: 'Home', parts: ['budget'] }
  const contradictions = [
    { ...contradiction, query: 'open row', isHeldOut: false },
    { ...contradiction, query: 'secret row', isHeldOut: true },
  ]
  const checked = { queries: 2, homes: 2, contradictions }
  const demo = {
    ...{ homes: 2, items: [], bare: [], costs: [] },
    ...{ contradictions: checked, narrowContradictions: narrowed(checked) },
  }
  const measured = { demo, other: undefined, scores: [] }
  const text = report(measured, 'plain', { count: 5, showsHeldOut: false })
  assert.match(text, /2 contradict, in 2 queries, 1 of them held out/)
  assert.match(text, /"open row" shows "Home"/)
  assert.doesNotMatch(text, /secret row/)
})

test('each manner has six templates or more, half of them held out', () => {
  for (const manner of manners) {
    const own = templates.filter((one) => one.manner === manner)
    assert.ok(own.length >= 12, manner)
    assert.equal(own.filter(({ isHeldOut }) => isHeldOut).length * 2, own.length, manner)
  }
})

test('a budget is the next round sum, and a dearer home contradicts it', () => {
  assert.equal(budgetOf({ deal: 'rent', price: 36_000 }), 40_000)
  assert.equal(budgetOf({ deal: 'sell', price: 13_500_000 }), 14_000_000)
  const home = {
    ...({ id: '', title: '', type: 'apartment', deal: 'rent', price: 40_500, rooms: 2 } as const),
    ...{
      furnished: null,
      features: [],
      depositMonths: null,
      area: 900,
      floor: 3,
      maintenance: null,
    },
    ...{ society: null, facing: null },
    ...{ locality: ['Hinjewadi', 'Hinjawadi'], city: ['Pune', 'Poona'] },
  }
  const requirement = { deal: 'rent', rooms: { oneOf: [2] }, localities: ['Hinjawadi'] } as const
  assert.deepEqual(contradictionsOf(home, { ...requirement, maxPrice: 40_500 }), [])
  assert.deepEqual(
    contradictionsOf(home, { ...requirement, maxPrice: 40_000, cities: ['Mumbai'] }),
    ['budget', 'city'],
  )
})
