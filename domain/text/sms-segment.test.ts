import assert from 'node:assert/strict'
import { test } from 'node:test'
import { smsSegments } from './sms-segment.ts'

test('an SMS has 160 characters, and 153 in each of several segments', () => {
  assert.deepEqual(smsSegments(''), { count: 1, unicode: false })
  assert.deepEqual(smsSegments('a'.repeat(160)), { count: 1, unicode: false })
  assert.deepEqual(smsSegments('a'.repeat(161)), { count: 2, unicode: false })
  assert.deepEqual(smsSegments('a'.repeat(306)), { count: 2, unicode: false })
  assert.deepEqual(smsSegments('a'.repeat(307)), { count: 3, unicode: false })
})

test('one character outside the GSM alphabet leaves 70, and 67 in each segment', () => {
  assert.deepEqual(smsSegments(`₹${'a'.repeat(69)}`), { count: 1, unicode: true })
  assert.deepEqual(smsSegments(`₹${'a'.repeat(70)}`), { count: 2, unicode: true })
  assert.deepEqual(smsSegments('नमस्ते'.repeat(23)), { count: 3, unicode: true })
})

test('some characters take two places and are not split between segments', () => {
  assert.deepEqual(smsSegments('€'.repeat(80)), { count: 1, unicode: false })
  assert.deepEqual(smsSegments('€'.repeat(81)), { count: 2, unicode: false })
  // 152 and a two-place character do not fit: the euro begins the next segment.
  assert.deepEqual(smsSegments(`${'a'.repeat(152)}${'€'.repeat(77)}`), { count: 3, unicode: false })
  assert.deepEqual(smsSegments('😀'.repeat(35)), { count: 1, unicode: true })
  assert.deepEqual(smsSegments('😀'.repeat(36)), { count: 2, unicode: true })
})
