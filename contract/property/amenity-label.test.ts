import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amenityLabel } from './amenity-label.ts'

test('an amenity that a person wrote is shown as it is, whatever its name', () => {
  assert.equal(amenityLabel('cctv'), 'CCTV')
  for (const name of ['constructor', 'toString', '__proto__', 'Terrace {shared}']) {
    assert.equal(amenityLabel(name), name)
  }
})
