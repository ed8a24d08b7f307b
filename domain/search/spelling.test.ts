import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { distance, isFar, lettersOf } from './spelling.ts'

const name = fc.string({ unit: fc.constantFrom(...'abcdeknrt019'), minLength: 1, maxLength: 12 })

test('what is passed over for its letters is further off than that many edits', () => {
  let passedOver = 0
  fc.assert(
    fc.property(name, name, fc.integer({ min: 1, max: 3 }), (one, other, most) => {
      if (!isFar(lettersOf(one), lettersOf(other), most)) return
      passedOver++
      assert.ok(distance(one, other, most) > most)
    }),
    { numRuns: 3_000 },
  )
  assert.ok(passedOver > 500, `only ${passedOver} were passed over`)
})
