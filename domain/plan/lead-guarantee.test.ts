import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { judgeTries, maxReportedCredits } from './lead-guarantee.ts'

/** When a lead counts as unreachable, and how many do in a period (decision 0107). */

const at = (text: string) => new Date(`2026-10-${text}:00+05:30`)
const asked = at('01T09:00')
const judge = (...tries: string[]) => judgeTries(tries.map(at), asked)

describe('a lead is unreachable', () => {
  test('after three tries on two days', () => {
    const judged = judge('01T10:00', '01T18:00', '02T11:00')
    assert.deepEqual(judged, { tries: 3, days: 2, isMet: true })
  })

  test('not after three tries on one day, nor after two tries', () => {
    assert.deepEqual(judge('01T10:00', '01T14:00', '01T18:00'), { tries: 3, days: 1, isMet: false })
    assert.deepEqual(judge('01T10:00', '02T14:00'), { tries: 2, days: 2, isMet: false })
  })

  test('by days of India: 23:30 and 00:30 are two days', () => {
    assert.equal(judge('01T20:00', '01T23:30', '02T00:30').isMet, true)
  })

  test('not when the tries are further apart than seven days', () => {
    assert.deepEqual(judge('01T10:00', '02T10:00', '09T10:01'), { tries: 1, days: 1, isMet: false })
    assert.equal(judge('01T10:00', '02T10:00', '08T10:00').isMet, true)
  })

  test('not when the person was heard of since', () => {
    const tries = ['01T10:00', '02T10:00', '03T10:00'].map(at)
    assert.equal(judgeTries(tries, at('02T12:00')).tries, 1)
    assert.equal(judgeTries(tries, at('03T10:00')).tries, 0)
  })

  test('with tries within an hour counted once', () => {
    assert.equal(judge('01T10:00', '01T10:20', '01T10:59', '01T11:00').tries, 2)
  })
})

test('a period credits a fifth of its contact views, and at least one', () => {
  assert.deepEqual([0, 1, 4, 9, 10, 50].map(maxReportedCredits), [0, 1, 1, 1, 2, 10])
})
