import { regExp } from '#domain/text/reg-exp.ts'

/** One word, number or sign of a query, with its position in the original text. */
export interface Token {
  kind: 'word' | 'number' | 'sign'
  /** Lower case, compatibility forms folded, Devanagari without the nukta. */
  text: string
  /** The value of a number; NaN for other tokens. */
  value: number
  start: number
  end: number
  /** Whether it follows the previous token without a blank. */
  glued: boolean
}

/** Maximum number of tokens to parse; the rest is returned as unmatched. */
export const maxTokens = 400

// M3M is a builder.
const tokenPattern = regExp('giu')`
  \bm3m\b|\p{Nd}+(?:[.,]\p{Nd}+)*|[\p{L}\p{M}](?:[\p{L}\p{M}]|['’\u200c\u200d](?=[\p{L}\p{M}]))*
  |[½¼¾₹~+<>≤≥/&*×,،;؛()-]|[–—]
`
const groupedNumber = /^(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/
const plainNumber = /^\d+(?:\.\d+)?$/
/** "She'd" is no shed and "we'll" no well. */
const contraction = /^(i|he|she|we)['’](?:d|ll)$/i
const latinWithMarks = /([a-z])\p{M}+/gu
const signs: Record<string, string> = {
  '–': '-',
  '—': '-',
  '×': 'x',
  '*': 'x',
  '≤': '<',
  '≥': '>',
  '،': ',',
  '؛': ';',
}
const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

/** Returns a word in its canonical form: without case, accents, full-width forms and the nukta. */
export function foldWord(text: string): string {
  // Fast path for most words, which need only lower case.
  if (/^[a-z\d -]*$/i.test(text)) return text.toLowerCase()
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(latinWithMarks, '$1')
      .replace(/['’\u200c\u200d]/g, '')
      // Most keyboards omit the nukta, and write the candrabindu as an anusvara.
      .replace(/\u093c/g, '')
      .replace(/\u0901/g, '\u0902')
      // Assamese has a letter of its own for the Bengali r.
      .replace(/\u09f0/g, '\u09b0')
      // Marathi has its own vowel sign (candra) for the a of "family" and "flat": फॅमिली.
      .replace(/\u0945/g, '\u0948')
      .normalize('NFC')
  )
}

/** Splits a text into tokens, at most `maxTokens`; linear in its length. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let end = -1
  const add = (kind: Token['kind'], folded: string, start: number, length: number, value = NaN) => {
    tokens.push({ kind, text: folded, value, start, end: start + length, glued: start === end })
    end = start + length
  }
  for (const { 0: match, index } of text.matchAll(tokenPattern)) {
    if (tokens.length >= maxTokens) break
    const first = match.charAt(0)
    if (fractions[first] !== undefined) {
      add('number', match, index, match.length, fractions[first])
    } else if (/\p{Nd}/u.test(first)) {
      addNumbers(match, index, add)
    } else if (/[\p{L}\p{M}]/u.test(first)) {
      add('word', foldWord(match.replace(contraction, '$1')), index, match.length)
    } else {
      add(
        match === '×' || match === '*' ? 'word' : 'sign',
        signs[match] ?? match,
        index,
        match.length,
      )
    }
  }
  return tokens
}

type Add = (kind: 'number', text: string, start: number, length: number, value: number) => void

/** `1,20,00,000` is one number and `2,3` two; `1.2.3` ends before its second point. */
function addNumbers(match: string, index: number, add: Add): void {
  const digits = digitsOf(match)
  if (plainNumber.test(digits) || groupedNumber.test(digits)) {
    add('number', digits, index, match.length, Number(digits.replaceAll(',', '')))
    return
  }
  let at = index
  for (const part of match.split(/[.,]/)) {
    const folded = digitsOf(part)
    add('number', folded, at, part.length, Number(folded))
    at += part.length + 1
  }
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
}

/**
 * Digits are at the same offset in the 128-character block of each Indian script; those of Urdu
 * and Arabic begin at a multiple of 16.
 */
function digitOf(digit: string): number | string {
  if (/[\u0900-\u0d7f]/.test(digit)) return (digit.charCodeAt(0) % 0x80) - 0x66
  return /[\u0660-\u0669\u06f0-\u06f9]/.test(digit) ? digit.charCodeAt(0) % 0x10 : digit
}
