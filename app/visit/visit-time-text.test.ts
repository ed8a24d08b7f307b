import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { visitTimeText } from './visit-time-text.ts'

const own = process.env.TZ
afterEach(() => {
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

test('a visit has its time in India on the day that the clocks of the reader change', () => {
  process.env.TZ = 'Pacific/Auckland'
  // At 14:00 UTC the clocks there go back an hour.
  assert.equal(visitTimeText('2027-04-03T13:30:00Z'), 'Sat, Apr 03, 2027, 7:00 PM IST')
  assert.equal(visitTimeText('2027-04-03T14:30:00Z'), 'Sat, Apr 03, 2027, 8:00 PM IST')
})

test('a visit is marked with IST where the clock of the reader differs at its time', () => {
  process.env.TZ = 'Asia/Kolkata'
  assert.equal(visitTimeText('2027-03-28T00:30:00Z'), 'Sun, Mar 28, 2027, 6:00 AM')
  // Sri Lanka went back to the time of India in that night.
  process.env.TZ = 'Asia/Colombo'
  assert.equal(visitTimeText('2006-04-14T12:00:00Z'), 'Fri, Apr 14, 2006, 5:30 PM IST')
  assert.equal(visitTimeText('2006-04-15T12:00:00Z'), 'Sat, Apr 15, 2006, 5:30 PM')
})
