import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { valuesOf } from './corpus/values-of.ts'

/** What offices, shops, sheds and plots state beside their size, and what only looks like it. */

type Case = readonly [text: string, field: string, value: unknown]

const office = 'Office Baner 1500 sqft rent 1.2 lakh'
const shed = 'Industrial shed Chakan 12000 sqft rent 3.6 lakh'
const shop = 'Shop Karol Bagh 360 sqft sale 95 lakh'
const flat = '2bhk flat Wakad 900 sqft sale 85 lakh'

const rules: Record<string, readonly Case[]> = {
  'what stands in an office is counted before and behind its noun': [
    [`${office}, 40 workstations + 4 cabins + 1 conference room`, 'seats', 40],
    [`${office}, 40 workstations + 4 cabins + 1 conference room`, 'cabins', 4],
    [`${office}, 40 workstations + 4 cabins + 1 conference room`, 'meetingRooms', 1],
    [`${office}, seats: 60, cabins - 6, conf 2`, 'seats', 60],
    [`${office}, seats: 60, cabins - 6, conf 2`, 'cabins', 6],
    [`${office}, seats: 60, cabins - 6, conf 2`, 'meetingRooms', 2],
    [`${office}, two cabins`, 'cabins', 2],
    ['ऑफिस वाशी 1200 sqft, 30 सीट, 3 केबिन, किराया 90 हजार', 'seats', 30],
    [`${office}, 25 seater, 1.1 lakh deposit`, 'seats', 25],
  ],
  'a price for one, a range and the seats of a room are no seats of the office': [
    [`Office Baner 1500 sqft, 28 ws, rent 4500 per seat`, 'seats', 28],
    [`${office}, 40 to 45 seats`, 'seats', undefined],
    [`${office}, 28 ws, 1 conf room (10 seater)`, 'seats', 28],
    [`${office}, 28 ws, 12 seater board room`, 'seats', 28],
    [`${flat}, 6 seater dining`, 'seats', undefined],
    ['Girls PG Kota 3 seater room 5500', 'seats', undefined],
    ['Girls PG Kota 3 seater room 5500', 'roomSharing', 3],
  ],
  'a front and a height are in feet': [
    [`${shop}, 20 ft front`, 'frontageFt', 20],
    [`${shop}, frontage 18' height 14 ft`, 'frontageFt', 18],
    [`${shop}, frontage 18' height 14 ft`, 'ceilingHeightFt', 14],
    [`${shop}, frontage 15, corner`, 'frontageFt', 15],
    [`${shed}, clear height 9 m`, 'ceilingHeightFt', 29.5],
    [`${shed}, 11 mtr clear height, 4 docks`, 'ceilingHeightFt', 36.1],
    ['दुकान पुणे 300 sqft, दर्शनी 15 फूट, भाडे 40000', 'frontageFt', 15],
    ['Plot Mohali 200 gaj 30 ft front 60 ft road 85 lakh', 'frontageFt', 30],
    ['Plot Mohali 200 gaj 30 ft front 60 ft road 85 lakh', 'roadWidthFt', 60],
    ['3bhk flat Kharadi 1400 sqft front facing garden, rent 45k', 'frontageFt', undefined],
    [`${flat}, 20 ft front`, 'frontageFt', undefined],
  ],
  'a load is in kilowatts, and none of a machine': [
    [`${shed}, power 100 HP`, 'powerLoadKw', 74.6],
    [`${shed}, power load 75 kW`, 'powerLoadKw', 75],
    [`${shed}, 60 kva sanctioned`, 'powerLoadKw', 54],
    [`${shed}, 80 H.P. connection`, 'powerLoadKw', 59.7],
    [`${shed}, power 100 HP (75 kW)`, 'powerLoadKw', 74.6],
    [`${shed}, 120 kva load, 125 kva DG backup`, 'powerLoadKw', 108],
    [`${shed}, 5 hp motor`, 'powerLoadKw', undefined],
    [`${flat}, 3 kw load`, 'powerLoadKw', undefined],
    ['2bhk flat Shimla 171001 HP 85 lakh', 'powerLoadKw', undefined],
  ],
  'a percentage is the brokerage of a sale': [
    [`${shop}, brokerage 1%`, 'brokeragePercent', 1],
    [`${flat}, brokerage 1.5 percent`, 'brokeragePercent', 1.5],
    [`${shop}, 2 % commission`, 'brokeragePercent', 2],
    [`${shop}, ब्रोकरेज 2 टक्के`, 'brokeragePercent', 2],
    [`${office}, brokerage 2%`, 'brokeragePercent', undefined],
    [`${office}, brokerage 1 month`, 'brokerage', 'one-month'],
    [`${shop}, 5% rental yield`, 'brokeragePercent', undefined],
  ],
}

describe('commercial space', () => {
  for (const [rule, cases] of Object.entries(rules)) {
    test(rule, () => {
      for (const [text, field, value] of cases)
        assert.deepEqual(valuesOf(text, field), [value], `${field}: ${text}`)
    })
  }

  test('what a flat does not have keeps the words of the message', () => {
    assert.deepEqual(valuesOf(`${flat}, 12 seats`, 'features'), ['12 seats'])
  })
})
