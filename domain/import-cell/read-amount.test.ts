import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { formatRupees } from '#domain/money/money.ts'
import { crore, lakh, readAmount, readDeposit } from './read-amount.ts'
import { readPrice } from './read-price.ts'

function rupees(text: string, unit?: number) {
  const reading = readAmount(text, unit)
  return reading.ok ? reading.value : reading.problem
}

describe('amounts', () => {
  for (const [text, expected] of [
    ['12500000', 12_500_000],
    ['1725000.0', 1_725_000],
    ['1,25,00,000', 12_500_000],
    ['12,500,000', 12_500_000],
    ['₹1,25,00,000/-', 12_500_000],
    ['₹ 1.9 Cr', 19_000_000],
    ['1.2cr', 12_000_000],
    ['2 Crores', 20_000_000],
    ['76 Lac', 7_600_000],
    ['3.1 Lac', 310_000],
    ['90L', 9_000_000],
    ['120 lakhs', 12_000_000],
    ['35k', 35_000],
    ['1 crore 25 lakh', 12_500_000],
    ['₹ 1 Cr 20 Lac', 12_000_000],
    ['1.2 करोड़', 12_000_000],
    ['८५ लाख', 8_500_000],
    ['INR 5,00,000 only', 500_000],
  ] as const) {
    test(`${text} is ${expected}`, () => assert.deepEqual(rupees(text), { rupees: expected }))
  }

  test('a price per month and a negotiable price are marked as such', () => {
    assert.deepEqual(rupees('Rs. 45,000 per month'), { rupees: 45_000, isMonthly: true })
    assert.deepEqual(rupees('75 Lac (Negotiable)'), { rupees: 7_500_000, isNegotiable: true })
    assert.deepEqual(rupees('85 Lac - Nego'), { rupees: 8_500_000, isNegotiable: true })
    const marked = readAmount('75 Lac*')
    assert.ok(marked.ok)
    assert.deepEqual(marked.notes, ['"*" after the price was left out'])
  })

  test('a bare number in a column of lakh counts in lakh, unless the cell names a unit', () => {
    assert.deepEqual(rupees('39.07', lakh), { rupees: 3_907_000 })
    assert.deepEqual(rupees('8', lakh), { rupees: 800_000 })
    assert.deepEqual(rupees('1.5 Cr', lakh), { rupees: 15_000_000 })
  })

  test('a range gives its lower end with a note, and its unit is on the right', () => {
    const wide = readAmount('₹ 92.68 Lac - 1.32 Cr₹ 5,500/sq.ft.')
    assert.ok(wide.ok)
    assert.deepEqual(wide.value, { rupees: 9_268_000, upTo: 13_200_000, perSqft: 5_500 })
    assert.deepEqual(wide.notes, ['the price is a range, so the lower end was used'])
    assert.deepEqual(rupees('50 - 75 lakhs'), { rupees: 5_000_000, upTo: 7_500_000 })
    assert.deepEqual(rupees('₹ 2.8  - 2.8 Cr₹ 10,815/sq.ft.'), {
      rupees: 28_000_000,
      perSqft: 10_815,
    })
    assert.deepEqual(rupees('₹ 80 L to ₹ 1 Cr'), { rupees: 8_000_000, upTo: 10_000_000 })
  })

  test('a total and a rate run together are separated', () => {
    assert.deepEqual(rupees('₹ 1.9 Cr₹ 7,224/sq.ft.'), { rupees: 19_000_000, perSqft: 7_224 })
    assert.deepEqual(rupees('₹ 76 Lac₹ 4,000/sq.ft.'), { rupees: 7_600_000, perSqft: 4_000 })
  })

  test('a starting price has a note', () => {
    const reading = readAmount('₹ 25.5 Lac Onwards')
    assert.ok(reading.ok)
    assert.equal(reading.value.rupees, 2_550_000)
    assert.deepEqual(reading.notes, ['the price is a starting price'])
  })

  for (const [text, rupees, note] of [
    ['65-lakh', 6_500_000],
    ['65lacs(fixed)', 6_500_000],
    ['1.25 Cr. (all inclusive)', 12_500_000],
    ['82 Lks', 8_200_000],
    ['62,50 ,000', 6_250_000],
    ['1.1C', 11_000_000, '"C" was read as crore'],
    ['65 00 000', 6_500_000],
    ['65,000,00', 6_500_000, 'the commas are in unusual places, so it was read as 65,00,000'],
    ['~65 lakh', 6_500_000, 'the price is approximate'],
    ['about 65 lakh', 6_500_000, 'the price is approximate'],
    ['from 60 lakh', 6_000_000, 'the price is a starting price'],
  ] as const) {
    test(`"${text}" is ${rupees} rupees`, () => {
      const reading = readAmount(text)
      assert.ok(reading.ok)
      assert.equal(reading.value.rupees, rupees)
      assert.deepEqual(reading.notes, note ? [note] : [])
    })
  }

  for (const text of [
    'Price on Request',
    'USD 100000',
    '$ 1,20,000',
    'AED 1.2 million',
    '70,00',
    '7.0.0.0',
    'Call for price',
    '₹ 5,500/sq.ft.',
    '7,224 per sq ft',
    '0',
    '-5',
    'abc',
    '1,5',
    '12,34,5',
    '25 lakh 1 crore',
    '99999999 Cr',
    '1 2 3',
    '',
    '9'.repeat(90),
  ]) {
    test(`"${text.slice(0, 30)}" is refused`, () => assert.equal(typeof rupees(text), 'string'))
  }

  test('an amount in Indian grouping is parsed back to the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000_000 }), (amount) => {
        assert.deepEqual(rupees(formatRupees(amount)), { rupees: amount })
      }),
    )
  })

  test('lakh and crore name the same money', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000 }), (hundredths) => {
        const inLakh = readAmount(`${hundredths} Lac`)
        const inCrore = readAmount(`${hundredths / 100} Cr`)
        assert.ok(inLakh.ok && inCrore.ok)
        assert.equal(inLakh.value.rupees, inCrore.value.rupees)
        assert.equal(inCrore.value.rupees, Math.round((hundredths / 100) * crore))
      }),
    )
  })

  test('any typed text gives whole positive rupees or a refusal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const reading = readAmount(text)
        if (reading.ok)
          assert.ok(Number.isSafeInteger(reading.value.rupees) && reading.value.rupees > 0)
      }),
    )
  })
})

describe('prices in a cell with more than the price', () => {
  for (const [text, expected, ...notes] of [
    ['Rent 25k Dep 1L', { rupees: 25_000, deposit: { rupees: 100_000 } }],
    ['25k, 2 months deposit', { rupees: 25_000, deposit: { months: 2 } }],
    [
      '25000/month/1 lakh deposit',
      { rupees: 25_000, isMonthly: true, deposit: { rupees: 100_000 } },
    ],
    ['25000 + 3/sqft maint', { rupees: 25_000, maintenance: 3, maintenancePer: 'sqft' }],
    [
      '1,20,000 per quarter',
      { rupees: 40_000, isMonthly: true },
      'rent for three months, divided by 3 to get the monthly rent',
    ],
    [
      '95 lakh + 5 lakh parking',
      { rupees: 9_500_000 },
      '"+ 5 lakh parking" on top of the price was left out',
    ],
    ['@ 65L slightly nego', { rupees: 6_500_000, isNegotiable: true }],
  ] as const) {
    test(`"${text}" is read`, () => {
      const reading = readPrice(text)
      assert.ok(reading.ok)
      assert.deepEqual([reading.value, reading.notes], [expected, notes])
    })
  }

  for (const text of ['12L heavy deposit', '65L/70L', '1 lakh deposit', '2 lakh per acre']) {
    test(`"${text}" is refused`, () => assert.equal(readPrice(text).ok, false))
  }
})

describe('deposits', () => {
  for (const [text, expected] of [
    ['No Deposit', { rupees: 0 }],
    [' 8,25,000', { rupees: 825_000 }],
    ['35,000', { rupees: 35_000 }],
    ['0', { rupees: 0 }],
    ['2 months', { months: 2 }],
    ['5x rent', { months: 5 }],
  ] as const) {
    test(`${text} is read`, () => {
      const reading = readDeposit(text)
      assert.ok(reading.ok)
      assert.deepEqual(reading.value, expected)
    })
  }

  test('a word is no deposit', () => assert.equal(readDeposit('ask owner').ok, false))
})
