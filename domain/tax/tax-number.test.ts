import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isGstin, isPan, panOfGstin, plainNumber } from './tax-number.ts'

describe('a PAN', () => {
  test('has five letters, four digits and a letter, and identifies its kind of holder', () => {
    for (const good of ['AAPFU0939F', 'AAOCP8857H', 'ABCPK1234L']) assert.ok(isPan(good), good)
    for (const bad of ['', 'AAPFU0939', 'AAPXU0939F', 'aapfu0939f', 'AAPFU0939FF', 'AAPF00939F']) {
      assert.ok(!isPan(bad), bad)
    }
  })

  test('is accepted as people type it', () => {
    assert.equal(plainNumber(' aapfu 0939-f '), 'AAPFU0939F')
  })
})

describe('a GSTIN', () => {
  test('has a valid check digit', () => {
    for (const good of ['27AAPFU0939F1ZV', '33AAOCP8857H1ZT', '29AAGCB7383J1Z4']) {
      assert.ok(isGstin(good), good)
      for (const digit of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
        const other = good.slice(0, 14) + digit
        assert.equal(isGstin(other), other === good, other)
      }
    }
    // The sample that most public code uses.
    assert.ok(!isGstin('22AAAAA0000A1Z5'))
  })

  test('contains the PAN of its holder', () => {
    assert.equal(panOfGstin('27AAPFU0939F1ZV'), 'AAPFU0939F')
  })
})
