import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldSomeWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeLocation, makeProperty } from '#test/make.ts'
import { findContradictions, requiredOf } from './contradictions.ts'
import { measureCost } from './cost.ts'
import { budgetOf } from './describe.ts'
import { chooseHomes, contradictionsOf, listHomes } from './homes.ts'
import { describeHomes, findHomes } from './known-items.ts'
import { report } from './report.ts'
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
  const descriptions = describeHomes(chooseHomes(market, 2), market, ['short', 'sentence'])
  assert.equal(descriptions.length, 8)

  const items = await findHomes(app, descriptions)
  const required = requiredOf(descriptions)
  const { homes, contradictions } = await findContradictions(app, required, market)
  assert.ok(homes >= items.filter(({ isFound }) => isFound).length)
  const cost = await measureCost(app, [descriptions[0]?.text ?? ''], 1)
  const text = report(
    {
      items,
      contradictions: { queries: descriptions.length, homes, contradictions },
      scores: [],
      costs: [{ name: 'homes found', ...cost }],
    },
    'plain',
    { count: 5, showsHeldOut: true },
  )
  const found = items.filter(({ isFound }) => isFound).length
  assert.match(text, new RegExp(`^all +8 +${((100 * found) / 8).toFixed(1)} `, 'm'))
  assert.match(text, /^short +4 /m)
  assert.match(text, /^homes found +1 +1 +[\d.]+ /m)
})

test('what is held out is counted among the contradictions and not shown', () => {
  const contradiction = { home: 'Home', parts: ['budget'] }
  const contradictions = [
    { ...contradiction, query: 'open row', isHeldOut: false },
    { ...contradiction, query: 'secret row', isHeldOut: true },
  ]
  const measured = {
    ...{ items: [], scores: [], costs: [] },
    contradictions: { queries: 2, homes: 2, contradictions },
  }
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
    ...{ furnished: null, features: [], depositMonths: null },
    ...{ locality: ['Hinjewadi', 'Hinjawadi'], city: ['Pune', 'Poona'] },
  }
  const requirement = { deal: 'rent', rooms: { oneOf: [2] }, localities: ['Hinjawadi'] } as const
  assert.deepEqual(contradictionsOf(home, { ...requirement, maxPrice: 40_500 }), [])
  assert.deepEqual(
    contradictionsOf(home, { ...requirement, maxPrice: 40_000, cities: ['Mumbai'] }),
    ['budget', 'city'],
  )
})
