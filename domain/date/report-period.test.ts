import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { intervalsOf, lastDayOf, lastThirtyDays, nameOfInterval } from './report-period.ts'

const saturday = '2026-11-21'

describe('intervals of a report', () => {
  for (const [period, count, first, last] of [
    ['daily', 30, ['2026-10-23', '2026-10-24'], ['2026-11-21', '2026-11-22']],
    ['weekly', 12, ['2026-08-31', '2026-09-07'], ['2026-11-16', '2026-11-23']],
    ['monthly', 12, ['2025-12-01', '2026-01-01'], ['2026-11-01', '2026-12-01']],
    ['yearly', 5, ['2022-01-01', '2023-01-01'], ['2026-01-01', '2027-01-01']],
  ] as const) {
    test(`${period}: ${count} intervals, the last one with today in it`, () => {
      const intervals = intervalsOf(period, saturday)
      assert.equal(intervals.length, count)
      assert.deepEqual(Object.values(intervals[0] ?? {}), first)
      assert.deepEqual(Object.values(intervals.at(-1) ?? {}), last)
    })

    test(`${period}: each interval begins where the one before ends`, () => {
      const intervals = intervalsOf(period, '2028-02-29')
      for (const [index, { start }] of intervals.entries()) {
        if (index > 0) assert.equal(start, intervals[index - 1]?.end)
      }
    })
  }

  test('a week begins on Monday, also when today is a Sunday or a Monday', () => {
    assert.equal(intervalsOf('weekly', '2026-11-22').at(-1)?.start, '2026-11-16')
    assert.equal(intervalsOf('weekly', '2026-11-23').at(-1)?.start, '2026-11-23')
  })

  test('a month whose today is the 31st is followed by the next month', () => {
    assert.deepEqual(intervalsOf('monthly', '2027-01-31', 2), [
      { start: '2026-12-01', end: '2027-01-01' },
      { start: '2027-01-01', end: '2027-02-01' },
    ])
  })

  test('have a label for the axis of a chart', () => {
    const interval = { start: '2026-11-02', end: '2026-11-09' }
    assert.equal(nameOfInterval('daily', interval), 'Nov 02')
    assert.equal(nameOfInterval('weekly', interval), 'Nov 02')
    assert.equal(nameOfInterval('monthly', interval), 'Nov 2026')
    assert.equal(nameOfInterval('yearly', interval), '2026')
  })
})

test('the last thirty days include today, and follow the thirty days before them', () => {
  assert.deepEqual(lastThirtyDays(saturday), { start: '2026-10-23', end: '2026-11-22' })
  assert.deepEqual(lastThirtyDays(saturday, true), { start: '2026-09-23', end: '2026-10-23' })
})

test('a month ends with its last day', () => {
  assert.equal(lastDayOf({ start: '2028-02-01', end: '2028-03-01' }), '2028-02-29')
})
