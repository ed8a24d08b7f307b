import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { type GivenProperty, makeBroker, makeProperty } from '#test/make.ts'
import { publicList } from '#test/public-list.ts'

const site = useApp()

type Query = Record<string, string>

async function ask(query: Query) {
  const { properties, pagination } = await publicList(site, query)
  const titles = properties.map(({ title }) => title).toSorted()
  assert.equal(pagination.total, titles.length)
  return titles
}

/** Asserts what each query finds, with every listing checked in the table and by the bitmaps. */
async function find(cases: readonly (readonly [Query, readonly string[]])[]) {
  for (const place of ['table', 'bitmaps']) {
    for (const [query, titles] of cases) {
      assert.deepEqual(await ask(query), titles, `${JSON.stringify(query)} in the ${place}`)
    }
    await foldWords(site.context.db)
  }
}

let brokerId = ''
const make = (title: string, given: GivenProperty = {}) =>
  makeProperty(site.context.db, { title, brokerId, ...given })

beforeEach(async () => {
  brokerId = (await makeBroker(site.context.db)).id
})

const also = { includeUnstated: 'true' }

test('parkings are a minimum, in the form and in words', async () => {
  await make('two', { detail: { parkingCovered: 1, parkingOpen: 1 } })
  await make('one', { detail: { parkingCovered: 1 } })
  await make('none', { detail: { parkingOpen: 0 } })
  await make('silent')
  await make('land', { propertyType: 'plot' })
  await find([
    [{ minParking: '2' }, ['two']],
    [{ search: 'flat with 2 car parks' }, ['two']],
    [{ minParking: '2', ...also }, ['silent', 'two']],
    [{ minParking: '1' }, ['one', 'two']],
  ])
})

test('the width of the road is a minimum in feet', async () => {
  const plot = { propertyType: 'plot' } as const
  for (const width of [20, 39.4, 60]) {
    await make(`${width}`, { ...plot, detail: { roadWidthFt: width } })
  }
  await make('silent', plot)
  await find([
    [{ minRoad: '39' }, ['39.4', '60']],
    [{ minRoad: '40' }, ['60']],
    [{ search: 'plot 12 metre road' }, ['39.4', '60']],
    [{ search: 'plot 30 ft road' }, ['39.4', '60']],
    [{ minRoad: '40', ...also }, ['60', 'silent']],
  ])
})

test('a home is free from its day on, or where it is ready and states none', async () => {
  const rent = { listingType: 'rent', price: 30_000 } as const
  const free = (availableFrom: string, more = {}) => ({
    ...rent,
    detail: { availableFrom, ...more },
  })
  await make('long', free('2025-04-30'))
  await make('first', free('2027-01-01'))
  await make('later', free('2027-01-02', { possession: 'ready' }))
  await make('ready', { ...rent, detail: { possession: 'ready' } })
  await make('rising', { ...rent, detail: { possession: 'under-construction' } })
  await make('silent', rent)
  await find([
    [{ moveInBy: '2027-01-01' }, ['first', 'long', 'ready']],
    [{ moveInBy: '2026-12-31' }, ['long', 'ready']],
    [{ moveInBy: '2027-02-01' }, ['first', 'later', 'long', 'ready']],
    [{ moveInBy: '2025-05-01' }, ['long', 'ready']],
    [{ moveInBy: '2025-04-29' }, ['ready']],
    [{ moveInBy: '2027-01-01', ...also }, ['first', 'long', 'ready', 'silent']],
    [{ search: 'flat rent from 1st February 2028' }, ['first', 'later', 'long', 'ready']],
  ])
})

test('rooms of a PG are shared by as many as are asked for', async () => {
  const pg = { listingType: 'rent', price: 9_000, description: 'A PG with food.' } as const
  for (const roomSharing of [1, 2, 3]) {
    await make(`${roomSharing}`, { ...pg, detail: { roomSharing } })
  }
  await make('silent', pg)
  await make('flat', { listingType: 'rent', price: 9_000 })
  await find([
    [{ sharing: '2' }, ['2']],
    [{ sharing: '1,2' }, ['1', '2']],
    [{ sharing: '1,2', ...also }, ['1', '2', 'silent']],
    [{ search: 'pg double or triple sharing' }, ['2', '3']],
  ])
})
