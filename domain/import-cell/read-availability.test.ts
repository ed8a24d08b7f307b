import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readAvailability } from './read-availability.ts'

const read = (text: string, column: 'status' | 'remark' | 'other') => {
  const reading = readAvailability(text, column)
  return reading.ok ? reading.value : undefined
}

describe('a column that tells what is to be had', () => {
  for (const gone of [
    ...['Sold', 'SOLD OUT', 'sold - 12/10/25', 'Booked', 'Blocked', 'Hold', 'On hold till Monday'],
    ...['Rented out', 'Let Out', 'Not available', 'Token received', 'Reserved', 'Withdrawn'],
    ...['Inactive', 'बिक गया', 'Closed', 'Booked (Mr Rao)', 'Investor hold', 'Already sold', 'NA'],
  ]) {
    test(`says of "${gone}" that it is gone`, () => assert.equal(read(gone, 'status'), false))
  }

  for (const open of ['Available', 'AVAILABLE', 'Open', 'Unsold', 'Not sold', 'Active', 'उपलब्ध']) {
    test(`says of "${open}" that it is to be had`, () => assert.equal(read(open, 'status'), true))
  }

  test('says nothing of other words', () => {
    for (const other of ['Ready to move', 'Phase 2', ''])
      assert.equal(read(other, 'status'), undefined)
  })
})

test('a remark counts as a whole', () => {
  for (const gone of ['Blocked', 'Hold till Friday', 'Not available', 'Sold to Mr Shah']) {
    assert.equal(read(gone, 'remark'), false, gone)
  }
  for (const other of ['Reserved parking', 'Closed kitchen', 'Let us talk', 'Corner flat']) {
    assert.equal(read(other, 'remark'), undefined, other)
  }
})

test('elsewhere only what says nothing else counts', () => {
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
