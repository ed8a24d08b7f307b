import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { chooseRepresentative, marketSince } from './market-time.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

describe('the time on the market of a home that is listed again', () => {
  const listing = (from: number, until: number | null, isDeal = false) => ({
    from: day(from),
    until: until === null ? null : day(until),
    isDeal,
  })

  test('goes on after 90 days off the market, and begins anew after 91', () => {
    assert.deepEqual(marketSince([listing(101, null), listing(1, 11)]), day(1))
    assert.deepEqual(marketSince([listing(102, null), listing(1, 11)]), day(102))
  })

  test('begins anew after a sale', () => {
    assert.deepEqual(marketSince([listing(1, 11, true), listing(20, null)]), day(20))
  })

  test('has no pause while another broker lists it', () => {
    const listings = [listing(1, 200), listing(5, 11), listing(210, null)]
    assert.deepEqual(marketSince(listings), day(1))
  })
})

describe('the card of a home', () => {
  const offer = (id: string, given: { price?: number; isUnconfirmed?: boolean; from?: Date }) => ({
    ...{ id, brokerId: id, price: 100, approvedPrice: given.price ?? 100 },
    ...{ isUnconfirmed: false, from: day(1), ...given },
  })
  const chosen = (...offers: ReturnType<typeof offer>[]) => chooseRepresentative(offers)?.id

  test('is of the lowest price that its broker has confirmed', () => {
    assert.equal(chosen(offer('a', {}), offer('b', { price: 90 })), 'b')
    assert.equal(chosen(offer('a', {}), offer('b', { price: 90, isUnconfirmed: true })), 'a')
    assert.equal(chosen(offer('b', { isUnconfirmed: true })), 'b')
  })

  test('is of the offer listed longest where prices differ by at most 1 %', () => {
    assert.equal(chosen(offer('a', { price: 101 }), offer('b', { from: day(2) })), 'a')
    assert.equal(chosen(offer('a', { price: 102 }), offer('b', { from: day(2) })), 'b')
  })
})
