import { devanagari } from '#domain/text/devanagari.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { sectionWords } from '#query-language/extract/places/place-words.ts'
import { type Gazetteer, placeNameKey } from '#query-language/gazetteer/gazetteer.ts'
import { normalizePlaceWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { spellingExceptions } from '#query-language/lexicon/spelling-exceptions.ts'
import type { Token } from './tokenize.ts'

/** Names of Latin letters in Hindi and Marathi spelling. */
const letterNames = new Map(
  (
    'ए:a बी:b सी:c डी:d ई:e एफ:f जी:g एच:h आई:i आय:i जे:j के:k एल:l एम:m एन:n ओ:o पी:p क्यू:q ' +
    'आर:r एस:s टी:t यू:u वी:v व्ही:v डब्ल्यू:w डब्लू:w डबल्यू:w एक्स:x वाई:y वाय:y जेड:z झेड:z'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)
/** Everyday words that are letters only beside other letters. */
const ambiguousLetterNames = new Set('ए ई के जी जे ओ आई आर आय यू वाई'.split(' '))
/** Before these, "के" is a postposition and not a letter: "बी एच के के पास". */
const wordAfterKe = regExp()`
  ^(?:पास|अंदर|भीतर|लिए|साथ|करीब|आसपास|आस|नीचे|ऊपर|उपर|बीच|सामने|पीछे|बगल|निकट|बाद|लगभग|बिना
  |किनारे|नजदीक|बराबर|अलावा|तहत)$
`
/** After these, "सी" is not a letter: "छोटी सी कॉलोनी". */
const wordBeforeSi = regExp()`
  ^(?:छोटी|थोडी|अच्छी|बडी|प्यारी|सस्ती|एक|कोई|साफ|जरा|शांत|सुंदर|खुली|इतनी|कितनी|जैसी|कम|मामूली
  |साधारण)$
`
const maxLetters = 5
// A vowel sign after it makes another letter: "एसी" is not "एस".
const letterPattern =
  '(?:' +
  `${[...letterNames.keys()].toSorted((first, other) => other.length - first.length).join('|')}` +
  ')(?!\\p{M})'
const spelledWord = new RegExp(`^(?:${letterPattern}){2,${maxLetters}}$`, 'u')
const spelledLetter = new RegExp(letterPattern, 'gu')
/** Complete abbreviations, even if another letter follows: "बी एच के ए सी के साथ". */
const wholeAbbreviation = /^(?:bhk|rk)$/

/**
 * Replaces letters spelt out in Devanagari by Latin ones: `एचएसआर` and `एच एस आर` become `hsr`. A
 * single letter counts only as part of a name: `सी स्कीम`.
 */
export function joinSpelledLetters(
  tokens: readonly Token[],
  { byKey }: Pick<Gazetteer, 'byKey'>,
): Token[] {
  if (!tokens.some(({ text }) => devanagari.test(text))) return [...tokens]
  const written: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    const run = spelledRunAt(tokens, byKey, at)
    const last = tokens[at + run.length - 1]
    if (last && run.length > 0) {
      written.push({ ...token, text: run, end: last.end })
      at += run.length - 1
    } else if (token.kind === 'word') written.push({ ...token, text: toAbbreviation(token.text) })
    else written.push(token)
  }
  return written
}

/** Returns the letters spelt one by one from a token on. */
function spelledRunAt(tokens: readonly Token[], byKey: Gazetteer['byKey'], at: number): string {
  const textAt = (index: number) => tokens[index]?.text ?? ''
  let run = ''
  let isSpelt = false
  for (let index = at; run.length < maxLetters; index++) {
    const match = letterNames.get(textAt(index))
    if (match === undefined || (match === 'k' && wordAfterKe.test(textAt(index + 1)))) break
    if (!ambiguousLetterNames.has(textAt(index))) isSpelt = true
    run += match
    if (wholeAbbreviation.test(run)) return run
  }
  const isName = byKey.has(placeNameKey([run, textAt(at + run.length)]))
  // "मैसूर के जे पी नगर": "के" is a postposition unless a name starts with it.
  if (run.startsWith('k') && run.length > 1 && !isName && tokens[at - 1]?.kind === 'word') return ''
  if (run.length > 1) return isSpelt || isName ? run : ''
  const isPart =
    sectionWords.has(normalizePlaceWord(textAt(at - 1))) ||
    sectionWords.has(normalizePlaceWord(textAt(at + 1)))
  const isSmall = run === 'c' && wordBeforeSi.test(textAt(at - 1))
  return run !== '' && !isSmall && (isName || (isPart && isSpelt)) ? run : ''
}

/** Returns spelt letters as Latin letters; any other word unchanged. */
export const toAbbreviation = (text: string) =>
  spelledWord.test(text) && !spellingExceptions.has(text)
    ? text.replace(spelledLetter, (match) => letterNames.get(match) ?? match)
    : text
