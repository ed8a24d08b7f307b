import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import { test } from 'node:test'
import fc from 'fast-check'
import { readLine, readParagraphs, repairEncoding } from './read-text.ts'

const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

test('UTF-8 that was read as Latin-1 is put right, with a note', () => {
  const reading = readLine(latin1('It’s 5 km from the lake'))
  assert.ok(reading.ok)
  assert.equal(reading.value, 'It’s 5 km from the lake')
  assert.equal(reading.notes.length, 1)
})

test('UTF-8 that was read as Windows-1252, or misread twice, is put right', () => {
  assert.equal(repairEncoding('Itâ€™s ₹ 5'), 'It’s ₹ 5')
  assert.equal(repairEncoding('CafÃ©'), 'Café')
  assert.equal(repairEncoding(latin1(latin1('Café'))), 'Café')
})

test('good text stays as it is, without a note', () => {
  for (const text of ['Café Ñandú', 'ठाणे', 'naïve – “quoted”', 'Â', 'São Paulo', '₹ 1.9 Cr']) {
    const reading = readLine(text)
    assert.ok(reading.ok)
    assert.equal(reading.value, text)
    assert.deepEqual(reading.notes, [])
  }
})

test('any text misread as Latin-1 comes back', () => {
  // Text that looks misread itself cannot be told from text that was.
  const text = fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .filter((candidate) => repairEncoding(candidate) === candidate)
  fc.assert(
    fc.property(text, (original) => assert.equal(repairEncoding(latin1(original)), original)),
  )
})

test('a line has single blanks and nothing that cannot be stored', () => {
  const reading = readLine(' Sarjapur \u00a0 Road\u0000\u0007\ufeff ')
  assert.ok(reading.ok)
  assert.equal(reading.value, 'Sarjapur Road')
})

test('a description keeps its paragraphs', () => {
  const reading = readParagraphs('Zero Brokerage.\r\n\r\n\r\n\r\n2 rooms,   near market \r\n')
  assert.ok(reading.ok)
  assert.equal(reading.value, 'Zero Brokerage.\n\n2 rooms, near market')
})
