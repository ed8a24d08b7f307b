import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findCity } from '#domain/place/cities.ts'
import { isInIndia, readPoint } from './read-coordinate.ts'

const gurgaon = findCity('Gurugram')

test('swapped coordinates are corrected with a note', () => {
  const reading = readPoint(77.02664, 28.4595, gurgaon)
  assert.ok(reading.ok)
  assert.deepEqual(reading.value, { latitude: 28.4595, longitude: 77.02664 })
  assert.equal(reading.notes.length, 1)
})

test('within India every swap is detected, and correct points are unchanged', () => {
  const latitude = fc.double({ min: 6.5, max: 37.5, noNaN: true })
  const longitude = fc.double({ min: 68.5, max: 97, noNaN: true })
  fc.assert(
    fc.property(latitude, longitude, (north, east) => {
      for (const reading of [readPoint(north, east), readPoint(east, north)]) {
        assert.ok(reading.ok)
        assert.deepEqual(reading.value, { latitude: north, longitude: east })
        assert.ok(isInIndia(reading.value))
      }
    }),
  )
})

test('zero, points at sea and points of another city are refused', () => {
  assert.equal(readPoint(0, 0).ok, false)
  assert.equal(readPoint(0, 77.02).ok, false)
  assert.equal(readPoint(51.5, -0.12).ok, false)
  assert.equal(readPoint(28.4595, 77.02664, findCity('Chennai')).ok, false)
})
