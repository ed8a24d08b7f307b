// GSM 03.38: the basic alphabet, and the characters that take two places each.
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ ' +
  '!"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTU' +
  'VWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '\f^{}\\[~]|€'

/** The size of a text as SMS: `count` segments are paid for; `unicode` makes each much shorter. */
export interface SmsSegments {
  count: number
  unicode: boolean
}

/**
 * Counts the segments of an SMS: 160 places of the GSM alphabet, or 70 of UCS-2 as soon as one
 * character is outside it; 153 and 67 where there are several, since each has a header with its
 * position (3GPP TS 23.038, 23.040). An empty text counts as one.
 */
export function smsSegments(text: string): SmsSegments {
  const letters = [...text]
  const unicode = letters.some((letter) => !basic.includes(letter) && !extended.includes(letter))
  // A character outside the basic plane takes two places of UCS-2.
  const width = (letter: string) => (unicode ? letter.length : extended.includes(letter) ? 2 : 1)
  const whole = letters.reduce((sum, letter) => sum + width(letter), 0)
  const [alone, joined] = unicode ? [70, 67] : [160, 153]
  if (whole <= alone) return { count: 1, unicode }
  let count = 1
  let filled = 0
  for (const letter of letters) {
    // A character of two places is not split between segments.
    if (filled + width(letter) > joined) {
      count += 1
      filled = 0
    }
    filled += width(letter)
  }
  return { count, unicode }
}
