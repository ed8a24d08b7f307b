import { devanagari } from '#domain/text/devanagari.ts'
import { transliterate } from '#domain/text/edit-distance.ts'
import { toEnglish } from './loan-words.ts'
import type { Token } from './tokenize.ts'

/** A consonant cluster with its vowel sign, or an independent vowel. */
const syllable = /(?:[क-ह]\u094d)*[क-ह][\u093e-\u094c]?[\u0901-\u0903]?|[अ-औ][\u0901-\u0903]?|./gu
/** A consonant without a vowel sign, with an inherent short a or none. */
const isBare = /^[क-ह]$/

/**
 * Returns a Devanagari word as people romanize it: English words in English spelling, others by
 * sound, without the short a that Hindi drops within a word (राजवाडा is `rajwada`). Any other word
 * is returned unchanged. For unlisted names, since addresses and listings are in Latin letters.
 */
export function romanize(word: string): string {
  const english = toEnglish(word)
  if (english !== word || !devanagari.test(word)) return english
  return romanizeLetters(word)
}

/**
 * Returns a Devanagari word in Latin letters by its sound alone: पटना is `patna`. A short a between
 * two pronounced syllables is dropped, from the end, or from the start as in names of two parts:
 * भावनगर is `bhavangar` or `bhavnagar`.
 */
export function romanizeLetters(word: string, isFromStart = false): string {
  const parts = word.match(syllable) ?? []
  const isMute = parts.map(() => false)
  const last = parts.length - 1
  for (let step = 1; step < last; step++) {
    const at = isFromStart ? step : last - step
    const next = parts[at + 1] ?? ''
    const isHeard = !(isBare.test(next) && (at + 1 === last || isMute[at + 1]))
    isMute[at] = isBare.test(parts[at] ?? '') && isHeard && !isMute[at - 1]
  }
  const latin = transliterate(
    parts.map((part, at) => (isMute[at] ? `${part}\u094d` : part)).join(''),
  )
  // Rajwada, Sawantwadi and Jewar, but Varanasi and Shivaji.
  return latin.replace(/(?<=[^i])va/g, 'wa')
}

/** Words that chats do not romanize letter by letter. */
const chatSpellings: ReadonlyMap<string, string> = new Map(
  (
    'में:me मैं:main वाला:wala वाले:wale वाली:wali आए:aaye किराए:kiraye किराये:kiraye हूं:hun ' +
    'दफ्तर:daftar यहां:yahan वहां:wahan पे:pe साइड:side पास:paas नमस्ते:namaste इसलिए:isliye ' +
    'इसलिये:isliye बेटे:bete बेटी:beti छह:chhah सर:sir गई:gayi गयी:gayi गए:gaye ' +
    'अच्छा:accha अच्छी:acchi न:na ठीक:theek नहीं:nahi आ:aa आना:aana आने:aane आया:aaya आई:aayi ' +
    'जाए:jaye जाएं:jaye बात:baat खत्म:khatam कंपनी:company'
  )
    .split(' ')
    .map((pair) => {
      const [word = '', latin = ''] = pair.split(':')
      return [word, latin] as const
    }),
)

/** Cached, because the same few thousand words make up all messages. */
const romanized = new Map<string, string>()
const maxRomanized = 5_000

/** Returns a Devanagari word as Hindi chats spell it; any other word is returned unchanged. */
export function romanizeChat(word: string): string {
  if (!devanagari.test(word)) return word
  const known = romanized.get(word) ?? chatSpellings.get(word)
  if (known !== undefined) return known
  const latin = romanize(word.replaceAll('\u093c', '')).replace(/\u0929/g, 'n')
  if (romanized.size >= maxRomanized) romanized.clear()
  romanized.set(word, latin)
  return latin
}

/**
 * Returns tokens in Latin letters, with the same positions in the text; the same tokens if all are.
 */
export const romanizeTokens = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ text }) => devanagari.test(text))
    ? tokens.map((token) => ({ ...token, text: romanizeChat(token.text) }))
    : tokens
