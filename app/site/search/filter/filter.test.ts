import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headingOf } from '#app/site/search/heading.ts'
import { propertyFacet } from '#contract/property/facet.ts'
import { property } from '#contract/property/property.ts'
import { addressFor, type Filter, unorderedQueryOf } from './filter.ts'
import { chipsOf, titleOf } from './filter-words.ts'
import { readFilter } from './read-filter.ts'

const read = (query: string) => readFilter(new URLSearchParams(query))
const asked = (query: string) => JSON.parse(JSON.stringify(read(query).filter)) as Filter

test('a filter survives the round trip through its address', () => {
  const filter: Filter = {
    search: '3 BHK & pool',
    type: 'villa',
    location: 'Navi Mumbai; Thane',
    listingType: 'rent',
    brokerId: '0190a1b2-0000-7000-8000-000000000001',
    minPrice: 8_000_000,
    maxPrice: 12_000_000,
    maxEmi: 60_000,
    maxMonthlyCost: 45_000,
    maxCash: 200_000,
    maxDeposit: 100_000,
    maxDepositMonths: 3,
    bedrooms: '2,3+',
    minBathrooms: 2,
    minParking: 2,
    minArea: 900,
    maxArea: 2_000,
    minCarpet: 700,
    maxCarpet: 1_500,
    furnished: 'semi-furnished',
    facing: ['east', 'north-east'],
    possession: 'ready',
    possessionBy: '2027-12',
    moveInBy: '2027-01-15',
    floor: 'not-ground',
    minFloor: -1,
    maxFloor: 9,
    maxAge: 5,
    minRoad: 30,
    sharing: ['1', '2'],
    tenants: ['family', 'pets'],
    brokerage: 'none',
    listedBy: 'promoter',
    includeUnstated: 'true',
    amenities: ['Lift', 'Gym'],
    sort: 'price-asc',
  }
  const address = addressFor(filter, 3)
  const reading = read(address.split('?')[1] ?? '')
  assert.deepEqual(reading.filter, filter)
  assert.deepEqual([reading.first, reading.page], [3, 3])
  assert.equal(addressFor({}, 3, 1), '/properties?page=3&from=1')
  for (const [asked, pages] of [
    ['page=3&from=1', [1, 3]],
    ['page=3&from=9', [3, 3]],
    ['page=3&from=castle', [3, 3]],
    ['from=2', [1, 1]],
  ] as const) {
    assert.deepEqual([read(asked).first, read(asked).page], pages, asked)
  }
  assert.deepEqual(reading.ignored, [])
  assert.equal(addressFor({}), '/properties')
  assert.equal(addressFor({ sort: 'newest' }), '/properties')
})

test('map and facet queries accept the filter without its sort order', () => {
  const { filter } = read('search=flat&type=villa&amenities=Lift&sort=price-asc&bounds=72,18,73,19')
  assert.equal(filter.sort, 'price-asc')
  for (const { query } of [property.publicMap, propertyFacet.list]) {
    const asked = JSON.parse(JSON.stringify(unorderedQueryOf(filter)))
    const { success, error } = query?.safeParse(asked) ?? { success: false, error: undefined }
    assert.ok(success, error?.message)
  }
})

test('invalid values are ignored and named, and the others apply', () => {
  const { filter, ignored, page } = read(
    'type=castle&listingType=rent&bedrooms=many&minPrice=plenty&brokerId=7&sort=best&page=-4',
  )
  assert.equal(filter.listingType, 'rent')
  assert.equal(page, 1)
  assert.deepEqual(ignored, [
    'min price “plenty”',
    'type “castle”',
    'broker “7”',
    'bedrooms “many”',
    'sort “best”',
  ])
})

test('repeated values count once, and values with broken encoding are named and ignored', () => {
  const twice = read(
    'search=a&search=b&search=a&type=villa&type=villa&amenities=Lift&amenities=Gym',
  )
  assert.equal(twice.filter.search, 'a')
  assert.deepEqual(twice.filter.amenities, ['Lift', 'Gym'])
  assert.deepEqual(twice.ignored, ['search “b”'])
  const broken = read('search=%E0%A4%A&location=Pu%ffne&type=villa')
  assert.deepEqual([broken.filter.search, broken.filter.location], [undefined, undefined])
  assert.equal(broken.filter.type, 'villa')
  assert.deepEqual(broken.ignored, ['search “\uFFFD%A”', 'location “Pu\uFFFDne”'])
  assert.deepEqual(read('search=flat+100%').ignored, [])
})

test('empty fields of a plain form are not filters', () => {
  const query = 'search=&type=&listingType=all&location=+&minPrice=&amenities=&sort='
  assert.deepEqual(asked(query), {})
  assert.deepEqual(read(query).ignored, [])
})

test('prices are parsed as India writes them, and a reversed range is corrected', () => {
  assert.deepEqual(asked('minPrice=1.2+cr&maxPrice=80+lakh'), {
    minPrice: 8_000_000,
    maxPrice: 12_000_000,
  })
  assert.deepEqual(asked('minArea=2,000&maxArea=900'), { minArea: 900, maxArea: 2_000 })
})

test('buy means for sale, broker means brokerId, and a plus survives the address', () => {
  const id = '0190a1b2-0000-7000-8000-000000000001'
  assert.deepEqual(asked(`listingType=Buy&broker=${id}&bedrooms=4+`), {
    listingType: 'sell',
    brokerId: id,
    bedrooms: '4+',
  })
})

test('several values are accepted as one list or as separate checkboxes', () => {
  for (const query of [
    'bedrooms=2,3+&facing=east,west',
    'bedrooms=2&bedrooms=3 &facing=east&facing=west',
  ]) {
    assert.deepEqual(asked(query), { bedrooms: '2,3+', facing: ['east', 'west'] })
    assert.deepEqual(read(query).ignored, [])
  }
  assert.deepEqual(asked('maxDeposit=1 lakh&maxEmi=45k'), { maxDeposit: 100_000, maxEmi: 45_000 })
})

test('each detail filter is a chip that can be removed by itself', () => {
  const { filter } = read(
    'location=Baner; Aundh&bedrooms=2,3&maxEmi=60000&maxMonthlyCost=45000&maxDeposit=0' +
      '&maxDepositMonths=1&minBathrooms=2&minCarpet=700&maxCarpet=1200' +
      '&facing=east,north&possessionBy=2027-12&minParking=2&moveInBy=2027-01-15' +
      '&minRoad=30&sharing=1,2' +
      '&floor=high&minFloor=0&maxAge=1&tenants=family,pets&brokerage=none&listedBy=owner' +
      '&includeUnstated=true',
  )
  const chips = chipsOf(filter)
  assert.deepEqual(
    chips.map(({ label }) => label),
    [
      ...['Baner', 'Aundh', '2 or 3 BHK', 'EMI up to ₹60,000'],
      ...['Rent with maintenance up to ₹45,000', 'No deposit', 'Deposit up to 1 month of rent'],
      ...['2+ baths', '2+ car parkings'],
      ...['Carpet area 700 – 1,200 sq ft', 'East or north facing'],
      ...[
        'Possession by Dec 2027',
        'Move in by Jan 15, 2027',
        'High floor (7th and above)',
        'Floor G and above',
      ],
      ...[
        'Up to 1 year old',
        'Road 30 ft and wider',
        'Single room or Double sharing',
        'Family welcome',
        'Pets welcome',
        'No brokerage',
        'On behalf of owner',
      ],
      'Include homes with missing details',
    ],
  )
  const without = (label: string) => {
    const chip = chips.find((one) => one.label === label)
    return new URLSearchParams(addressFor(chip?.without ?? {}).split('?')[1])
  }
  assert.equal(without('Baner').get('location'), 'Aundh')
  assert.equal(without('Family welcome').get('tenants'), 'pets')
  assert.equal(without('No deposit').get('maxDepositMonths'), '1')
})

test('amenities are accepted as one list or as separate checkboxes', () => {
  assert.deepEqual(asked('amenities=Lift,Gym'), { amenities: ['Lift', 'Gym'] })
  assert.deepEqual(asked('amenities=Lift&amenities=Gym'), { amenities: ['Lift', 'Gym'] })
})

test('each chip links to the list without its filter', () => {
  const chips = chipsOf({ type: 'villa', maxPrice: 20_000_000, amenities: ['Lift', 'Gym'] })
  assert.deepEqual(
    chips.map(({ label, without }) => [label, addressFor(without)]),
    [
      ['Villa', '/properties?maxPrice=20000000&amenities=Lift%2CGym'],
      ['Up to ₹2.0Cr', '/properties?type=villa&amenities=Lift%2CGym'],
      ['Lift', '/properties?type=villa&maxPrice=20000000&amenities=Gym'],
      ['Gym', '/properties?type=villa&maxPrice=20000000&amenities=Lift'],
    ],
  )
})

test('each chip also has the list with its filter alone', () => {
  const chips = chipsOf({ type: 'villa', minPrice: 100, maxPrice: 200, amenities: ['Lift'] })
  assert.deepEqual(
    chips.map(({ only }) => addressFor(only)),
    [
      '/properties?type=villa',
      '/properties?minPrice=100&maxPrice=200',
      '/properties?amenities=Lift',
    ],
  )
})

test('the heading names type, deal and place', () => {
  assert.equal(titleOf({}), 'Properties')
  assert.equal(
    titleOf({ type: 'apartment', bedrooms: '3', listingType: 'rent', location: 'Pune' }),
    '3 BHK apartments for rent in Pune',
  )
})

test('the heading combines words and filters without repetition', () => {
  const heading = (query: string, sentence: string, parts: string[]) => {
    const filter = asked(query)
    const words = { sentence, parts: parts.map((label) => ({ label })) }
    return headingOf(filter, chipsOf(filter), words)
  }
  const flats = ['2 BHK', 'Apartment', 'Whitefield, Bangalore']
  const sentence = '2 BHK apartments in Whitefield, Bangalore'
  assert.equal(heading('', sentence, flats), sentence)
  assert.equal(heading('location=Bangalore&type=apartment&bedrooms=2', sentence, flats), sentence)
  assert.equal(heading('furnished=semi-furnished', sentence, flats), `${sentence} · Semi-furnished`)
  assert.equal(heading('location=Pune', 'villas', ['Villa']), 'Villas · Pune')
  assert.equal(headingOf({ type: 'villa' }, [], undefined), 'Villas')
})
