import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatAmount, formatPriceShort, formatRupees, pricePerSqft } from './money.ts'

test('rupees are grouped the Indian way', () => {
  assert.equal(formatRupees(0), '₹0')
  assert.equal(formatRupees(99_999), '₹99,999')
  assert.equal(formatRupees(12_345_679), '₹1,23,45,679')
  assert.equal(formatRupees(-1_500), '-₹1,500')
})

test('an amount in paise or cents, as payment gateways give it, shows as rupees or dollars', () => {
  assert.equal(formatAmount(12_345_600, 'INR'), '₹1,23,456')
  assert.equal(formatAmount(99_950, 'INR'), '₹999.50')
  assert.equal(formatAmount(99_905, 'INR'), '₹999.05')
  assert.equal(formatAmount(1_250, 'USD'), 'USD 12.50')
})

test('the short form changes at one lakh and one crore, and never says 100.0L', () => {
  const cases: [number, string][] = [
    [99_999, '₹99,999'],
    [100_000, '₹1.0L'],
    [4_550_000, '₹45.5L'],
    [9_994_999, '₹99.9L'],
    [9_995_000, '₹1.0Cr'],
    [9_999_999, '₹1.0Cr'],
    [10_000_000, '₹1.0Cr'],
    [12_500_000, '₹1.3Cr'],
    [125_000_000, '₹12.5Cr'],
    [12_345_000_000, '₹1,234.5Cr'],
  ]
  for (const [rupees, short] of cases) assert.equal(formatPriceShort(rupees), short)
})

/** Parses a short form back to rupees, to compare it with the input. */
function readShort(short: string): number {
  const [, digits = '', unit] = /^₹([\d,]+(?:\.\d)?)(L|Cr)?$/.exec(short) ?? []
  const size = unit === 'Cr' ? 10_000_000 : unit === 'L' ? 100_000 : 1
  return Number(digits.replaceAll(',', '')) * size
}

test('a short form is exact below a lakh, then rounded to 0.1 of its unit, and never falls', () => {
  const rupees = fc.integer({ min: 0, max: 100_000_000_000 })
  fc.assert(
    fc.property(rupees, (price) => {
      const short = formatPriceShort(price)
      const step = short.endsWith('Cr') ? 1_000_000 : short.endsWith('L') ? 10_000 : 1
      assert.ok(Math.abs(readShort(short) - price) <= step / 2 + 1e-3, `${price} as ${short}`)
      assert.ok(!short.endsWith('L') || readShort(short) < 10_000_000, short)
    }),
  )
  fc.assert(
    fc.property(rupees, rupees, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one]
      assert.ok(readShort(formatPriceShort(low)) <= readShort(formatPriceShort(high)))
    }),
  )
})

test('the price per square foot is undefined without an area', () => {
  assert.equal(pricePerSqft(12_000_000, 1_240), 9_677)
  assert.equal(pricePerSqft(12_000_000, 0), undefined)
})
