import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listingQuality, type QualityFacts } from './listing-quality.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

const flat: QualityFacts = {
  propertyType: 'apartment',
  listingType: 'sell',
  title: words(5),
  description: words(40),
  bedrooms: 3,
  bathrooms: 2,
  floor: 0,
  isPlaced: true,
  isPinned: true,
  amenities: ['Lift', 'CCTV', 'Gym'],
  photos: 5,
  areaBasis: 'carpet',
  maintenance: 0,
  possession: 'ready',
  ownership: 'freehold',
  rera: 'not-applicable',
  facing: 'east',
}

test('a listing with everything that people ask for scores 100 and misses nothing', () => {
  assert.deepEqual(listingQuality(flat), { score: 100, missing: [] })
})

test('each missing item costs points and is named', () => {
  for (const [name, change] of Object.entries({
    photos: { photos: 4 },
    description: { description: words(39) },
    title: { title: words(4) },
    place: { isPlaced: false },
    pin: { isPinned: false },
    rooms: { bathrooms: null },
    carpet: { areaBasis: undefined },
    amenities: { amenities: ['Lift', 'CCTV'] },
    floor: { floor: undefined },
    maintenance: { maintenance: undefined },
    possession: { possession: undefined },
    ownership: { ownership: undefined },
    rera: { rera: undefined },
    facing: { facing: undefined },
  })) {
    const { score, missing } = listingQuality({ ...flat, ...change })
    assert.deepEqual(
      missing.map((one) => one.name),
      [name],
    )
    assert.ok(score < 100, name)
  }
})

test('missing items are ordered by their points, and an empty form scores 0', () => {
  const { score, missing } = listingQuality({})
  assert.equal(score, 0)
  assert.equal(missing[0]?.name, 'photo')
  const points = missing.map((one) => one.points)
  assert.deepEqual(
    points,
    points.toSorted((one, other) => other - one),
  )
})

test('a listing is not asked for what does not apply to its type or deal', () => {
  const plot = { ...flat, propertyType: 'plot', bedrooms: null, bathrooms: null, floor: null }
  assert.equal(listingQuality({ ...plot, amenities: [], maintenance: undefined }).score, 100)
  const names = listingQuality({ ...flat, listingType: 'rent' }).missing.map((one) => one.name)
  assert.deepEqual(names, ['deposit', 'available'])
})
