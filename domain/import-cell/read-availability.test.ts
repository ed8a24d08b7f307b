import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readAvailability } from './read-availability.ts'

const read = (text: string, column: 'status' | 'remark' | 'other') => {
  const reading = readAvailability(text, column)
  return reading.ok ? reading.value : undefined
}

describe('a status column', () => {
  for (const gone of [
    ...['Sold', 'SOLD OUT', 'sold - 12/10/25', 'Booked', 'Blocked', 'Hold', 'On hold till Monday'],
    ...['Rented out', 'Let Out', 'Not available', 'Token received', 'Reserved', 'Withdrawn'],
    ...['Inactive', 'बिक गया', 'Closed', 'Booked (Mr Rao)', 'Investor hold', 'Already sold', 'NA'],
  ]) {
    test(`says that "${gone}" is not available`, () => assert.equal(read(gone, 'status'), false))
  }

  for (const open of ['Available', 'AVAILABLE', 'Open', 'Unsold', 'Not sold', 'Active', 'उपलब्ध']) {
    test(`says that "${open}" is available`, () => assert.equal(read(open, 'status'), true))
  }

  test('says nothing for other words', () => {
    for (const other of ['Ready to move', 'Phase 2', ''])
      assert.equal(read(other, 'status'), undefined)
  })
})

test('a remark counts only where it says nothing but the availability', () => {
  for (const gone of ['Blocked', 'Hold till Friday', 'Not available', 'Sold to Mr Shah']) {
    assert.equal(read(gone, 'remark'), false, gone)
  }
  for (const other of ['Reserved parking', 'Closed kitchen', 'Let us talk', 'Corner flat']) {
    assert.equal(read(other, 'remark'), undefined, other)
  }
})

test('in other columns only unambiguous words count', () => {
  for (const gone of [
    ...[
      'Sold',
      'SOLD - 2 BHK in Baner',
      '2 BHK in Baner (sold)',
      '65 L - sold',
      'SOLD 2 BHK Baner',
    ],
    ...['Booked', 'Rented out', 'बिक गया', 'Sold. The flat had a view'],
  ]) {
    assert.equal(read(gone, 'other'), false, gone)
  }
  for (const other of [
    ...[
      'Closed',
      'Reserved',
      'Hold',
      'Occupied',
      'Soldier Colony',
      'Sold by owner',
      'SOLD BY OWNER',
    ],
    ...['Not available', 'A few are sold, a few are left'],
  ]) {
    assert.equal(read(other, 'other'), undefined, other)
  }
})
