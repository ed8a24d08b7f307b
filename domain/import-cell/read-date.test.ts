import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readDay, readDaysAgo, readPossession } from './read-date.ts'
import type { Reading } from './reading.ts'

const value = <T>(reading: Reading<T>) => (reading.ok ? reading.value : reading.problem)

describe('possession', () => {
  for (const [text, expected] of [
    ['Ready To Move', { possession: 'ready' }],
    ['Ready_to_move', { possession: 'ready' }],
    ['Immediate Possession', { possession: 'ready' }],
    ['Immediately', { possession: 'ready' }],
    ['Under Construction', { possession: 'under-construction' }],
    ['U/C', { possession: 'under-construction' }],
    ["From May '26", { possessionBy: '2026-05' }],
    ['Dec, 2027', { possessionBy: '2027-12' }],
    ['2027-12', { possessionBy: '2027-12' }],
    ['12/2027', { possessionBy: '2027-12' }],
    ['Ready to move in', { possession: 'ready' }],
    ['Dec-26', { possessionBy: '2026-12' }],
    ['Q3 2027', { possessionBy: '2027-09' }],
    ['2027', { possessionBy: '2027-12' }],
    ['31/12/2026', { possessionBy: '2026-12', availableFrom: '2026-12-31' }],
    ['46387', { possessionBy: '2026-12', availableFrom: '2026-12-31' }],
  ] as const) {
    test(`${text} is read`, () => assert.deepEqual(value(readPossession(text)), expected))
  }

  test('19-Dec is December 2019 in a column written year first, and refused elsewhere', () => {
    assert.deepEqual(value(readPossession('19-Dec', true)), { possessionBy: '2019-12' })
    assert.deepEqual(value(readPossession('14-Jul', true)), { possessionBy: '2014-07' })
    assert.equal(value(readPossession('19-Dec')), 'this could be a date or a year')
  })

  for (const text of ['soon', '', '13/2027', '2027-13', 'Dec', '19-Foo']) {
    test(`"${text}" is refused`, () => assert.equal(readPossession(text, true).ok, false))
  }
})

describe('days', () => {
  test('a day is parsed year first and day first', () => {
    assert.equal(value(readDay('2022-05-18')), '2022-05-18')
    assert.equal(value(readDay('18/05/2022')), '2022-05-18')
    assert.equal(value(readDay('8-5-2022')), '2022-05-08')
    assert.equal(value(readDay('8 May 2022')), '2022-05-08')
    assert.equal(value(readDay('15-Dec-26')), '2026-12-15')
    assert.equal(value(readDay('May 08, 2022')), '2022-05-08')
    assert.equal(value(readDay('1st-Sept-2022')), '2022-09-01')
  })

  for (const text of ['2022-02-30', '31/04/2022', '2022', 'May 18', '05/18/2022', '31 Jun 2022']) {
    test(`"${text}" is refused`, () => assert.equal(readDay(text).ok, false))
  }

  for (const [text, days] of [
    ['Posted 3 days ago', 3],
    ['Posted a day ago', 1],
    ['Posted a month ago', 30],
    ['Posted an hour ago', 0],
    ['Posted 4 years ago', 1460],
    ['2 weeks ago', 14],
    ['yesterday', 1],
  ] as const) {
    test(`${text} is ${days} days`, () => assert.equal(value(readDaysAgo(text)), days))
  }

  test('a text that is no age is refused', () => assert.equal(readDaysAgo('recently').ok, false))
})
