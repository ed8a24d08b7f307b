import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { financialYearOf, invoiceNumber } from './financial-year.ts'

describe('a financial year', () => {
  test('begins on April 1', () => {
    for (const [day, year] of [
      ['2026-03-31', '25-26'],
      ['2026-04-01', '26-27'],
      ['2027-01-15', '26-27'],
      ['2099-12-31', '99-00'],
      ['2000-02-29', '99-00'],
    ] as const) {
      assert.equal(financialYearOf(day), year, day)
    }
  })

  test('numbers its invoices in at most 16 characters', () => {
    assert.equal(invoiceNumber('BB', '26-27', 42), 'BB/26-27/000042')
    assert.match(invoiceNumber('CN', '26-27', 9_999_999), /^[A-Z0-9/-]{16}$/)
    assert.throws(() => invoiceNumber('BB', '26-27', 10_000_000), RangeError)
  })
})
