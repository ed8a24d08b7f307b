import { devanagari } from '#domain/text/devanagari.ts'
import { sectionWords } from '#query-language/extract/places/explicit-places.ts'
import { type Gazetteer, keyOf } from '#query-language/gazetteer/gazetteer.ts'
import { placeWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { everydayWords } from '#query-language/lexicon/spelling-exceptions.ts'
import type { Token } from './tokenize.ts'

/** How Latin letters are called, as Hindi and Marathi write it. */
const called = new Map(
  'ए:a बी:b सी:c डी:d ई:e एफ:f जी:g एच:h आई:i आय:i जे:j के:k एल:l एम:m एन:n ओ:o पी:p क्यू:q आर:r एस:s टी:t यू:u वी:v व्ही:v डब्ल्यू:w डब्लू:w डबल्यू:w एक्स:x वाई:y वाय:y जेड:z झेड:z'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)
/** Words of their own that are letters only beside others. */
const alsoWords = new Set('ए ई के जी जे ओ आई आर आय यू वाई'.split(' '))
/** "बी एच के के पास": what "के" belongs to with these behind it. */
const afterOf =
  /^(?:पास|अंदर|भीतर|लिए|साथ|करीब|आसपास|आस|नीचे|ऊपर|उपर|बीच|सामने|पीछे|बगल|निकट|बाद|लगभग|बिना|किनारे|नजदीक|बराबर|अलावा|तहत)$/
/** "छोटी सी कॉलोनी" */
const withC =
  /^(?:छोटी|थोडी|अच्छी|बडी|प्यारी|सस्ती|एक|कोई|साफ|जरा|शांत|सुंदर|खुली|इतनी|कितनी|जैसी|कम|मामूली|साधारण)$/
const mostLetters = 5
// A sign behind it makes it another letter: "एसी" is no "एस".
const one = `(?:${[...called.keys()].toSorted((first, other) => other.length - first.length).join('|')})(?!\\p{M})`
const letters = new RegExp(`^(?:${one}){2,${mostLetters}}$`, 'u')
const letter = new RegExp(one, 'gu')
/** What is whole whatever letter follows: "बी एच के ए सी के साथ". */
const isWhole = /^(?:bhk|rk)$/

/**
 * Writes letters that are spelt in Devanagari as letters, `एचएसआर` and `एच एस आर` as `hsr`: names and
 * words of the market are made of them. One alone is a letter where a name is made of it: `सी स्कीम`.
 */
export function withLatinLetters(
  tokens: readonly Token[],
  { byKey }: Pick<Gazetteer, 'byKey'>,
): Token[] {
  if (!tokens.some(({ text }) => devanagari.test(text))) return [...tokens]
  const written: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    const run = runAt(tokens, byKey, at)
    const last = tokens[at + run.length - 1]
    if (last && run.length > 0) {
      written.push({ ...token, text: run, end: last.end })
      at += run.length - 1
    } else if (token.kind === 'word') written.push({ ...token, text: abbreviationOf(token.text) })
    else written.push(token)
  }
  return written
}

/** The letters that are said one by one from here on. */
function runAt(tokens: readonly Token[], byKey: Gazetteer['byKey'], at: number): string {
  const textAt = (index: number) => tokens[index]?.text ?? ''
  let run = ''
  let isSpelt = false
  for (let index = at; run.length < mostLetters; index++) {
    const found = called.get(textAt(index))
    if (found === undefined || (found === 'k' && afterOf.test(textAt(index + 1)))) break
    if (!alsoWords.has(textAt(index))) isSpelt = true
    run += found
    if (isWhole.test(run)) return run
  }
  const isName = byKey.has(keyOf([run, textAt(at + run.length)]))
  // "मैसूर के जे पी नगर": it belongs to the word before unless a name begins with it.
  if (run.startsWith('k') && run.length > 1 && !isName && tokens[at - 1]?.kind === 'word') return ''
  if (run.length > 1) return isSpelt || isName ? run : ''
  const isPart =
    sectionWords.has(placeWord(textAt(at - 1))) || sectionWords.has(placeWord(textAt(at + 1)))
  const isSmall = run === 'c' && withC.test(textAt(at - 1))
  return run !== '' && !isSmall && (isName || (isPart && isSpelt)) ? run : ''
}

/** A word of spelt letters in Latin ones; any other as it is. */
export const abbreviationOf = (text: string) =>
  letters.test(text) && !everydayWords.has(text)
    ? text.replace(letter, (found) => called.get(found) ?? found)
    : text
