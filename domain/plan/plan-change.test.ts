import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { changeOfPlan, type OwnedPlan } from './plan-change.ts'

/** The price of another plan while one is active (decision 0051, PAY-06 and PAY-08). */

const monthly = (price: number) => ({ price, duration: 1, durationType: 'months' as const })
const held = (price: number, daysLeft: number): OwnedPlan => ({
  ...monthly(price),
  paid: price,
  daysLeft,
  totalDays: 30,
})

describe('a plan', () => {
  test('without an active one begins now, for its price', () => {
    assert.deepEqual(changeOfPlan({ ...monthly(999), isSame: false }, undefined), {
      ...{ begins: 'now', credit: 0, amount: 999 },
    })
  })

  test('of the same kind, or cheaper, begins when the active one ends', () => {
    const after = { begins: 'after', credit: 0 }
    assert.deepEqual(changeOfPlan({ ...monthly(999), isSame: true }, held(999, 10)), {
      ...after,
      amount: 999,
    })
    assert.deepEqual(changeOfPlan({ ...monthly(499), isSame: false }, held(999, 10)), {
      ...after,
      amount: 499,
    })
  })

  test('that is more expensive begins now, less the credit for unused days', () => {
    assert.deepEqual(changeOfPlan({ ...monthly(2_999), isSame: false }, held(999, 10)), {
      ...{ begins: 'now', credit: 333, amount: 2_666 },
    })
  })

  test('begins when the active one ends if the unused days are worth as much as its price', () => {
    const year: OwnedPlan = {
      ...{ price: 12_000, duration: 1, durationType: 'years', paid: 12_000 },
      ...{ daysLeft: 300, totalDays: 365 },
    }
    assert.deepEqual(changeOfPlan({ ...monthly(1_499), isSame: false }, year), {
      ...{ begins: 'after', credit: 0, amount: 1_499 },
    })
  })

  test('never costs more than its price, and never credits more than was paid', () => {
    const rupees = fc.integer({ min: 0, max: 1_000_000 })
    const days = fc.integer({ min: 1, max: 3_650 })
    fc.assert(
      fc.property(rupees, rupees, days, days, (price, paid, inAll, left) => {
        const present = { ...held(paid, Math.min(left, inAll)), totalDays: inAll }
        const { credit, amount, begins } = changeOfPlan(
          { ...monthly(price), isSame: false },
          present,
        )
        assert.equal(credit + amount, price)
        assert.ok(Number.isInteger(credit) && credit >= 0 && credit <= paid)
        assert.ok(begins === 'after' || amount > 0)
      }),
    )
  })
})
