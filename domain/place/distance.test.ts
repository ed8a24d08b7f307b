import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kilometresBetween, kilometresPerDegree, longitudeScale } from './distance.ts'

/**
 * Surveyed points: Majestic and Whitefield within Bengaluru, Delhi and Mumbai across the country.
 */
const majestic = { latitude: 12.9767, longitude: 77.5713 }
const whitefield = { latitude: 12.9698, longitude: 77.75 }
const delhi = { latitude: 28.6139, longitude: 77.209 }
const mumbai = { latitude: 19.076, longitude: 72.8777 }

test('distances match surveyed ones, near and far', () => {
  const near = kilometresBetween(majestic, whitefield)
  assert.ok(near > 19 && near < 20, String(near))
  const far = kilometresBetween(delhi, mumbai)
  assert.ok(far > 1_145 && far < 1_155, String(far))
  assert.equal(kilometresBetween(majestic, majestic), 0)
})

test('the length of a degree matches the distance it spans', () => {
  const north = kilometresBetween(majestic, { ...majestic, latitude: majestic.latitude + 1 })
  assert.ok(Math.abs(north - kilometresPerDegree) < 0.01, String(north))
  const east = kilometresBetween(majestic, { ...majestic, longitude: majestic.longitude + 1 })
  assert.ok(Math.abs(east - kilometresPerDegree * longitudeScale(majestic.latitude)) < 0.02)
})
