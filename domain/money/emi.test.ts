import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { affordablePrice, maxLoan, priceForInstalment, repaymentOf, usualLoan } from './emi.ts'

test('instalments match the tables of banks', () => {
  // 50 lakh at 8.5 % over 20 years: ₹43,391 a month.
  assert.equal(repaymentOf({ principal: 5_000_000, rate: 8.5, years: 20 }).instalment, 43_392)
  assert.equal(repaymentOf({ principal: 1_000_000, rate: 9, years: 10 }).instalment, 12_668)
  assert.deepEqual(repaymentOf({ principal: 1_200_000, rate: 0, years: 10 }), {
    instalment: 10_000,
    interest: 0,
    total: 1_200_000,
  })
  assert.equal(repaymentOf({ principal: 0, rate: 8.5, years: 20 }).total, 0)
})

test('the instalments repay the loan and its interest by the last month', () => {
  const loan = fc.record({
    principal: fc.integer({ min: 1, max: 1_000_000_000 }),
    rate: fc.integer({ min: 0, max: 2_000 }).map((hundredths) => hundredths / 100),
    years: fc.integer({ min: 1, max: 40 }),
  })
  fc.assert(
    fc.property(loan, (asked) => {
      const { instalment, interest, total } = repaymentOf(asked)
      assert.equal(interest, total - asked.principal)
      let left = asked.principal
      for (let month = 0; month < asked.years * 12; month++) {
        left = left * (1 + asked.rate / 1_200) - instalment
      }
      assert.ok(left <= 1e-3 * asked.principal, `${left} is left`)
    }),
  )
})

test('a longer loan costs less per month and more in total', () => {
  const short = repaymentOf({ principal: 6_000_000, rate: 8.75, years: 10 })
  const long = repaymentOf({ principal: 6_000_000, rate: 8.75, years: 25 })
  assert.ok(long.instalment < short.instalment && long.interest > short.interest)
})

test('priceForInstalment returns the highest price whose largest loan is affordable', () => {
  const cost = (price: number) =>
    repaymentOf({ principal: maxLoan(price), ...usualLoan }).instalment
  for (const instalment of [0, 9, 18_000, 43_392, 43_393, 1_000_000]) {
    const price = priceForInstalment(instalment, 1_000_000_000)
    assert.ok(cost(price) <= instalment && cost(price + 1) > instalment, String(instalment))
  }
  assert.equal(priceForInstalment(1_000_000, 5_000_000), 5_000_000)
})

test('an invalid loan is refused', () => {
  for (const years of [0, -1, Number.NaN]) {
    assert.throws(() => repaymentOf({ principal: 1, rate: 1, years }), RangeError)
  }
  assert.throws(() => repaymentOf({ principal: -1, rate: 1, years: 1 }), RangeError)
  assert.throws(() => repaymentOf({ principal: 1, rate: Number.POSITIVE_INFINITY, years: 1 }))
})

test('the largest loan follows the steps of the RBI and never falls as the price rises', () => {
  const lakh = 100_000
  assert.equal(maxLoan(20 * lakh), 18 * lakh)
  assert.equal(maxLoan(35 * lakh), 30 * lakh)
  assert.equal(maxLoan(50 * lakh), 40 * lakh)
  assert.equal(maxLoan(95 * lakh), 75 * lakh)
  assert.equal(maxLoan(200 * lakh), 150 * lakh)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 1e7 }), (price, more) =>
      assert.ok(maxLoan(price + more) >= maxLoan(price)),
    ),
  )
})

test('an income carries the price whose EMI is 40 % of it', () => {
  // 40 % of ₹1,08,480 is ₹43,392: the EMI of ₹50 lakh, which is 80 % of ₹62.5 lakh.
  const price = affordablePrice(108_480)
  assert.equal(repaymentOf({ principal: maxLoan(price), ...usualLoan }).instalment, 43_392)
  assert.equal(Math.floor(price / 1_000), 6_250)
  // Of all incomes: none is too large.
  assert.ok(affordablePrice(1e15) > 1e10)
})
