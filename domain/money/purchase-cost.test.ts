import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findCity } from '#domain/place/cities.ts'
import { homeGstRates } from '#domain/tax/gst-rates.ts'
import { type Purchase, purchaseCostOf } from './purchase-cost.ts'
import { stateRates, tdsRates } from './purchase-cost-rate.ts'

const purchase = (changes: Partial<Purchase> = {}): Purchase => ({
  price: 10_000_000,
  state: 'Karnataka',
  city: 'Bengaluru',
  isMetro: true,
  buyer: 'man',
  day: '2026-11-22',
  brokerage: 0,
  ...changes,
})
const lineOf = (label: string, changes?: Partial<Purchase>) =>
  purchaseCostOf(purchase(changes)).lines.find((line) => line.label === label)

test('every row of a state applies on its days, to its buyers and values', () => {
  for (const row of stateRates) {
    const price = Math.min(row.upTo ?? 100_000_000, (row.above ?? 0) + 1_000_000)
    const { lines } = purchaseCostOf(
      purchase({
        price,
        state: row.state,
        city: row.cities?.[0] ?? 'anywhere',
        buyer: row.buyers?.[0] ?? 'joint',
        day: row.to ?? row.from,
      }),
    )
    const line = lines.find(({ label }) => label === row.charge)
    assert.equal(line?.source, row)
    const whole = (price * row.percent) / 100
    assert.equal(line?.amount, Math.round(Math.min(whole, row.max ?? whole)))
  }
})

test('no two rows of one charge apply to the same purchase', () => {
  const days = stateRates.flatMap(({ from, to }) => [from, to ?? '2026-11-22'])
  const values = stateRates.flatMap(({ above = 0, upTo = 1 }) => [above + 1, upTo])
  for (const a of stateRates) {
    for (const b of stateRates) {
      if (a === b || a.state !== b.state || a.charge !== b.charge) continue
      const cities = !a.cities || !b.cities || a.cities.some((city) => b.cities?.includes(city))
      const buyers = !a.buyers || !b.buyers || a.buyers.some((one) => b.buyers?.includes(one))
      const day = days.some((on) => [a, b].every((r) => r.from <= on && on <= (r.to ?? on)))
      const value = values.some((sum) =>
        [a, b].every((r) => sum > (r.above ?? 0) && sum <= (r.upTo ?? sum)),
      )
      assert.ok(!(cities && buyers && day && value), `${a.state} ${a.charge}`)
    }
  }
})

test('every row has its source and the day it was read', () => {
  for (const row of [...stateRates, ...homeGstRates, ...tdsRates]) {
    assert.ok(URL.canParse(row.address) && row.source.length > 5)
    assert.match(`${row.from} ${row.to ?? row.from} ${row.checkedOn}`, /^(\d{4}-\d\d-\d\d ?){3}$/)
  }
  for (const { state } of stateRates) assert.ok(findCityOf(state), `${state} is no state`)
})

test('a home of a crore in Bengaluru costs 5.6 % and 2 %, and the total includes both', () => {
  const cost = purchaseCostOf(purchase({ brokerage: 1, isUnderConstruction: true }))
  assert.deepEqual(
    cost.lines.map(({ label, amount }) => [label, amount]),
    [
      ['Stamp duty', 560_000],
      ['Registration', 200_000],
      ['GST', 500_000],
      ['Brokerage', 100_000],
      ['GST on brokerage', 18_000],
    ],
  )
  assert.equal(cost.total, 11_378_000)
  assert.deepEqual(cost.unknown, [])
})

test('the charges of the state apply to the guidance value where that is higher', () => {
  assert.equal(lineOf('Stamp duty', { guidance: 20_000_000 })?.amount, 1_120_000)
  assert.equal(lineOf('Stamp duty', { guidance: 5_000_000 })?.amount, 560_000)
})

test('a rate applies up to and including its last day', () => {
  assert.equal(lineOf('Registration', { day: '2025-08-30' })?.percent, 1)
  assert.equal(lineOf('Registration', { day: '2025-08-31' })?.percent, 2)
})

test('a slab ends exactly at its last rupee', () => {
  assert.equal(lineOf('Stamp duty', { price: 2_000_000 })?.percent, 2.24)
  assert.equal(lineOf('Stamp duty', { price: 2_000_001 })?.percent, 3.36)
  assert.equal(lineOf('Stamp duty', { price: 4_500_001 })?.percent, 5.6)
})

test('women pay less in Mumbai, and registration costs at most ₹30,000', () => {
  const mumbai = { state: 'Maharashtra', city: 'Mumbai' }
  assert.equal(lineOf('Stamp duty', { ...mumbai, buyer: 'woman' })?.amount, 500_000)
  assert.equal(lineOf('Stamp duty', { ...mumbai, buyer: 'joint' })?.amount, 600_000)
  assert.equal(lineOf('Registration', mumbai)?.amount, 30_000)
  assert.equal(lineOf('Registration', { ...mumbai, price: 2_500_000 })?.amount, 25_000)
})

test('a charge with an unknown rate is named and left out of the total', () => {
  const cost = purchaseCostOf(purchase({ state: 'Delhi', city: 'Delhi' }))
  assert.deepEqual([cost.lines, cost.unknown], [[], ['Stamp duty', 'Registration']])
  const town = purchaseCostOf(purchase({ state: 'Maharashtra', city: 'Kolhapur' }))
  assert.deepEqual(town.unknown, ['Stamp duty'])
})

test('GST is 0 when finished, 1 % for small homes by price and carpet area, else 5 %', () => {
  const built = { isUnderConstruction: true, price: 4_500_000 }
  assert.equal(lineOf('GST'), undefined)
  assert.equal(lineOf('GST', { isUnderConstruction: false })?.amount, 0)
  // 60 m² is 645.8 sq ft, 90 m² is 968.8.
  assert.equal(lineOf('GST', { ...built, carpet: 645 })?.percent, 1)
  assert.equal(lineOf('GST', { ...built, carpet: 646 })?.percent, 5)
  assert.equal(lineOf('GST', { ...built, carpet: 968, isMetro: false })?.percent, 1)
  assert.equal(lineOf('GST', { ...built, carpet: 645, price: 4_500_001 })?.percent, 5)
  assert.equal(lineOf('GST', built)?.percent, 5)
})

test('from ₹50 lakh the buyer deducts 1 % tax, which does not add to the cost', () => {
  const cost = purchaseCostOf(purchase({ price: 5_000_000, state: 'Delhi' }))
  assert.equal(cost.deducted?.amount, 50_000)
  assert.equal(cost.total, 5_000_000)
  assert.equal(purchaseCostOf(purchase({ price: 4_999_999 })).deducted, undefined)
})

test('deducted tax is paid with the form that applies on the day', () => {
  const formOn = (day: string) => purchaseCostOf(purchase({ day })).deducted?.note
  assert.equal(formOn('2026-03-31'), 'Form 26QB')
  assert.equal(formOn('2026-04-01'), 'Form 141')
})

const findCityOf = (state: string) =>
  ['Mumbai', 'Bengaluru', 'Chennai', 'Hyderabad'].some((name) => findCity(name)?.state === state)
