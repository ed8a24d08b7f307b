import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { compareHomes, type HomeFacts } from './same-home.ts'

const flat: HomeFacts = {
  ...{ brokerId: 'one', deal: 'sell', type: 'apartment', bedrooms: 3, bathrooms: 2 },
  ...{ floor: null, totalFloors: null, areas: { area: 1_450 }, title: '3 BHK flat' },
  ...{ address: 'B-1204, Lake View, Sector 9', society: 'Lake View', facing: 'east' },
  ...{ point: null, price: 12_000_000, isOffered: true },
}

const verdict = (one: Partial<HomeFacts>, other: Partial<HomeFacts> = {}) =>
  compareHomes({ ...flat, ...one }, { ...flat, ...one, brokerId: 'two', ...other }, 0).verdict

describe('listings of two brokers', () => {
  test('with one flat number are of one home, however it is written', () => {
    assert.equal(verdict({}, { address: 'Flat B 1204, Lake View, Sector 9' }), 'same')
  })

  for (const [what, given] of [
    ['in a society that is named like a flat', { society: 'G99', address: 'G99, Sector 9' }],
    ['at a highway', { society: 'NH-24 Homes', address: 'NH-24 Highway, Delhi' }],
    ['in one tower or block', { address: 'B-22, Lake View, Sector 9' }],
    ['whose flat number is zeros', { address: 'Flat No 00, Lake View, Sector 9' }],
  ] as const) {
    test(`${what} are not one home by that`, () => {
      assert.notEqual(verdict(given), 'same')
    })
  }

  test('with one flat number, another facing and another price wait for a reviewer', () => {
    assert.equal(verdict({}, { facing: 'west', price: 16_000_000 }), 'doubtful')
  })

  test('of plots with different areas are of two homes', () => {
    const plot = { type: 'plot', bedrooms: null, address: 'Plot 1204, Lake View' }
    assert.equal(verdict(plot, { areas: { area: 1_600 } }), 'other')
  })
})
