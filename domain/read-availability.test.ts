import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readAvailability } from './read-availability.ts'

const read = (text: string, isNamed: boolean) => {
  const reading = readAvailability(text, isNamed)
  return reading.ok ? reading.value : undefined
}

describe('a column that tells what is to be had', () => {
  for (const gone of [
    ...['Sold', 'SOLD OUT', 'sold - 12/10/25', 'Booked', 'Blocked', 'Hold', 'On hold till Monday'],
    ...['Rented out', 'Let Out', 'Not available', 'Token received', 'Reserved', 'Withdrawn'],
    ...['Inactive', 'बिक गया', 'Closed', 'Booked (Mr Rao)', 'Investor hold', 'Already sold'],
  ]) {
    test(`says of "${gone}" that it is gone`, () => assert.equal(read(gone, true), false))
  }

  for (const open of ['Available', 'AVAILABLE', 'Open', 'Unsold', 'Not sold', 'Active', 'उपलब्ध']) {
    test(`says of "${open}" that it is to be had`, () => assert.equal(read(open, true), true))
  }

  test('says nothing of other words', () => {
    for (const other of ['Ready to move', 'Phase 2', '']) assert.equal(read(other, true), undefined)
  })
})

test('elsewhere only what says nothing else counts', () => {
  for (const gone of ['Sold', 'SOLD - 2 BHK in Baner', 'Booked', 'Rented out', 'बिक गया']) {
    assert.equal(read(gone, false), false, gone)
  }
  for (const other of [
    'Closed',
    'Reserved',
    'Hold',
    'Occupied',
    'Soldier Colony',
    'Sold by owner',
  ]) {
    assert.equal(read(other, false), undefined, other)
  }
})
