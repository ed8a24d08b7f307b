import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type HomeFacts, recommend, type SeekerPreferences } from './recommendation.ts'

const home = (id: string, given: Partial<HomeFacts> = {}): HomeFacts => ({
  id,
  title: `Home ${id}`,
  cityId: 'city',
  locationId: 'area',
  place: 'Whitefield',
  propertyType: 'apartment',
  listingType: 'sell',
  price: 100,
  bedrooms: 2,
  ...given,
})

const none: SeekerPreferences = {
  placeIds: new Set(),
  propertyTypes: new Set(),
  budget: { min: 0, max: 0 },
  liked: [],
  dismissed: [],
}

const ids = (homes: HomeFacts[], wishes: Partial<SeekerPreferences>, max = 6) =>
  recommend(homes, { ...none, ...wishes }, max).map(({ id }) => id)

test('nothing is recommended without a reason', () => {
  assert.deepEqual(recommend([home('a')], none, 6), [])
})

test('preferred homes come first, with at most two reasons each', () => {
  const wishes = {
    ...none,
    placeIds: new Set(['area']),
    propertyTypes: new Set(['villa']),
    budget: { min: 50, max: 150 },
  }
  const far = home('far', { locationId: 'other', cityId: 'other' })
  const villa = home('villa', { propertyType: 'villa' })
  assert.deepEqual(recommend([far, home('near'), villa], wishes, 2), [
    {
      id: 'villa',
      reasons: [
        'In Whitefield, one of your preferred locations',
        'One of your preferred property types',
      ],
    },
    {
      id: 'near',
      reasons: ['In Whitefield, one of your preferred locations', 'Within your budget'],
    },
  ])
})

test('a home far above the budget is left out, one up to a tenth above is not', () => {
  const wishes = { placeIds: new Set(['area']), budget: { min: 0, max: 100 } }
  const homes = [home('dear', { price: 120 }), home('bit', { price: 109 }), home('fits')]
  assert.deepEqual(ids(homes, wishes), ['fits', 'bit'])
})

test('homes like one that was asked about name it as the reason', () => {
  const liked = [{ home: home('x', { title: 'Lake flat' }), how: 'asked about' as const }]
  const other = home('b', { cityId: 'far', locationId: 'far', bedrooms: 4, price: 900 })
  assert.deepEqual(recommend([other, home('a', { price: 110 })], { ...none, liked }, 6), [
    { id: 'a', reasons: ['Similar to “Lake flat”, which you enquired about'] },
  ])
})

test('homes like a dismissed one come later', () => {
  const homes = [home('like'), home('unlike', { bedrooms: 4, price: 300, propertyType: 'villa' })]
  const wishes = { placeIds: new Set(['city']) }
  assert.deepEqual(ids(homes, wishes), ['like', 'unlike'])
  assert.deepEqual(ids(homes, { ...wishes, dismissed: [home('gone')] }), ['unlike', 'like'])
})

test('homes to rent are not recommended to somebody who looks at sales only', () => {
  const liked = [{ home: home('x'), how: 'saved' as const }]
  const homes = [home('let', { listingType: 'rent' }), home('sale')]
  assert.deepEqual(ids(homes, { liked }), ['sale'])
})
