import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { readFloor } from './read-floor.ts'

function floor(text: string) {
  const reading = readFloor(text)
  return reading.ok ? [reading.value.floor, reading.value.totalFloors] : reading.problem
}

describe('floors', () => {
  for (const [text, expected] of [
    ['2 out of 3', [2, 3]],
    ['Ground out of 2', [0, 2]],
    ['Upper Basement out of 4', [-1, 4]],
    ['Lower Basement out of 2', [-2, 2]],
    ['3', [3, undefined]],
    ['3rd Floor', [3, undefined]],
    ['Ground', [0, undefined]],
    ['5/12', [5, 12]],
    ['5 of 12 floors', [5, 12]],
    ['5th of 12', [5, 12]],
    ['5th Floor (out of 12)', [5, 12]],
    ['3 of G+7', [3, 8]],
    ['First floor', [1, undefined]],
  ] as const) {
    test(`${text} is read`, () => assert.deepEqual(floor(text), expected))
  }

  for (const text of [
    '8 out of 5',
    'G+7',
    'Stilt+4',
    'high rise',
    'top',
    '',
    '999',
    '2 out of many',
    'godown',
  ]) {
    test(`"${text}" is refused`, () => assert.equal(typeof floor(text), 'string'))
  }

  test('a parsed floor is never above the top of its building', () => {
    fc.assert(
      fc.property(fc.nat(250), fc.nat(250), (of, total) => {
        const reading = readFloor(`${of} out of ${total}`)
        assert.equal(reading.ok, of <= total && total <= 200)
      }),
    )
  })
})
