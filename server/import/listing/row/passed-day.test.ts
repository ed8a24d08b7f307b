import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useApp } from '#test/app.ts'
import { imported } from '#test/imported.ts'
import { fileOf } from '#test/row-file.ts'

/** Dates in the past, offers in the wrong column and plots in the wrong unit. */

const site = useApp()

test('a possession date in the past means ready to move, with a note', async () => {
  const { remarks, listings } = await imported(
    site,
    fileOf([
      { Title: 'Flat A', Possession: 'Dec 2019' },
      { Title: 'Flat B', Possession: 'Dec 2088' },
    ]),
  )
  assert.deepEqual(remarks, ['2 note: this date has passed, so it was read as ready to move'])
  assert.deepEqual(
    listings.map(({ detail, description }) => [
      ...[detail?.possession ?? null, detail?.possessionBy ?? null],
      description.includes('Available by'),
    ]),
    [
      ['ready', null, false],
      [null, '2088-12', true],
    ],
  )
})

test('a rental keeps its date of availability; a sale keeps the month, with a note', async () => {
  const { remarks, listings } = await imported(
    site,
    fileOf([
      { Title: 'Flat A', For: 'Rent', Price: '25000', Possession: '13/01/2088' },
      { Title: 'Flat B', For: 'Sale', Possession: '15-Dec-88' },
      { Title: 'Flat C', For: 'Sale', Possession: '31/12/2088' },
    ]),
  )
  assert.deepEqual(remarks, ['3 note: only the month was kept, not the day'])
  assert.deepEqual(
    listings.map(({ detail }) => [detail?.possessionBy, detail?.availableFrom ?? null]),
    [
      ['2088-01', '2088-01-13'],
      ['2088-12', null],
      ['2088-12', null],
    ],
  )
})

test('an offer is no address, and a small expensive plot gets a note', async () => {
  const { remarks, listings } = await imported(
    site,
    fileOf([
      { Title: 'Flat A', Address: '60 sq. yd. bmt, gf, ff demand 1.40 cr' },
      { Title: 'Flat B', Address: 'Park facing' },
      { Title: 'Flat C', Address: 'pqr' },
      { Title: 'Flat D', Address: '14 Park Facing Society, Lane 3' },
      { Title: 'Plot E', Type: 'Plot', Area: '150', Price: '14200000', BHK: '' },
      ...['1', '2', '3', '4', '5', '6', '7', '8'].map((number) => ({
        Address: `Flat ${number}, Lane ${number}, Baner`,
      })),
    ]),
  )
  const offered = 'left out: this describes the property, not its location'
  assert.deepEqual(remarks, [
    `2 note: ${offered}`,
    `3 note: ${offered}`,
    '6 note: a plot under 300 sq ft at this price, so the area may be in sq yd',
  ])
  assert.ok(listings.some(({ address }) => address.startsWith('14 Park Facing Society')))
  assert.ok(!/demand|pqr/i.test(listings.map(({ address }) => address).join()))
})
