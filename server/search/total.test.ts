import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { property } from '#contract/property/property.ts'
import { withinType } from '#contract/property/type-fields.ts'
import {
  Furnished,
  ListingType,
  PropertyType,
  PropertyTypeOrSegment,
  typesOf,
} from '#contract/property/vocabulary.ts'
import { searchQuery, searchWords } from '#domain/search/search-words.ts'
import { useApp } from '#test/app.ts'
import { type GivenProperty, makeBroker, makeLocation, makeProperty } from '#test/make.ts'

const site = useApp()

const titles = ['Lake view flat', 'Quiet house', 'Flat near the metro', 'Corner plot']
const amenities = ['Lift', 'Garden', 'Gym']

type Listing = Required<
  Pick<
    GivenProperty,
    | 'title'
    | 'propertyType'
    | 'listingType'
    | 'price'
    | 'area'
    | 'areaUnit'
    | 'bedrooms'
    | 'furnished'
    | 'amenities'
  >
> & { place: number; status: 'approved' | 'pending' | 'sold'; broker: number }

const listing = fc
  .record({
    title: fc.constantFrom(...titles),
    propertyType: fc.constantFrom(...PropertyType.keys),
    listingType: fc.constantFrom(...ListingType.keys),
    price: fc.integer({ min: 1, max: 20 }).map((tens) => tens * 10),
    area: fc.integer({ min: 1, max: 20 }),
    areaUnit: fc.constantFrom('sqft', 'sqmt'),
    bedrooms: fc.integer({ min: 0, max: 5 }),
    furnished: fc.constantFrom(...Furnished.keys),
    amenities: fc.subarray(amenities),
    place: fc.integer({ min: 0, max: 3 }),
    broker: fc.integer({ min: 0, max: 2 }),
    status: fc.constantFrom('approved', 'approved', 'approved', 'pending', 'sold'),
  })
  .map(withinType<Listing>)

const amount = fc.integer({ min: 1, max: 220 }).map(String)
const filters = {
  search: fc.constantFrom('flat', 'lake fl', 'house quiet', 'bright lake', 'nothing'),
  propertyType: fc.constantFrom(...PropertyTypeOrSegment.keys),
  listingType: fc.constantFrom(...ListingType.keys),
  location: fc.constantFrom('Pune', 'poona', 'Baner', 'Kothrud', 'Nowhere', 'lake'),
  broker: fc.integer({ min: 0, max: 2 }),
  minPrice: amount,
  maxPrice: amount,
  bedrooms: fc.constantFrom('2', '3', '3+', '0'),
  minArea: amount,
  maxArea: amount,
  furnished: fc.constantFrom(...Furnished.keys),
  amenities: fc.constantFrom('lift', 'GYM', 'lift,garden'),
}
type Question = Partial<{
  [Name in keyof typeof filters]: (typeof filters)[Name] extends fc.Arbitrary<infer Value>
    ? Value
    : never
}>

// Five or more filters at once would find nothing among eighty listings.
const question: fc.Arbitrary<Question> = fc
  .tuple(fc.record(filters), fc.subarray(Object.keys(filters), { maxLength: 4 }))
  .map(([all, names]) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))),
  )

/** Returns whether a listing matches, computed in a simple and slow way. */
function matches(question: Question, one: Listing, isInWords = false): boolean {
  const words = searchWords(
    one.title,
    'Bright, quiet and close to the market.',
    '12, Lake Road',
    'Whitefield',
  )
  // A word for a type of home is not searched as a word (domain/search).
  const types: Record<string, string> = { flat: 'apartment', house: 'house' }
  const fits = (text: string) => {
    const [wanted] = text.split(' ').flatMap((word) => types[word] ?? [])
    // Beside understood words, an unknown word ranks and does not filter.
    return wanted && !isInWords ? one.propertyType === wanted : hasWords(text)
  }
  const hasWords = (text: string) => {
    const asked = searchWords(text)
    return asked.every((word, index) =>
      index === asked.length - 1 ? words.some((has) => has.startsWith(word)) : words.includes(word),
    )
  }
  const sqft = one.areaUnit === 'sqft' ? one.area : one.area * 10.7639104167
  const inPlace: Record<string, number[]> = {
    Pune: [1, 2, 3],
    poona: [1, 2, 3],
    Baner: [2],
    Kothrud: [3],
  }
  const rooms = question.bedrooms && Number.parseInt(question.bedrooms, 10)
  return [
    one.status === 'approved' && one.broker !== 2,
    !question.search || fits(question.search),
    !question.propertyType || typesOf(question.propertyType).includes(one.propertyType),
    !question.listingType ||
      one.listingType === question.listingType ||
      // What is let for trade is on rent and on lease.
      (question.listingType !== 'sell' && one.listingType !== 'sell' && isOfTrade(one)),
    !question.location ||
      (inPlace[question.location]?.includes(one.place) ?? hasWords(question.location)),
    question.broker === undefined || one.broker === question.broker,
    !question.minPrice || one.price >= Number(question.minPrice),
    !question.maxPrice || one.price <= Number(question.maxPrice),
    rooms === undefined ||
      (question.bedrooms?.endsWith('+') ? one.bedrooms >= Number(rooms) : one.bedrooms === rooms),
    !question.minArea || sqft >= Number(question.minArea),
    !question.maxArea || sqft <= Number(question.maxArea),
    !question.furnished || one.furnished === question.furnished,
    !question.amenities ||
      question.amenities
        .split(',')
        .every((name) => one.amenities.some((has) => has.toLowerCase() === name.toLowerCase())),
  ].every(Boolean)
}

const isOfTrade = ({ propertyType }: Listing) =>
  ['plot', 'commercial', 'office', 'industrial', 'agricultural'].includes(propertyType)

async function build(listings: Listing[]): Promise<string[]> {
  const { db } = site.context
  const brokers = [
    await makeBroker(db),
    await makeBroker(db),
    await makeBroker(db, { kycStatus: 'pending' }),
  ].map(({ id }) => id)
  const city = await makeLocation(db, { name: 'Pune', aliases: ['Poona'] })
  const places = [
    undefined,
    city.id,
    (await makeLocation(db, { name: 'Baner', parentId: city.id })).id,
    (await makeLocation(db, { name: 'Kothrud', parentId: city.id })).id,
  ]
  for (const { place, broker, ...given } of listings) {
    const locationId = places[place]
    await makeProperty(db, {
      ...given,
      brokerId: brokers[broker] ?? '',
      ...(locationId && { locationId }),
    })
  }
  return brokers
}

test('the total of any filter is the number of listings that match it (QRY-05)', async () => {
  const [listings = []] = fc.sample(fc.array(listing, { minLength: 80, maxLength: 80 }), {
    numRuns: 1,
    seed: 7,
  })
  const brokers = await build(listings)
  assert.equal(searchQuery('lake fl'), "'lake' & 'fl':*")
  let asked = 0
  let hits = 0
  await fc.assert(
    fc.asyncProperty(question, async ({ broker, ...given }) => {
      const query = {
        ...given,
        ...(broker !== undefined && { brokerId: brokers[broker] ?? '' }),
        limit: '7',
      }
      const { status, body } = await site.call(property.publicList, { query })
      const count = (isInWords: boolean) =>
        listings.filter((one) => matches({ broker, ...given }, one, isInWords)).length
      // A type of home that finds nothing is searched as a word.
      const expected = count(false) || count(true)
      assert.equal(status, 200, JSON.stringify(body))
      assert.equal(body.pagination.total, expected)
      assert.equal(body.pagination.pages, Math.ceil(expected / 7))
      assert.equal(body.properties.length, Math.min(expected, 7))
      assert.equal(body.pagination.next !== null, expected > 7)
      asked++
      if (expected > 0) hits++
    }),
    { numRuns: 400, endOnFailure: true },
  )
  // Searches without results prove little.
  assert.ok(hits > asked / 3, `${hits} of ${asked} questions found something`)
})
