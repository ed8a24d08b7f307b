import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { firstCostRates } from '#domain/money/first-cost-rates.ts'
import { followCosts } from '#server/cost/cash-needed.ts'
import { insertFirstRates } from '#server/cost/queries.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { type GivenProperty, makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { publicList } from '#test/public-list.ts'

const site = useApp()

type Query = Record<string, string>

async function ask(query: Query) {
  const { properties, pagination } = await publicList(site, query)
  const titles = properties.map(({ title }) => title).toSorted()
  assert.equal(pagination.total, titles.length)
  return titles
}

/**
 * Asserts what each query finds, both with folded bitmaps and with every listing checked in the
 * table.
 */
async function find(cases: readonly (readonly [Query, readonly string[]])[]) {
  for (const [query, titles] of cases) {
    assert.deepEqual(await ask(query), titles, `${JSON.stringify(query)} in the table`)
  }
  await foldWords(site.context.db)
  for (const [query, titles] of cases) {
    assert.deepEqual(await ask(query), titles, `${JSON.stringify(query)} in the bitmaps`)
  }
}

let brokerId = ''

async function make(title: string, given: GivenProperty = {}) {
  await makeProperty(site.context.db, { title, brokerId, ...given })
}

beforeEach(async () => {
  brokerId = (await makeBroker(site.context.db)).id
})

const also = { includeUnstated: 'true' }

describe('costs', () => {
  const rent = { listingType: 'rent', price: 30_000 } as const

  test('a maximum deposit is in rupees or months, in the form and in words', async () => {
    await make('none', { ...rent, detail: { deposit: 0 } })
    await make('three', { ...rent, detail: { deposit: 90_000 } })
    await make('ten', { ...rent, detail: { deposit: 300_000 } })
    await make('silent', rent)
    await make('sale')
    await find([
      [{ maxDeposit: '0' }, ['none']],
      [{ search: 'flat with no deposit' }, ['none']],
      [{ maxDeposit: '90000' }, ['none', 'three']],
      [{ maxDeposit: '89999' }, ['none']],
      [{ search: 'flat for rent, deposit under 1 lakh' }, ['none', 'three']],
      [{ maxDepositMonths: '3' }, ['none', 'three']],
      [{ search: 'flat rent deposit 2 months' }, ['none']],
      // A home for sale has no deposit to state.
      [{ maxDeposit: '90000', ...also }, ['none', 'silent', 'three']],
      [{ search: 'flat for rent, deposit under 1 lakh', ...also }, ['none', 'silent', 'three']],
    ])
  })

  test('the monthly cost is rent and maintenance, however they are stated', async () => {
    const area = 1_000
    await make('by month', { ...rent, detail: { maintenance: 5_000, maintenancePer: 'month' } })
    await make('by area', { ...rent, area, detail: { maintenance: 3, maintenancePer: 'sqft' } })
    await make('by year', { ...rent, detail: { maintenance: 12_001, maintenancePer: 'year' } })
    await make('included', { ...rent, detail: { isMaintenanceIncluded: true } })
    await make('silent', rent)
    await make('dear and silent', { ...rent, price: 40_000 })
    await make('lease', { listingType: 'lease', price: 20_000 })
    await find([
      [{ maxMonthlyCost: '30000' }, ['included']],
      [{ maxMonthlyCost: '31000' }, ['included']],
      [{ maxMonthlyCost: '31001' }, ['by year', 'included']],
      [{ maxMonthlyCost: '34999' }, ['by area', 'by year', 'included']],
      [{ maxMonthlyCost: '31001', ...also }, ['by year', 'included', 'silent']],
      [{ maxMonthlyCost: '900000', listingType: 'sell' }, []],
      // With the same in words, homes without a stated maintenance match by their rent.
      [{ search: 'flat 31001 including maintenance' }, ['by year', 'included', 'silent']],
      [{ search: 'flat rent 30500 all inclusive' }, ['included', 'silent']],
      [
        { search: 'flat rent 30500 + maintenance' },
        ['by area', 'by month', 'by year', 'included', 'silent'],
      ],
    ])
  })

  test('cash needed is what it takes to move in or to own, where all of it is known', async () => {
    const { db } = site.context
    await insertFirstRates(db, firstCostRates())
    const stated = { deposit: 60_000, brokerage: 'one-month', isMaintenanceIncluded: true } as const
    // 60,000 deposit, 30,000 rent, 30,000 brokerage and 18 % of it: 1,25,400.
    await make('let', { ...rent, detail: stated })
    // 3,000 maintenance and no brokerage: 93,000.
    const cheap = { ...stated, brokerage: 'none', isMaintenanceIncluded: false } as const
    await make('let cheaply', { ...rent, detail: { ...cheap, maintenance: 3_000 } })
    await make('silent', { ...rent, detail: { deposit: 60_000 } })
    // ₹50 lakh in Kochi: 8 % and 2 % are 5,00,000, a bank lends 40,00,000: 15,00,000.
    const city = await makeLocation(db, { name: 'Kochi', type: 'city' })
    const sold = { price: 5_000_000, locationId: city.id, detail: { possession: 'ready' } } as const
    await make('sale', sold)
    await followCosts(db)
    const { properties } = await publicList(site, {})
    const needed = properties.map(({ title, cashNeeded }) => [title, cashNeeded])
    assert.deepEqual(Object.fromEntries(needed), {
      ...{ let: 125_400, 'let cheaply': 93_000, silent: null, sale: 1_500_000 },
    })
    await find([
      [{ maxCash: '93000' }, ['let cheaply']],
      [{ maxCash: '125400', listingType: 'rent' }, ['let', 'let cheaply']],
      [{ maxCash: '1500000' }, ['let', 'let cheaply', 'sale']],
      [{ maxCash: '1499999', listingType: 'sell' }, []],
      [{ maxCash: '93000', ...also }, ['let cheaply', 'silent']],
    ])
    // A changed rate reaches the listings it is about.
    await db
      .updateTable('cost_rate')
      .set({ rate_basis_points: 0 })
      .where('charge', '=', 'brokerage-gst')
      .execute()
    await followCosts(db)
    await find([[{ maxCash: '120000', listingType: 'rent' }, ['let', 'let cheaply']]])
  })

  test('an EMI is that of the largest loan at the usual rate', async () => {
    // A loan of ₹50 lakh for ₹62.5 lakh: ₹43,392 a month.
    await make('within', { price: 6_250_000 })
    await make('beyond', { price: 6_250_200 })
    await make('rented', { ...rent })
    await find([
      [{ maxEmi: '43392' }, ['within']],
      [{ maxEmi: '43400' }, ['beyond', 'within']],
      [{ maxEmi: '43400', listingType: 'rent' }, []],
      [{ search: 'flat emi 43392' }, ['within']],
      [{ search: 'flat EMI 43400 se kam' }, ['beyond', 'within']],
      [{ search: 'flat', maxEmi: '43392' }, ['within']],
    ])
  })
})

test('carpet area is the stated one, or the area of a listing measured as carpet', async () => {
  await make('stated', { area: 1_200, detail: { areaCarpetSqft: 800.5 } })
  await make('measured', { area: 800, detail: { areaBasis: 'carpet' } })
  await make('super', { area: 800, detail: { areaBasis: 'super-built-up' } })
  await make('land', { area: 800, propertyType: 'plot' })
  await find([
    [{ minCarpet: '800' }, ['measured', 'stated']],
    [{ minCarpet: '700', maxCarpet: '800' }, ['measured']],
    [{ minCarpet: '801', ...also }, ['super']],
    [{ search: 'flat, carpet area above 800 sqft' }, ['measured', 'stated']],
    [{ search: 'flat above 801 sqft' }, ['stated']],
  ])
})

test('bedrooms may be several numbers, and bathrooms a minimum', async () => {
  for (const bedrooms of [1, 2, 3, 4, 5])
    await make(`${bedrooms}`, { bedrooms, bathrooms: bedrooms })
  await make('silent', { bedrooms: 2, bathrooms: null })
  await find([
    [{ bedrooms: '1,3', search: 'flat' }, ['1', '3']],
    [{ bedrooms: '1,3' }, ['1', '3']],
    [{ bedrooms: '1,4+', amenities: '' }, ['1', '4', '5']],
    [{ bedrooms: '1,4+', maxEmi: '9000000' }, ['1', '4', '5']],
    [{ minBathrooms: '4' }, ['4', '5']],
    [{ minBathrooms: '4', ...also }, ['4', '5', 'silent']],
  ])
})

describe('home and building', () => {
  test('floor choices match the same words in a search', async () => {
    for (const floor of [0, 3, 8, 12]) await make(`${floor} of 12`, { floor, totalFloors: 12 })
    await make('2 of some', { floor: 2 })
    await make('silent')
    await make('land', { propertyType: 'plot' })
    await find([
      [{ floor: 'ground' }, ['0 of 12']],
      [{ floor: 'low' }, ['0 of 12', '2 of some', '3 of 12']],
      [{ search: 'flat on low floor' }, ['0 of 12', '2 of some', '3 of 12']],
      [{ floor: 'high' }, ['12 of 12', '8 of 12']],
      [{ floor: 'top' }, ['12 of 12']],
      [{ floor: 'top', ...also }, ['12 of 12', '2 of some', 'silent']],
      [{ floor: 'not-ground' }, ['12 of 12', '2 of some', '3 of 12', '8 of 12']],
      [{ floor: 'not-top' }, ['0 of 12', '2 of some', '3 of 12', '8 of 12']],
      [{ floor: 'not-top', ...also }, ['0 of 12', '2 of some', '3 of 12', '8 of 12', 'silent']],
      [{ minFloor: '3', maxFloor: '8' }, ['3 of 12', '8 of 12']],
      [{ floor: 'low', minFloor: '2' }, ['2 of some', '3 of 12']],
    ])
  })

  test('possession is a status, or a month by which ready homes also count', async () => {
    await make('ready', { detail: { possession: 'ready' } })
    const building = { possession: 'under-construction' } as const
    await make('2027', { detail: { ...building, possessionBy: '2027-06' } })
    await make('2040', { detail: { ...building, possessionBy: '2040-01' } })
    await make('some day', { detail: building })
    await make('silent')
    await find([
      [{ possession: 'ready' }, ['ready']],
      [{ possession: 'under-construction' }, ['2027', '2040', 'some day']],
      [{ possession: 'ready', ...also }, ['ready', 'silent']],
      [{ possessionBy: '2027-06' }, ['2027', 'ready']],
      [{ possessionBy: '2027-05' }, ['ready']],
      [{ possessionBy: '2040-01' }, ['2027', '2040', 'ready']],
      [{ possessionBy: '2027-06', ...also }, ['2027', 'ready', 'silent', 'some day']],
    ])
  })

  test('facing, age, tenants, brokerage and seller filter the list', async () => {
    const rent = { listingType: 'rent', price: 20_000 } as const
    const detail = { facing: 'east', ageYears: 4, listedBy: 'owner', brokerage: 'none' } as const
    await make('east', { ...rent, detail: { ...detail, tenants: 'Family', petsAllowed: true } })
    const other = { facing: 'north-east', ageYears: 9, brokerage: 'one-month' } as const
    await make('north', { ...rent, detail: { ...other, tenants: 'Any', petsAllowed: false } })
    await make('silent', rent)
    const sold = { facing: 'south', ageYears: 9, listedBy: 'owner', brokeragePercent: 1 } as const
    await make('percent', { listingType: 'sell', detail: sold })
    await find([
      [{ facing: 'east' }, ['east']],
      [{ facing: 'east,north-east' }, ['east', 'north']],
      [{ facing: 'west', ...also }, ['silent']],
      [{ maxAge: '4' }, ['east']],
      [{ maxAge: '4', ...also }, ['east', 'silent']],
      [{ tenants: 'family' }, ['east', 'north']],
      [{ tenants: 'bachelors,students' }, ['north']],
      [{ tenants: 'family,pets' }, ['east']],
      [{ tenants: 'family,pets', ...also }, ['east', 'silent']],
      [{ brokerage: 'none' }, ['east']],
      [{ brokerage: 'none', ...also, listingType: 'sell' }, []],
      [{ search: 'rent no brokerage', ...also }, ['east', 'silent']],
      [{ listedBy: 'owner' }, ['east', 'percent']],
      [{ listedBy: 'promoter', ...also }, ['north', 'silent']],
    ])
  })
})

test('a home matches several places if it is in any, by location or in its text', async () => {
  const { db } = site.context
  const city = await makeLocation(db, { name: 'Pune' })
  for (const name of ['Baner', 'Aundh', 'Wakad']) {
    const { id: locationId } = await makeLocation(db, { name, parentId: city.id })
    await make(name, { locationId, locationText: name, address: name })
  }
  await make('Old Mill Lane', { locationText: 'Old Mill Lane', address: '-' })
  await find([
    [{ location: 'Baner;Aundh' }, ['Aundh', 'Baner']],
    [{ location: ' Baner, Pune ; Wakad;' }, ['Baner', 'Wakad']],
    [{ location: 'Baner;old mill' }, ['Baner', 'Old Mill Lane']],
    [{ location: 'Baner;Aundh', maxEmi: '9000000' }, ['Aundh', 'Baner']],
    [{ location: 'nowhere;!!' }, []],
    [{ location: ';' }, ['Aundh', 'Baner', 'Old Mill Lane', 'Wakad']],
  ])
})

test('an impossible choice is refused with a reason', async () => {
  const cases: [Query, RegExp][] = [
    [{ location: 'a;b;c;d;e;f;g;h;i' }, /up to 8 places/],
    [{ location: `Baner;${'x'.repeat(201)}` }, /at most 200 characters/],
    [{ facing: 'up' }, /North/],
    [{ possessionBy: 'soon' }, /such as 2027-12/],
    [{ bedrooms: '2,' }, /number of bedrooms/],
    [{ maxDeposit: 'little' }, /whole number/],
  ]
  for (const [query, sentence] of cases) {
    const response = await site.app.inject({ url: '/api/public/properties', query })
    assert.equal(response.statusCode, 400, JSON.stringify(query))
    assert.match(response.body, sentence)
  }
})
