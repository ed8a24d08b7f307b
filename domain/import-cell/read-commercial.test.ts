import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readBrokerage, readFeet, readPowerLoad, readWorkspace } from './read-commercial.ts'
import type { Reading } from './reading.ts'

const valueIn = <Value>(reading: Reading<Value>) => (reading.ok ? reading.value : null)
const notesIn = <Value>(reading: Reading<Value>) => (reading.ok ? reading.notes : null)

describe('the seats of an office', () => {
  const cases: [string, unknown][] = [
    ['40', { seats: 40 }],
    ['1,200', { seats: 1_200 }],
    ['60 Seater', { seats: 60 }],
    ['25 workstations', { seats: 25 }],
    ['40 WS + 4 cabins + 1 conference room', { seats: 40, cabins: 4, meetingRooms: 1 }],
    ['18 seats, 2 cabins', { seats: 18, cabins: 2 }],
    ['30 desks and 2 meeting rooms', { seats: 30, meetingRooms: 2 }],
    ['३० सीट', { seats: 30 }],
    ['40 + 4', null],
    ['4 windows', null],
    ['many', null],
    ['90000', null],
  ]
  for (const [text, expected] of cases) {
    test(text, () => assert.deepEqual(valueIn(readWorkspace(text, 'seats')), expected))
  }

  test('a bare number counts what its column is for', () => {
    assert.deepEqual(valueIn(readWorkspace('4', 'cabins')), { cabins: 4 })
    assert.deepEqual(valueIn(readWorkspace('No', 'cabins')), { cabins: 0 })
    assert.deepEqual(valueIn(readWorkspace('2 conf', 'meetingRooms')), { meetingRooms: 2 })
  })

  test('more than a count has a note', () => {
    assert.deepEqual(notesIn(readWorkspace('50+', 'seats')), ['"50+" was read as 50'])
  })
})

describe('a length', () => {
  const cases: [text: string, header: string, feet: number | null][] = [
    ['20', 'Frontage', 20],
    ['20 ft', 'Frontage', 20],
    ['18’', 'Frontage', 18],
    [`18'6"`, 'Frontage', 18.5],
    ['12 ft 3 in', 'Height', 12.25],
    ['15 फूट', 'दर्शनी', 15],
    ['9 m', 'Clear height', 29.5],
    ['9', 'Clear height (m)', 29.5],
    ['9', 'Height in mtr', 29.5],
    ['30 ft', 'Height (m)', 30],
    ['0', 'Frontage', null],
    ['450', 'Height', null],
    ['wide', 'Frontage', null],
    ['East', 'Front', null],
  ]
  for (const [text, header, feet] of cases) {
    test(`${text} below ${header}`, () => {
      assert.equal(valueIn(readFeet(text, header, 200)), feet)
    })
  }

  test('in metres has a note', () => {
    assert.deepEqual(notesIn(readFeet('9 m', '', 200)), ['read as 29.5 feet'])
    assert.deepEqual(notesIn(readFeet('30 ft', '', 200)), [])
  })
})

describe('an electric load', () => {
  const cases: [text: string, header: string, kilowatts: number | null][] = [
    ['75 kW', 'Power', 75],
    ['12.5kw', 'Power', 12.5],
    ['100 HP', 'Power', 74.6],
    ['60 KVA', 'Load', 54],
    ['40 H.P.', 'Load', 29.8],
    ['100', 'Power (HP)', 74.6],
    ['75', 'Sanctioned load in kW', 75],
    ['150', 'Power KVA', 135],
    ['75 kW', 'Power (HP)', 75],
    ['100', 'Power', null],
    ['3 phase', 'Power', null],
    ['0 kW', 'Power', null],
  ]
  for (const [text, header, kilowatts] of cases) {
    test(`${text} below ${header}`, () => {
      assert.equal(valueIn(readPowerLoad(text, header)), kilowatts)
    })
  }

  test('in another unit has a note', () => {
    assert.deepEqual(notesIn(readPowerLoad('100 HP', '')), ['read as 74.6 kW'])
  })
})

describe('a brokerage', () => {
  const cases: [string, unknown][] = [
    ['1%', { brokeragePercent: 1 }],
    ['1.5 %', { brokeragePercent: 1.5 }],
    ['2 percent', { brokeragePercent: 2 }],
    ['2', { brokeragePercent: 2 }],
    ['0.01', { brokeragePercent: 1 }],
    ['0.5%', { brokeragePercent: 0.5 }],
    ['1 month', { brokerage: 'one-month' }],
    ["One month's rent", { brokerage: 'one-month' }],
    ['2 months', { brokerage: 'two-months' }],
    ['15 days', { brokerage: 'fifteen-days' }],
    ['No brokerage', { brokerage: 'none' }],
    ['0%', { brokerage: 'none' }],
    ['50000', null],
    ['as per market', null],
  ]
  for (const [text, expected] of cases) {
    test(text, () => assert.deepEqual(valueIn(readBrokerage(text)), expected))
  }

  test('as a share has a note', () => {
    assert.deepEqual(notesIn(readBrokerage('0.02')), ['read as 2%'])
  })
})
