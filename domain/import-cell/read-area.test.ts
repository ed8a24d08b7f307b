import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { unitNamed } from './area-unit.ts'
import { readArea, readBasis } from './read-area.ts'

function area(text: string, ...rest: [unit?: 'sqft' | 'sqmt' | 'sqyd' | 'acre', state?: string]) {
  const reading = readArea(text, ...rest)
  return reading.ok ? [reading.value.area, reading.value.unit] : reading.problem
}

describe('areas', () => {
  for (const [text, expected] of [
    ['1056', [1056, 'sqft']],
    ['2112.95', [2112.95, 'sqft']],
    ['1,517 sq ft', [1517, 'sqft']],
    ['1361 sqft', [1361, 'sqft']],
    ['2,630 sq.ft. (244 sq.m.) Super built-up Area', [2630, 'sqft']],
    ['1200 Square Feet', [1200, 'sqft']],
    ['34.46Sq. Meter', [34.46, 'sqmt']],
    ['140 sqm', [140, 'sqmt']],
    ['5.31Acres', [5.31, 'acre']],
    ['2 acre', [2, 'acre']],
    ['1100Sq. Yards', [9900, 'sqft']],
    ['140 sqyrd', [1260, 'sqft']],
    ['200 gaj', [1800, 'sqft']],
    ['500 gaz', [4500, 'sqft']],
    ['200 var', [1800, 'sqft']],
    ['20x45 yd', [8100, 'sqft']],
    ['30 by 40', [1200, 'sqft']],
    ['1 250 sqft', [1250, 'sqft']],
    ['1.25E+3', [1250, 'sqft']],
    ['1200 + 300 terrace', [1200, 'sqft']],
    ['Super Built-up area 1450(134.71 sq.m.)', [1450, 'sqft']],
    ['850 वर्ग फुट', [850, 'sqft']],
    ['80 वर्ग मीटर', [80, 'sqmt']],
    ['200 वर्ग गज', [1800, 'sqft']],
    ['3Cents', [1306.8, 'sqft']],
    ['24Guntha', [26_136, 'sqft']],
    ['4125Perch', [1_123_031.25, 'sqft']],
    ['1Grounds', [2400, 'sqft']],
    ['2 hectares', [215_278.21, 'sqft']],
    ['5 marla', [1361.25, 'sqft']],
    ['2 acre 10 guntha', [98_010, 'sqft']],
    ['2 acres & 10 gunthas', [98_010, 'sqft']],
    ['3 acres 20 cents', [139_392, 'sqft']],
    ['12 kanal 5 marla', [66_701.25, 'sqft']],
    ['1 hectare 20 are', [129_166.93, 'sqft']],
    ['1 acre 50 guntha', 'we cannot read this area'],
    ['10 guntha 2 acre', 'we cannot read this area'],
    ['30x40', [1200, 'sqft']],
    ['30 ft x 40 ft', [1200, 'sqft']],
    ['210 (sq.m.)', [210, 'sqmt']],
    ['(210 sq.m.) Plot Area', [210, 'sqmt']],
    ['(120 sq.m.) Built-up Area', [120, 'sqmt']],
    ['1,250 (sq.ft.)', [1250, 'sqft']],
    ['(200-250 sq.m.) Plot Area', [200, 'sqmt']],
    ['Plot area 251(209.86 sq.m.)', [209.86, 'sqmt']],
    ['1200 sqft (carpet)', [1200, 'sqft']],
    ['1200 (carpet)', [1200, 'sqft']],
    ['Carpet area: 1200 sqft', [1200, 'sqft']],
    ['210 (xyz)', 'we cannot read the unit of this area'],
    ['210 (varg haath)', 'we cannot read the unit of this area'],
  ] as const) {
    test(`${text} is ${[expected].flat().join(' ')}`, () => assert.deepEqual(area(text), expected))
  }

  test('a range gives its lower end with a note, and its upper end apart', () => {
    const reading = readArea('2100 - 2850')
    assert.ok(reading.ok)
    assert.deepEqual(reading.value, { area: 2100, unit: 'sqft', maxSqft: 2850 })
    assert.deepEqual(reading.notes, ['the area is a range, so the lower end was used'])
    const worded = readArea('1,605-2,170 sq.ft. (149-202 sq.m.) Carpet Area')
    assert.ok(worded.ok)
    assert.deepEqual(worded.value, {
      area: 1605,
      unit: 'sqft',
      maxSqft: 2170,
      basis: 'carpet',
    })
  })

  test('an area in a converted unit has its original text and a note with the factor', () => {
    const reading = readArea('24Guntha')
    assert.ok(reading.ok)
    assert.equal(reading.value.text, '24Guntha')
    assert.deepEqual(reading.notes, ['converted at 1089 sq ft per guntha'])
    const hectare = readArea('1 hectare')
    assert.deepEqual(hectare.ok && hectare.notes, ['converted at 107639.1 sq ft per hectare'])
  })

  test('a bare number is in the unit of its column', () => {
    assert.deepEqual(area('100', 'sqyd'), [900, 'sqft'])
    assert.deepEqual(area('100', 'sqmt'), [100, 'sqmt'])
    assert.deepEqual(area('2.5', 'acre'), [2.5, 'acre'])
  })

  test('a bigha is parsed only where the state has one size of it', () => {
    assert.equal(typeof area('10 bigha'), 'string')
    assert.equal(typeof area('10 bigha', 'sqft', 'Rajasthan'), 'string')
    assert.deepEqual(area('10 bigha', 'sqft', 'Gujarat'), [174_240, 'sqft'])
    assert.deepEqual(area('2 katha', 'sqft', 'West Bengal'), [1440, 'sqft'])
    assert.equal(typeof area('1 bigha 3 biswa'), 'string')
  })

  for (const text of [
    '',
    '0',
    '-100',
    'large',
    '100 litres',
    '12 sqft 30',
    '1,2',
    '100 sqft - 2 acre',
  ]) {
    test(`"${text}" is refused`, () => assert.equal(typeof area(text), 'string'))
  }

  test('a formatted area is parsed back, in every spelling of its unit', () => {
    const units = fc.constantFrom('sq ft', 'sqft', 'Sq.Ft.', 'SQ FT', 'sft', 'square feet')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), units, (size, unit) => {
        assert.deepEqual(area(`${size} ${unit}`), [size, 'sqft'])
        assert.deepEqual(area(`${size}${unit}`), [size, 'sqft'])
      }),
    )
  })

  test('any typed text gives a positive area or a refusal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const reading = readArea(text)
        if (reading.ok) assert.ok(reading.value.area > 0)
      }),
    )
  })
})

test('a number that belongs to another measure is left out with a note', () => {
  const reading = readArea('Plot area 251(209.86 sq.m.)')
  assert.deepEqual(reading.ok && [reading.value.basis, reading.notes], [
    'plot',
    ['"251" has no unit and was left out'],
  ])
})

test('the unit of a header is found among its other words', () => {
  for (const [header, unit] of [
    ['Area (cents)', 'cents'],
    ['Plot Area (Sq. Yd.)', 'sq. yd.'],
    ['Land in Gunthas', 'gunthas'],
    ['Areas', undefined],
    ['Size (approx)', undefined],
  ] as const) {
    assert.equal(unitNamed(header), unit, header)
  }
})

describe('kinds of area', () => {
  for (const [text, expected] of [
    ['Super built-up  Area', 'super-built-up'],
    ['Super Area', 'super-built-up'],
    ['Built-up  Area', 'built-up'],
    ['Built Area', 'built-up'],
    ['Carpet  Area', 'carpet'],
    ['Plot  Area', 'plot'],
  ] as const) {
    test(`${text} is ${expected}`, () => {
      const reading = readBasis(text)
      assert.ok(reading.ok)
      assert.equal(reading.value, expected)
    })
  }
})
