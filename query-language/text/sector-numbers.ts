import { type NumberPhrase, parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { sectionWords } from '#query-language/extract/places/place-words.ts'
import { normalizePlaceWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import type { Token } from './tokenize.ts'

const maxSectionNumber = 200
const isSection = (token: Token | undefined) =>
  token?.kind === 'word' && sectionWords.has(normalizePlaceWord(token.text))

/**
 * Replaces number words after a part of a place by digits, so that `सेक्टर बारह` is parsed like
 * `sector 12`.
 */
export function parseSectionNumbers(tokens: readonly Token[]): Token[] {
  const written: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    const number = isSection(tokens[at - 1]) ? spokenNumberAt(tokens, at) : undefined
    const last = number && tokens[number.next - 1]
    if (number && last && isSectionNumber(tokens, number.value, number.next, number.isWord)) {
      const { value } = number
      written.push({ ...token, kind: 'number', text: String(value), value, end: last.end })
      at = number.next - 1
    } else written.push(token)
  }
  return written
}

const maxHundreds = 2

/** "Sector one fifty", "sector one thirty seven": the hundreds are spoken without their word. */
function spokenNumberAt(tokens: readonly Token[], at: number): NumberPhrase | undefined {
  const first = parseNumberAt(tokens, at)
  if (!first?.isWord || first.value > maxHundreds) return first
  const rest = parseNumberAt(tokens, first.next)
  if (!rest?.isWord || rest.value < 10 || rest.value >= 100) return first
  return { ...rest, value: first.value * 100 + rest.value }
}

/**
 * Whether a number belongs to the part: no in "सेक्टर में" and in "phase two bhk", where it counts
 * rooms.
 */
const isSectionNumber = (tokens: readonly Token[], value: number, next: number, isWord: boolean) =>
  isWord &&
  Number.isInteger(value) &&
  value <= maxSectionNumber &&
  !units.find(tokens, next) &&
  !roomUnits.find(tokens, next)
