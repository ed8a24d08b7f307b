import assert from 'node:assert/strict'
import { test } from 'node:test'
import { smsSegments } from './sms-segment.ts'

test('an SMS has 160 places, and 153 in each part of several', () => {
  assert.deepEqual(smsSegments(''), { count: 1, unicode: false })
  assert.deepEqual(smsSegments('a'.repeat(160)), { count: 1, unicode: false })
  assert.deepEqual(smsSegments('a'.repeat(161)), { count: 2, unicode: false })
  assert.deepEqual(smsSegments('a'.repeat(306)), { count: 2, unicode: false })
  assert.deepEqual(smsSegments('a'.repeat(307)), { count: 3, unicode: false })
})

test('one sign outside the alphabet leaves 70, and 67 in each part', () => {
  assert.deepEqual(smsSegments(`₹${'a'.repeat(69)}`), { count: 1, unicode: true })
  assert.deepEqual(smsSegments(`₹${'a'.repeat(70)}`), { count: 2, unicode: true })
  assert.deepEqual(smsSegments('नमस्ते'.repeat(23)), { count: 3, unicode: true })
})

test('some signs take two places and are not divided', () => {
  assert.deepEqual(smsSegments('€'.repeat(80)), { count: 1, unicode: false })
  assert.deepEqual(smsSegments('€'.repeat(81)), { count: 2, unicode: false })
  // 152 and one more place is left over: the euro begins the next part.
  assert.deepEqual(smsSegments(`${'a'.repeat(152)}${'€'.repeat(77)}`), { count: 3, unicode: false })
  assert.deepEqual(smsSegments('😀'.repeat(35)), { count: 1, unicode: true })
  assert.deepEqual(smsSegments('😀'.repeat(36)), { count: 2, unicode: true })
})
