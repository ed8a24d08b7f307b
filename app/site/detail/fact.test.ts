import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PropertyType } from '#contract/property/vocabulary.ts'
import { type FactSource, factsOf } from './fact.ts'
import { factGroups } from './fact-group.ts'

const detail: FactSource['detail'] = {
  ...{ balconies: 2, tenants: 'Family', age: '5 years', facing: 'east', possession: 'ready' },
  ...{ lifts: 2, isGated: true, servantRoom: true, petsAllowed: true, areaCarpetSqft: 700 },
}

const listing = (propertyType: PropertyType, more: Partial<FactSource> = {}): FactSource => ({
  ...{ _id: 'a', title: 'A listing', description: '', address: 'Baner', status: 'approved' },
  ...{ listingType: 'sell', propertyType, price: 5_000_000, furnished: 'unfurnished' },
  ...{ bedrooms: 2, bathrooms: 2, floor: 1, totalFloors: 4, parkingSpaces: 1 },
  ...{ area: 1_000, areaUnit: 'sqft', areaSqft: 1_000, pincode: null, amenities: [] },
  ...{ location: 'Baner', city: 'Pune', createdAt: '2026-01-01T00:00:00.000Z', detail },
  ...{ confirmedOn: '2026-01-01', isUnconfirmed: false, cashNeeded: null },
  ...more,
})

const labels = (propertyType: PropertyType) => [
  ...factsOf(listing(propertyType)).map(({ label }) => label),
  ...factGroups(listing(propertyType)).flatMap(({ facts }) => facts.map(({ label }) => label)),
]

const ofBuildings = ['Bathrooms', 'Balconies', 'Furnishing', 'Floor', 'Parking', 'Age', 'Lifts']
const ofDwellings = ['Bedrooms', 'Preferred tenants', 'Servant room']

test('land shows no rooms or storeys, and an office shows no facts of a dwelling', () => {
  for (const type of ['plot', 'agricultural'] as const) {
    const shown = labels(type)
    for (const label of [...ofBuildings, ...ofDwellings]) assert.ok(!shown.includes(label), label)
    for (const label of ['Area', 'Facing', 'Possession']) assert.ok(shown.includes(label), label)
  }
  for (const type of ['office', 'commercial', 'industrial'] as const) {
    const shown = labels(type)
    for (const label of ofDwellings) assert.ok(!shown.includes(label), `${type}: ${label}`)
    for (const label of ofBuildings) assert.ok(shown.includes(label), `${type}: ${label}`)
  }
  const shown = labels('apartment')
  for (const label of [...ofBuildings, ...ofDwellings]) assert.ok(shown.includes(label), label)
})

test('commercial space alone shows its seats, height and load', () => {
  const space = { seats: 40, cabins: 0, ceilingHeightFt: 29.5, powerLoadKw: 1_200 }
  const of = (type: PropertyType) =>
    factGroups(listing(type, { detail: space })).flatMap(({ facts }) =>
      facts.map(({ label, value }) => `${label}: ${value}`),
    )
  for (const type of ['office', 'commercial', 'industrial'] as const) {
    assert.deepEqual(of(type), [
      'Workstations: 40',
      'Clear height: 29.5 ft',
      'Power load: 1,200 kW',
    ])
  }
  for (const type of ['apartment', 'plot'] as const) assert.deepEqual(of(type), [])
})

test('a possession date that has passed is not shown as upcoming', () => {
  const possession = (given: FactSource['detail'], type: PropertyType = 'apartment') =>
    factsOf(listing(type, { detail: given })).find(({ label }) => label === 'Possession')?.value
  assert.equal(possession({ possession: 'ready' }, 'plot'), 'Ready')
  assert.equal(possession({ possession: 'ready', possessionBy: '2020-01' }), 'Ready to move')
  assert.equal(possession({ possessionBy: '2020-01' }), 'Was due by Jan 2020')
  assert.equal(possession({ possessionBy: '2088-12' }), 'By Dec 2088')
  assert.equal(
    possession({ possession: 'under-construction', possessionBy: '2020-01' }),
    'Under construction, was due by Jan 2020',
  )
})

test('the rate is of the carpet area where it is stated, and says what its area is', () => {
  const rateOf = (more: FactSource['detail']) =>
    factsOf(listing('apartment', { detail: more })).find(({ label }) => label === 'Rate')?.value
  // ₹50 lakh for 800 sq ft of carpet area, or for 1,000 of another.
  const [carpet, whole] = [{ areaCarpetSqft: 800 }, { areaBasis: 'super-built-up' } as const]
  assert.equal(rateOf({ ...carpet, ...whole }), '₹6,250/sq ft (Carpet area)')
  assert.equal(rateOf(whole), '₹5,000/sq ft (Super built-up area)')
  assert.equal(rateOf({}), '₹5,000/sq ft')
})
