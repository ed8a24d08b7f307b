import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  dayInIndia,
  formatDate,
  formatDateTime,
  formatMonth,
  formatTime,
  formatWeekday,
  readMomentInIndia,
} from './date.ts'

test('a day is formatted as MMM dd, yyyy in Indian time in every time zone', () => {
  assert.equal(formatDate('2026-11-05T12:00:00.000Z'), 'Nov 05, 2026')
  // Half past six in the evening UTC is midnight in India.
  assert.equal(formatDate('2026-12-31T18:29:59.999Z'), 'Dec 31, 2026')
  assert.equal(formatDate('2026-12-31T18:30:00.000Z'), 'Jan 01, 2027')
})

test('a time has plain spaces and a 12-hour clock', () => {
  assert.equal(formatDateTime('2026-11-05T09:37:00.000Z'), 'Nov 05, 2026, 3:07 PM')
  assert.equal(formatDateTime('2026-11-04T18:30:00.000Z'), 'Nov 05, 2026, 12:00 AM')
  assert.equal(formatDateTime('2026-11-05T06:30:00.000Z'), 'Nov 05, 2026, 12:00 PM')
})

test('an invalid moment is refused', () => {
  assert.throws(() => formatDate('yesterday'), RangeError)
})

test('months and days given as ISO text begin at midnight in India', () => {
  assert.equal(formatMonth('2026-11-30T18:29:59.999Z'), 'Nov 2026')
  assert.equal(formatMonth('2026-11-30T18:30:00.000Z'), 'Dec 2026')
  assert.equal(dayInIndia('2026-12-31T18:29:59.999Z'), '2026-12-31')
  assert.equal(dayInIndia('2026-12-31T18:30:00.000Z'), '2027-01-01')
})

test('a time and a weekday are those of India', () => {
  assert.equal(formatTime('2026-11-05T09:37:00.000Z'), '3:07 PM')
  assert.equal(formatTime('2026-11-04T18:30:00.000Z'), '12:00 AM')
  assert.equal(formatWeekday('2026-11-05T18:29:59.999Z'), 'Thu')
  assert.equal(formatWeekday('2026-11-05T18:30:00.000Z'), 'Fri')
})

test('a date and time is read as one in India, and nothing else is', () => {
  assert.deepEqual(readMomentInIndia('2027-03-28T01:30'), new Date('2027-03-27T20:00:00Z'))
  for (const text of ['', '2027-03-28', '2027-03-28T25:00', '28 Mar 2027 01:30']) {
    assert.equal(readMomentInIndia(text), undefined, text)
  }
})
