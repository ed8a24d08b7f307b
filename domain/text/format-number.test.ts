import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { withCommas } from './format-number.ts'

test('thousands are grouped, then every two digits', () => {
  const written = [0, 7, 100, 1_000, 99_999, 100_000, 12_500_000, 9_876_543_210].map((value) =>
    withCommas(value),
  )
  assert.deepEqual(written, [
    ...['0', '7', '100', '1,000', '99,999', '1,00,000', '1,25,00,000', '9,87,65,43,210'],
  ])
})

test('decimals are rounded half up in decimal, without trailing zeros', () => {
  assert.equal(withCommas(2.5), '2.5')
  assert.equal(withCommas(1.005), '1.01')
  assert.equal(withCommas(1_234.999), '1,235')
  assert.equal(withCommas(99_999.96, 1), '1,00,000')
  assert.equal(withCommas(0.05, 1), '0.1')
  assert.equal(withCommas(1e-9), '0')
})

test('negative numbers have a sign, and zero never has one', () => {
  assert.equal(withCommas(-123_456), '-1,23,456')
  assert.equal(withCommas(-0.001), '0')
  assert.equal(withCommas(-0), '0')
})

test('numbers are formatted as by Intl', () => {
  const digits = fc.integer({ min: 0, max: 3 })
  const thousandths = fc.integer({ min: 0, max: 10 ** 12 }).map((value) => value / 1_000)
  const whole = fc.integer({ min: 0, max: 10 ** 12 })
  fc.assert(
    fc.property(fc.oneof(whole, thousandths), digits, (value, maximumFractionDigits) => {
      const other = value.toLocaleString('en-IN', { maximumFractionDigits })
      assert.equal(withCommas(value, maximumFractionDigits), other)
    }),
    { numRuns: 2_000 },
  )
})
