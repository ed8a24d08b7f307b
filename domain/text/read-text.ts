import { notUnderstood, type Reading, understood } from '#domain/import-cell/reading.ts'
import { t } from '#domain/locale/translate.ts'
import { withoutMarkup } from '#domain/text/without-markup.ts'

// Windows-1252 characters for the bytes 80 to 9F, where Latin-1 has control characters.
const windows1252 = new Map<string, number>(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((character, index) => [
    character,
    0x80 + index,
  ]),
)
const continuation = `[\u0080-\u00bf${[...windows1252.keys()].join('')}]`
// A UTF-8 lead byte and its continuation bytes, each decoded as one letter.
const misread = new RegExp(
  `[\u00c2-\u00df]${continuation}|` +
    `[\u00e0-\u00ef]${continuation}{2}|` +
    `[\u00f0-\u00f4]${continuation}{3}`,
  'g',
)
const decoder = new TextDecoder('utf-8', { fatal: true })

function mend(sequence: string): string {
  const bytes = [...sequence].map(
    (character) => windows1252.get(character) ?? character.charCodeAt(0),
  )
  try {
    return decoder.decode(Uint8Array.from(bytes))
  } catch {
    return sequence
  }
}

/**
 * Repairs UTF-8 that was decoded as Latin-1 or Windows-1252 (`Itâ€™s` → `It’s`), once or twice.
 * Changes only whole, valid UTF-8 sequences, so intact text stays as it is.
 */
export function repairEncoding(text: string): string {
  const once = text.replace(misread, mend)
  return once === text ? text : once.replace(misread, mend)
}

// Control characters except tab and line breaks, the byte order mark and zero-width spaces. The
// joiners U+200C and U+200D stay: Indian scripts are spelled with them.
const unwanted = /(?![\t\n\r])\p{Cc}|[\ufeff\u200b\u2060]/gu

/**
 * Parses a cell as one line of text: encoding repaired and HTML removed (each with a note), blanks
 * collapsed.
 */
export function readLine(text: string): Reading<string> {
  return clean(text, (repaired) => repaired.replace(/\s+/g, ' ').trim())
}

/**
 * Parses a cell as text of several lines: encoding repaired (with a note), at most one empty line
 * in a row.
 */
export function readParagraphs(text: string): Reading<string> {
  return clean(text, (repaired) =>
    repaired
      .replace(/\r\n?/g, '\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  )
}

function clean(text: string, space: (repaired: string) => string): Reading<string> {
  const repaired = repairEncoding(text)
  const plain = withoutMarkup(repaired)
  const whole = space(plain.replace(unwanted, ''))
  if (isLost(whole)) return notUnderstood(t('this text arrived with broken characters'))
  if (whole === '' && plain !== repaired) {
    return notUnderstood(t('this text consists of HTML tags only'))
  }
  const value = space(whole.replaceAll('\ufffd', ''))
  return understood(
    value,
    ...(repaired === text ? [] : [t('garbled characters in the text were repaired')]),
    ...(plain === repaired ? [] : [t('HTML tags were removed from the text')]),
    ...(value === whole ? [] : [t('some letters of this text were lost')]),
  )
}

/** Whether most letters are question marks, as written by a program that lacks the script. */
function isLost(text: string): boolean {
  if (!/\?{3}|\ufffd/.test(text)) return false
  const letters = text.replace(/[^\p{L}\p{N}]+/gu, '').length
  return text.replace(/[^?\ufffd]+/g, '').length > letters
}
