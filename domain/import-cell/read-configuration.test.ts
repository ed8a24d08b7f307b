import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readConfiguration } from './read-configuration.ts'

function rooms(text: string) {
  const reading = readConfiguration(text)
  if (!reading.ok) return reading.problem
  const { bhk, bedrooms, word, bathrooms } = reading.value
  return bathrooms === undefined ? [bhk, bedrooms, word] : [bhk, bedrooms, word, bathrooms]
}

describe('rooms', () => {
  for (const [text, expected] of [
    ['2 BHK', [2, 2, 'bhk']],
    ['2bhk', [2, 2, 'bhk']],
    ['2.5 BHK', [2.5, 2, 'bhk']],
    ['3 b h k', [3, 3, 'bhk']],
    ['4 Bedroom', [4, 4, 'bedroom']],
    ['36 bedroom house', [36, 36, 'bedroom']],
    ['1 RK', [0.5, 0, 'rk']],
    ['Studio apartment', [0.5, 0, 'rk']],
    ['(1 RK) Studio Apartment', [0.5, 0, 'rk']],
    ['2 BHK Apartment', [2, 2, 'bhk']],
    ['4 BHK5 Baths', [4, 4, 'bhk', 5]],
    ['1 RK1 Bath', [0.5, 0, 'rk', 1]],
    ['3', [3, 3, 'none']],
    ['3.0', [3, 3, 'none']],
    ['३ बीएचके', [3, 3, 'bhk']],
    ['Three BHK', [3, 3, 'bhk']],
    ['3+1', [3, 3, 'none']],
    ['2BHK+study', [2, 2, 'bhk']],
  ] as const) {
    test(`${text} is read`, () => assert.deepEqual(rooms(text), expected))
  }

  test('an extra room is named in a note and not counted as a bedroom', () => {
    const reading = readConfiguration('3+1 BHK')
    assert.ok(reading.ok)
    assert.equal(reading.value.bedrooms, 3)
    assert.deepEqual(reading.notes, ['"+1" was not counted as a bedroom'])
  })

  test('a study after a plus is stored as a study', () => {
    const reading = readConfiguration('2BHK+study')
    assert.equal(reading.ok && reading.value.studyRoom, true)
  })

  for (const text of [
    '1, 2, 3 BHK Apartment',
    '2-3 BHK',
    '2bhk/3bhk',
    '99 BHK',
    'flat',
    '',
    'Seven Hills',
  ]) {
    test(`"${text}" is refused`, () => assert.equal(typeof rooms(text), 'string'))
  }
})
