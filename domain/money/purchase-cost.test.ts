import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CostRate } from './cost-rate.ts'
import { maxLoan } from './emi.ts'
import { firstCostRates } from './first-cost-rates.ts'
import { cashToOwn, purchaseCostOf as costOf, type Purchase } from './purchase-cost.ts'

const rates = firstCostRates()
const purchaseCostOf = (asked: Purchase) => costOf(asked, rates)

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

test('every first rate has its source, and no two of one kind apply to the same case', () => {
  const kind = (rate: CostRate) =>
    [rate.charge, rate.state, rate.place, rate.buyer, rate.maxCarpet].join()
  const end = (rate: CostRate) => rate.validUntil ?? '9999'
  const top = (rate: CostRate) => rate.upTo ?? Number.POSITIVE_INFINITY
  for (const one of rates) {
    assert.ok(URL.canParse(one.address) && one.source.length > 5)
    const days = [one.validFrom, one.validUntil ?? one.validFrom, one.checkedOn]
    assert.match(days.join(' '), /^(\d{4}-\d\d-\d\d ?){3}$/)
    assert.equal(Number(one.percent !== null) + Number(one.fixedAmount !== null), 1)
    for (const other of rates) {
      if (one === other || kind(one) !== kind(other)) continue
      const isApart = one.validFrom >= end(other) || other.validFrom >= end(one)
      assert.ok(isApart || one.above >= top(other) || other.above >= top(one), kind(one))
    }
  }
})

/** Computed by hand from the notified rates, in whole rupees. */
const golden: [name: string, changes: Partial<Purchase>, lines: Record<string, number>][] = [
  // 6 % of 1,20,00,000 = 7,20,000. 1 % = 1,20,000, at most 30,000.
  [
    'Mumbai, a man, ₹1.2 Cr',
    { state: 'Maharashtra', city: 'Mumbai', price: 12_000_000 },
    {
      'Stamp duty': 720_000,
      Registration: 30_000,
    },
  ],
  // 6 % of 80,00,000 = 4,80,000. 1 % = 80,000, at most 30,000.
  [
    'Pune, a woman, ₹80 L',
    {
      ...{ state: 'Maharashtra', city: 'Pune', price: 8_000_000, buyer: 'woman' },
    },
    { 'Stamp duty': 480_000, Registration: 30_000 },
  ],
  // 3.36 % of 40,00,000 = 1,34,400. 2 % = 80,000.
  ['Bengaluru, ₹40 L', { price: 4_000_000 }, { 'Stamp duty': 134_400, Registration: 80_000 }],
  // 7 % of 60,00,000 = 4,20,000. 2 % = 1,20,000. GST 5 % = 3,00,000.
  [
    'Chennai, under construction, ₹60 L',
    {
      ...{ state: 'Tamil Nadu', city: 'Chennai', price: 6_000_000, isUnderConstruction: true },
    },
    { 'Stamp duty': 420_000, Registration: 120_000, GST: 300_000 },
  ],
  // 7 % of 95,00,000 = 6,65,000. 0.5 % = 47,500.
  [
    'Hyderabad, ₹95 L',
    { state: 'Telangana', city: 'Hyderabad', price: 9_500_000 },
    {
      'Stamp duty': 665_000,
      Registration: 47_500,
    },
  ],
  // 4.9 % of 55,55,555 = 2,72,222.195. A woman pays no registration.
  [
    'Ahmedabad, a woman, ₹55,55,555',
    {
      ...{ state: 'Gujarat', city: 'Ahmedabad', price: 5_555_555, buyer: 'woman' },
    },
    { 'Stamp duty': 272_222, Registration: 0 },
  ],
  // Together with a man she does: 1 % of 55,55,555 = 55,555.55.
  [
    'Ahmedabad, joint owners',
    {
      ...{ state: 'Gujarat', city: 'Ahmedabad', price: 5_555_555, buyer: 'joint' },
    },
    { 'Stamp duty': 272_222, Registration: 55_556 },
  ],
  // 6 % of 1,00,00,000 = 6,00,000 for a woman; above a crore 7 % of 1,00,00,001 = 7,00,000.07.
  [
    'Noida, a woman, ₹1 Cr',
    { state: 'Uttar Pradesh', city: 'Noida', buyer: 'woman' },
    {
      'Stamp duty': 600_000,
      Registration: 100_000,
    },
  ],
  [
    'Noida, a woman, a rupee above',
    {
      ...{ state: 'Uttar Pradesh', city: 'Noida', buyer: 'woman', price: 10_000_001 },
    },
    { 'Stamp duty': 700_000, Registration: 100_000 },
  ],
  // 8 % of 70,00,000 = 5,60,000. 2 % = 1,40,000.
  [
    'Kochi, ₹70 L',
    { state: 'Kerala', city: 'Kochi', price: 7_000_000 },
    {
      'Stamp duty': 560_000,
      Registration: 140_000,
    },
  ],
  // 6 % of 75,00,000 = 4,50,000 for joint owners in a town. Registration above 70 L: 40,000.
  [
    'Gurgaon, joint owners, ₹75 L',
    {
      ...{ state: 'Haryana', city: 'Gurgaon', price: 7_500_000, buyer: 'joint' },
    },
    { 'Stamp duty': 450_000, Registration: 40_000 },
  ],
  // 3 % of 75,00,000 = 2,25,000 for a woman in a village.
  [
    'a village of Haryana, a woman, ₹75 L',
    {
      ...{ state: 'Haryana', city: '', isRural: true, price: 7_500_000, buyer: 'woman' },
    },
    { 'Stamp duty': 225_000, Registration: 40_000 },
  ],
]

for (const [name, changes, lines] of golden) {
  test(`${name}: each line to the rupee, and the total is their sum`, () => {
    const asked = purchase(changes)
    const cost = purchaseCostOf(asked)
    const found = Object.fromEntries(cost.lines.map(({ label, amount }) => [label, amount]))
    assert.deepEqual(found, lines)
    const sum = Object.values(lines).reduce((before, amount) => before + amount, asked.price)
    assert.equal(cost.total, sum)
    assert.equal(cost.own + cost.loan, sum)
  })
}

test('cash to own is the total without the largest loan, where every rate is known', () => {
  const home = { ...purchase({ price: 5_000_000, isUnderConstruction: false }) }
  // 5.6 % = 2,80,000 and 2 % = 1,00,000. A bank lends 80 % = 40,00,000.
  assert.equal(cashToOwn(home, rates), 5_000_000 + 280_000 + 100_000 - 4_000_000)
  assert.equal(cashToOwn({ ...home, isUnderConstruction: undefined }, rates), undefined)
  assert.equal(cashToOwn({ ...home, state: 'Delhi' }, rates), undefined)
  // The calculator of instalments has the same shares.
  for (const price of [2_000_000, 3_400_000, 9_000_000, 30_000_000]) {
    assert.equal(purchaseCostOf(purchase({ price })).loan, maxLoan(price))
  }
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
