import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatArea, type LandUnit, sqftRange, toSqft } from './area.ts'

test('units with one size everywhere convert exactly', () => {
  assert.equal(toSqft(1, 'acre'), 43_560)
  assert.equal(toSqft(100, 'cent'), toSqft(1, 'acre'))
  assert.equal(toSqft(40, 'guntha'), toSqft(1, 'acre'))
  assert.equal(toSqft(8, 'kanal'), toSqft(1, 'acre'))
  assert.equal(toSqft(20, 'marla'), toSqft(1, 'kanal'))
  assert.equal(toSqft(200, 'sqyd'), 1_800)
  assert.equal(toSqft(1, 'sqmt').toFixed(4), '10.7639')
  assert.equal(toSqft(1, 'hectare').toFixed(3), '107639.104')
})

test('a bigha needs its state, and stays undefined in a state with two sizes of it', () => {
  assert.equal(toSqft(2, 'bigha', 'West Bengal'), 28_800)
  assert.equal(toSqft(1, 'bigha', ' gujarat '), 17_424)
  assert.equal(toSqft(1, 'bigha'), undefined)
  assert.equal(toSqft(1, 'bigha', 'Uttar Pradesh'), undefined)
  assert.deepEqual(sqftRange(2, 'bigha', 'Uttar Pradesh'), { min: 13_612.5, max: 54_450 })
})

test('without a state the range covers every size of the unit', () => {
  assert.deepEqual(sqftRange(1, 'katha'), { min: 720, max: 2_880 })
  assert.deepEqual(sqftRange(1, 'biswa'), { min: 340.3125, max: 1_361.25 })
})

test('a unit that a state does not use is not converted', () => {
  assert.equal(toSqft(1, 'katha', 'Kerala'), undefined)
  assert.equal(sqftRange(1, 'biswa', 'West Bengal'), undefined)
})

test('a converted area always lies within its own range', () => {
  const unit = fc.constantFrom<LandUnit>('sqft', 'sqmt', 'acre', 'bigha', 'biswa', 'katha')
  const state = fc.constantFrom('Bihar', 'Assam', 'Punjab', 'Kerala', undefined)
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), unit, state, (area, of, where) => {
      const sqft = toSqft(area, of, where)
      const range = sqftRange(area, of, where)
      if (sqft !== undefined) assert.deepEqual(range, { min: sqft, max: sqft })
    }),
  )
})

test('areas are formatted with Indian grouping', () => {
  assert.equal(formatArea(124_000, 'sq ft'), '1,24,000 sq ft')
  assert.equal(formatArea(2.5, 'acre'), '2.5 acre')
})
