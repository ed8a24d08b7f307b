import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reraPortal } from './rera-portal.ts'

test('a state’s register is found by its name, in any case', () => {
  assert.equal(reraPortal(' maharashtra'), 'https://maharera.maharashtra.gov.in')
  assert.equal(reraPortal('Atlantis'), undefined)
  assert.equal(reraPortal('constructor'), undefined)
})
