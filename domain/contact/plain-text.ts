import { plainDigits } from '#domain/import-cell/read-number.ts'
import { isAscii } from '#domain/text/ascii.ts'

// An address with spaces between its letters: `r a j @ g m a i l . c o m`.
const spelledOut = /(?<!\S)\S(?:\s\S){2,30}\s@(?:\s\S){2,40}(?!\S)/gu
const spelledHost = /(?<=\S\s?@)(?:\s\S){2,40}(?!\S)/gu
// Words with spaces between their letters: `s k y h o m e s . c o m`, `n i n e`.
const spacedLetters = /(?<!\S)(?:[a-z.]\s){3,60}[a-z](?!\S)/giu
// Greek and Cyrillic letters that look like Latin ones (Unicode UTS 39, confusables).
const lookalikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аα',
    b: 'Ьв',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еє',
    g: 'ɡ',
    h: 'һ',
    i: 'іιı',
    j: 'ј',
    k: 'кκ',
    l: 'ӏ',
    m: 'м',
    n: 'пη',
    o: 'оοσ',
    p: 'рρ',
    q: 'ԛ',
    s: 'ѕ',
    t: 'тτ',
    u: 'υ',
    v: 'ν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγ',
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
)
const otherLetter = /[\p{Script=Cyrillic}\p{Script=Greek}ıɡ]/gu
const decimalDigit = /\p{Nd}/u
// Signs that people read as a dot between two letters.
const raisedDot = /(?<=[\p{L}\p{N}])[·‧•∙⋅٫。．｡](?=[\p{L}\p{N}])/gu

/**
 * Normalises a text: digits become 0 to 9, lookalike letters Latin, dots one sign, and invisible
 * characters are removed.
 */
export function plainText(text: string): string {
  // Most texts have nothing that looks like another sign, which half of the steps are about.
  if (isAscii(text)) return withoutSpacing(text)
  const visible = text
    .replace(/\p{Default_Ignorable_Code_Point}|\u20e3/gu, '')
    .replace(raisedDot, '.')
    .replace(/[。．｡]/g, '.')
    .replace(/＠/g, '@')
  return plainDigits(withoutSpacing(visible))
    .replace(/\p{Nd}/gu, valueOfDigit)
    .replace(otherLetter, (letter) => {
      const latin = lookalikes.get(letter.toLowerCase())
      if (!latin) return letter
      return letter === letter.toLowerCase() ? latin : latin.toUpperCase()
    })
}

/** Joins addresses and words that have spaces between their letters. */
const withoutSpacing = (text: string) =>
  text
    .replace(spelledOut, (found) => found.replace(/\s/g, ''))
    .replace(spelledHost, (found) => found.replace(/\s/g, ''))
    .replace(spacedLetters, (found) => found.replace(/\s/g, ''))

/** Every script encodes its digits in a row from 0 to 9 (Unicode 4.6, decimal digits). */
function valueOfDigit(digit: string): string {
  if (digit <= '9') return digit
  let zero = digit.codePointAt(0) ?? 0
  const code = zero
  while (decimalDigit.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}
