import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { qrCode } from '#domain/qr-code.ts'

/** Codes as they were when another program (zbar 0.23) read every one of them back. */
const read = [
  [14, 21, 'f561080092bea4a9'],
  [26, 25, 'e627b5bb5e4d5f9e'],
  [42, 29, 'a2f28a7a18224c4f'],
  [62, 33, 'f125a1c849d191af'],
  [84, 37, '2a504605b0ab587b'],
  [106, 41, '889990ad2f081fd4'],
  [122, 45, 'eb4244244212287c'],
  [152, 49, 'e19e6e0fa3a2ad9c'],
  [180, 53, 'f65e714ac5f4fab2'],
  [213, 57, '2419014e36465923'],
] as const

const text = (length: number) => 'upi://pay?pa=a@b&am=1'.padEnd(length, 'xY9%').slice(0, length)
const bitsOf = (modules: boolean[][]) => modules.map((line) => line.map(Number).join('')).join('')

describe('a QR code', () => {
  for (const [length, width, hash] of read) {
    test(`of ${length} bytes is the one that was read back`, () => {
      const modules = qrCode(text(length))
      assert.equal(modules.length, width)
      const digest = createHash('sha256').update(bitsOf(modules)).digest('hex')
      assert.equal(digest.slice(0, 16), hash)
    })
  }

  test('counts bytes, not letters, and refuses what it cannot hold', () => {
    assert.equal(qrCode('₹'.repeat(4)).length, 21)
    assert.equal(qrCode('₹'.repeat(5)).length, 25)
    assert.throws(() => qrCode(text(214)), RangeError)
  })
})
