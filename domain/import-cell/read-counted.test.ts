import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  readBalconies,
  readBathrooms,
  readBuildingFloors,
  readParking,
  readRoomSharing,
} from './read-counted.ts'
import type { Reading } from './reading.ts'

function check<Value>(reader: (text: string) => Reading<Value>, rows: [string, Value | null][]) {
  for (const [text, expected] of rows) {
    const reading = reader(text)
    assert.deepEqual(reading.ok ? reading.value : null, expected, text)
  }
}

describe('a count with its noun', () => {
  test('is parsed for bathrooms', () => {
    check(readBathrooms, [
      ['4 Bathrooms', 4],
      ['2 Baths', 2],
      ['3 toilets', 3],
      ['Two bathrooms', 2],
      ['3', 3],
      ['3.0', 3],
      ['4 Balconies', null],
      ['attached', null],
      ['2 Bathrooms 1 Kitchen', null],
    ])
  })

  test('is parsed for persons in a room', () => {
    check(readRoomSharing, [
      ['Double Sharing', 2],
      ['Single', 1],
      ['single room', 1],
      ['3 sharing', 3],
      ['Four bed sharing', 4],
      ['2', 2],
      ['0', null],
      ['12', null],
      ['family', null],
    ])
  })

  test('is parsed for balconies, with a note where the cell has more than a count', () => {
    check(readBalconies, [
      ['2 Balconies', 2],
      ['1 Balcony', 1],
      ['No Balcony', 0],
      ['3+ Balconies', 3],
      ['yes', null],
      ['12000', null],
    ])
    const reading = readBalconies('3+ Balconies')
    assert.deepEqual(reading.ok && reading.notes, ['"3+ Balconies" was read as 3'])
  })

  test('is parsed for parking, each kind separately', () => {
    check(readParking, [
      ['1 Covered', { parkingSpaces: 1, parkingCovered: 1 }],
      ['Open: 1, Covered: 1', { parkingSpaces: 2, parkingCovered: 1, parkingOpen: 1 }],
      ['2 Covered + 1 Open', { parkingSpaces: 3, parkingCovered: 2, parkingOpen: 1 }],
      ['2 Car', { parkingSpaces: 2 }],
      ['1 Car, 1 Bike', { parkingSpaces: 1 }],
      ['2 covered car parking', { parkingSpaces: 2, parkingCovered: 2 }],
      ['No parking', { parkingSpaces: 0 }],
      ['2', { parkingSpaces: 2 }],
      ['Covered', null],
      ['On street', null],
    ])
  })

  test('is parsed for the floors of a building', () => {
    check(readBuildingFloors, [
      ['3 Floors', 3],
      ['G+7', 8],
      ['G + 12 floors', 13],
      ['Ground+2', 3],
      ['Stilt+4', 4],
      ['S+4', 4],
      ['2B+G+12', 13],
      ['4 storeys', 4],
      ['7', 7],
      ['8 Floor Plan', null],
      ['High rise', null],
      ['2 BHK', null],
    ])
  })
})
