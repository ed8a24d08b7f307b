import { readNumberAt } from './number-phrase.ts'
import { placeWord } from './place-word.ts'
import { sectionWords } from './read-where.ts'
import { foldWord, type Token } from './token.ts'
import { roomUnits, units } from './unit.ts'

/** What stands first, second and so on, as Hindi, Marathi and English in Devanagari say it. */
export const ordinalWords: ReadonlyMap<string, number> = new Map(
  [
    'पहला पहली पहले पहिला पहिली फर्स्ट',
    'दूसरा दूसरी दूसरे दुसरा दुसरी सेकंड सेकेंड सेकण्ड',
    'तीसरा तीसरी तीसरे तिसरा तिसरी थर्ड',
    'चौथा चौथी चौथे फोर्थ',
    'पांचवां पांचवा पांचवीं पांचवी पाँचवाँ पाचवा पाचवी फिफ्थ',
    'छठा छठी छठे छठवां सहावा सहावी सिक्स्थ',
    'सातवां सातवा सातवीं सातवी सेवंथ सेवेंथ',
    'आठवां आठवा आठवीं आठवी एट्थ एठ्थ',
    'नौवां नौवीं नौवा नववा नववी नाइंथ',
    'दसवां दसवीं दसवा दहावा दहावी टेंथ',
  ].flatMap((line, at) => line.split(' ').map((word) => [foldWord(word), at + 1] as const)),
)
const most = 200
const isSection = (token: Token | undefined) =>
  token?.kind === 'word' && sectionWords.has(placeWord(token.text))

/**
 * Writes the numbers of parts of a place as figures where they are said in words, so that what reads
 * `sector 12` and `7th phase` reads `सेक्टर बारह` and `सातवां फेज`.
 */
export function withSectionNumbers(tokens: readonly Token[]): Token[] {
  const written: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    const place = isSection(tokens[at + 1]) ? ordinalWords.get(token.text) : undefined
    const number = isSection(tokens[at - 1]) ? readNumberAt(tokens, at) : undefined
    const last = number && tokens[number.next - 1]
    if (place !== undefined) {
      const middle = token.end - 1
      written.push({ ...token, kind: 'number', text: String(place), value: place, end: middle })
      written.push({ ...token, text: 'th', start: middle, glued: true })
    } else if (number && last && isPart(tokens, number.value, number.next, number.isWord)) {
      const { value } = number
      written.push({ ...token, kind: 'number', text: String(value), value, end: last.end })
      at = number.next - 1
    } else written.push(token)
  }
  return written
}

/** "सेक्टर में", "phase two bhk": what is counted behind it is no number of it. */
const isPart = (tokens: readonly Token[], value: number, next: number, isWord: boolean) =>
  isWord &&
  Number.isInteger(value) &&
  value <= most &&
  !units.find(tokens, next) &&
  !roomUnits.find(tokens, next)
