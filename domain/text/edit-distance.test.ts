import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { editDistance, exceedsEdits, letterMask, prefixDistance } from './edit-distance.ts'

const name = fc.string({ unit: fc.constantFrom(...'abcdeknrt019'), minLength: 1, maxLength: 12 })

test('words that letter masks rule out differ by more than the maximum of edits', () => {
  let passedOver = 0
  fc.assert(
    fc.property(name, name, fc.integer({ min: 1, max: 3 }), (one, other, max) => {
      if (!exceedsEdits(letterMask(one), letterMask(other), max)) return
      passedOver++
      assert.ok(editDistance(one, other, max) > max)
    }),
    { numRuns: 3_000 },
  )
  assert.ok(passedOver > 500, `only ${passedOver} were passed over`)
})

/** Textbook algorithm with the whole table: insertions, deletions, substitutions and swaps. */
function distanceByTable(one: string, other: string): number {
  const cells = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : row)),
  )
  const cell = (row: number, column: number) => cells[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const line = cells[row] ?? []
      if (column === 1) line[0] = row
      line[column] = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? cell(row - 2, column - 2) + 1 : one.length + 9,
      )
    }
  }
  return cell(one.length, other.length)
}

test('distances match those of the whole table, up to the maximum', () => {
  const words = fc.oneof(name, fc.string({ unit: fc.constantFrom(...'ab'), maxLength: 80 }))
  fc.assert(
    fc.property(words, words, fc.integer({ min: 0, max: 3 }), (one, other, max) => {
      assert.equal(editDistance(one, other, max), Math.min(distanceByTable(one, other), max + 1))
      const beginnings = [one.length - 1, one.length, one.length + 1]
        .filter((length) => length >= 0 && length <= other.length)
        .map((length) => distanceByTable(one, other.slice(0, length)))
      assert.equal(prefixDistance(one, other, max), Math.min(...beginnings, max + 1))
    }),
    { numRuns: 3_000 },
  )
})
