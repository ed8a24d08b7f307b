import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { splitGst } from './gst.ts'

/** Taking the tax out of a price that includes it (PAY-08). */

const paise = fc.integer({ min: 0, max: 10_000_000_000_00 })
const rate = fc.integer({ min: 0, max: 10_000 })

describe('the tax inside a price', () => {
  test('is half central and half state tax within a state, integrated tax between states', () => {
    assert.deepEqual(splitGst(118_000, 1800, true), {
      ...{ taxablePaise: 100_000, cgstPaise: 9_000, sgstPaise: 9_000, igstPaise: 0 },
    })
    assert.deepEqual(splitGst(118_000, 1800, false), {
      ...{ taxablePaise: 100_000, cgstPaise: 0, sgstPaise: 0, igstPaise: 18_000 },
    })
    assert.deepEqual(splitGst(99_900, 0, true).taxablePaise, 99_900)
  })

  test('adds up to the paisa, whatever the amount and the rate', () => {
    fc.assert(
      fc.property(paise, rate, fc.boolean(), (total, basisPoints, isSameState) => {
        const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = splitGst(
          total,
          basisPoints,
          isSameState,
        )
        const parts = [taxablePaise, cgstPaise, sgstPaise, igstPaise]
        assert.equal(
          parts.reduce((sum, part) => sum + part, 0),
          total,
        )
        assert.ok(parts.every((part) => Number.isSafeInteger(part) && part >= 0))
        assert.equal(cgstPaise, sgstPaise)
        assert.equal(isSameState ? igstPaise : cgstPaise, 0)
        // Never off the exact tax by more than a paisa.
        const exact = (total * basisPoints) / (10_000 + basisPoints)
        assert.ok(Math.abs(total - taxablePaise - exact) <= 1.01)
      }),
      { numRuns: 2_000 },
    )
  })
})
