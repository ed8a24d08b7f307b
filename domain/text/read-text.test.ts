import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import { test } from 'node:test'
import fc from 'fast-check'
import { readLine, readParagraphs, repairEncoding } from './read-text.ts'

const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

test('UTF-8 that was decoded as Latin-1 is repaired, with a note', () => {
  const reading = readLine(latin1('It’s 5 km from the lake'))
  assert.ok(reading.ok)
  assert.equal(reading.value, 'It’s 5 km from the lake')
  assert.equal(reading.notes.length, 1)
})

test('UTF-8 that was decoded as Windows-1252, or wrongly decoded twice, is repaired', () => {
  assert.equal(repairEncoding('Itâ€™s ₹ 5'), 'It’s ₹ 5')
  assert.equal(repairEncoding('CafÃ©'), 'Café')
  assert.equal(repairEncoding(latin1(latin1('Café'))), 'Café')
})

test('intact text is unchanged, without a note', () => {
  for (const text of ['Café Ñandú', 'ठाणे', 'naïve – “quoted”', 'Â', 'São Paulo', '₹ 1.9 Cr']) {
    const reading = readLine(text)
    assert.ok(reading.ok)
    assert.equal(reading.value, text)
    assert.deepEqual(reading.notes, [])
  }
})

test('any text decoded as Latin-1 is repaired', () => {
  // A text that looks wrongly decoded itself cannot be distinguished from one that was.
  const text = fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .filter((candidate) => repairEncoding(candidate) === candidate)
  fc.assert(
    fc.property(text, (original) => assert.equal(repairEncoding(latin1(original)), original)),
  )
})

test('a line has single blanks and no characters that cannot be stored', () => {
  const reading = readLine(' Sarjapur \u00a0 Road\u0000\u0007\ufeff ')
  assert.ok(reading.ok)
  assert.equal(reading.value, 'Sarjapur Road')
})

test('a description keeps its paragraphs', () => {
  const reading = readParagraphs('Zero Brokerage.\r\n\r\n\r\n\r\n2 rooms,   near market \r\n')
  assert.ok(reading.ok)
  assert.equal(reading.value, 'Zero Brokerage.\n\n2 rooms, near market')
})

for (const [written, read] of [
  ['2 BHK &amp; Study', '2 BHK & Study'],
  ['Nice&nbsp;flat &#8211; <b>sea</b> view', 'Nice flat – sea view'],
  ['<script>alert("<b>")</script>Sunny flat', 'Sunny flat'],
  ['&lt;p&gt;Sunny flat&lt;/p&gt;', 'Sunny flat'],
  ['&#x20B9; 65 lakh', '₹ 65 lakh'],
]) {
  test(`the markup of a web page is removed with a note: ${written}`, () => {
    const reading = readLine(written ?? '')
    assert.deepEqual(reading, {
      ok: true,
      value: read,
      notes: ['HTML tags were removed from the text'],
    })
  })
}

test('a description keeps the line breaks of a web page', () => {
  const reading = readParagraphs('<p>Zero brokerage</p><p>Two rooms<br/>near the market</p>')
  assert.ok(reading.ok)
  assert.equal(reading.value, 'Zero brokerage\nTwo rooms\nnear the market')
})

test('text that only looks like markup stays, without a note', () => {
  for (const text of ['A & B', 'area < 500 & rent > 9,000', 'Rooms <3', 'R&D; office', 'Why??']) {
    assert.deepEqual(readLine(text), { ok: true, value: text, notes: [] })
  }
})

test('a text whose letters became question marks is refused', () => {
  assert.equal(readLine('?????? ????').ok, false)
  assert.deepEqual(readLine('Caf\ufffd flat'), {
    ok: true,
    value: 'Caf flat',
    notes: ['some letters of this text were lost'],
  })
  assert.equal(readLine('Any questions??? Call the office').ok, true)
})

test('markup without an end is parsed in linear time', () => {
  const started = performance.now()
  for (const piece of ['<script', '<a ', '&amp', '</p', '&#']) readLine(piece.repeat(20_000))
  assert.ok(performance.now() - started < 2_000)
})
