import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountInWords } from './amount-in-words.ts'

test('an amount is written out in lakh and crore', () => {
  for (const [paise, words] of [
    [0, 'Zero Rupees Only'],
    [1, 'One Paise Only'],
    [100, 'One Rupee Only'],
    [99_900, 'Nine Hundred Ninety-Nine Rupees Only'],
    [1_000_00, 'One Thousand Rupees Only'],
    [
      12_345_678,
      'One Lakh Twenty-Three Thousand Four Hundred Fifty-Six Rupees and Seventy-Eight Paise Only',
    ],
    [1_00_00_000_00, 'One Crore Rupees Only'],
    [
      123_45_67_890_12,
      'One Hundred Twenty-Three Crore Forty-Five Lakh Sixty-Seven Thousand Eight Hundred ' +
        'Ninety Rupees and Twelve Paise Only',
    ],
  ] as const) {
    assert.equal(amountInWords(paise), words)
  }
})
