import { readFileSync } from 'node:fs'
import { editDistance } from '#domain/text/edit-distance.ts'
import { parseTsv } from '#domain/text/tsv.ts'
import { wordsAfterPlace } from '#query-language/extract/places/place-words.ts'
import { type Gazetteer, placeNameKey } from '#query-language/gazetteer/gazetteer.ts'
import { isPlausiblePlace, type NameBySound, toNameTokens } from './devanagari-names.ts'
import { pronunciationKey } from './phonetics.ts'
import { foldWord, type Token } from './tokenize.ts'

/**
 * Urdu in its own letters, turned into the words that Hindi chats spell in Latin letters. Urdu
 * writes no short vowels, so names are compared by their consonants first.
 */
const urdu = /[\u0600-\u06ff]/

const table = readFileSync(new URL('./urdu-words.tsv', import.meta.url), 'utf8')

/** Arabic keyboards have other code points for the same letters. */
const foldLetters = (word: string) =>
  word
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[ىي]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[هةۃ]/g, 'ہ')
    .replace(/[آأإ]/g, 'ا')

/** Latin words by their spelling, of up to three words. */
const urduWords: ReadonlyMap<string, string> = new Map(
  parseTsv(table).flatMap(([word = '', spellings = '']) =>
    spellings.split('|').map((spelling) => [foldLetters(foldWord(spelling)), word] as const),
  ),
)
const maxWords = 4

/** Letters with the sound of a Latin letter; silent ones have none. */
const letterPairs =
  'ب:b پ:p ت:t ٹ:t ث:s ج:j چ:C ح:h خ:k د:d ڈ:d ذ:j ر:r ڑ:r ز:j ژ:j س:s ش:s ص:s ض:j ط:t ظ:j ع: ' +
  'غ:g ف:p ق:k ک:k گ:g ل:l م:m ن:n ں:n و:o ؤ:o ہ:h ھ: ی:i ئ: ے:i ا: ء:'
const letters = new Map(
  letterPairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(2)] as const),
)

/**
 * Returns the sound of a word without any a: consonants, o for all back vowels, i for the others,
 * and @ for any vowel at its beginning. An h behind a consonant or at the end is silent.
 */
function soundOf(word: string): string {
  const heard = urdu.test(word)
    ? [...word.replace(/^[اعی]+[وی]?/, '@').replace(/ہ$/, '')]
        .map((letter) => letters.get(letter) ?? letter)
        .join('')
    : pronunciationKey(word.replace(/ow(?![aeiou])/g, 'o').replace(/(?<=[aeiou])h(?=.)/g, 'H'))
        .replace(/^[aeiouy]+/, '@')
        .replace(/(?<!^)h/g, '')
        .replace(/H/g, 'h')
        .replace(/f/g, 'p')
        .replace(/[uv]/g, 'o')
        .replace(/[ey]/g, 'i')
        .replace(/a/g, '')
  return heard.replace(/(.)\1+/g, '$1')
}
const consonantsOf = (sound: string) => sound.replace(/[oi]/g, '').replace(/(.)\1+/g, '$1')

const indexes = new WeakMap<Gazetteer, ReadonlyMap<string, NameBySound[]>>()

/** Returns the names by their consonants; built for the first query in Urdu. */
function nameIndexOf(gazetteer: Gazetteer): ReadonlyMap<string, NameBySound[]> {
  const known = indexes.get(gazetteer)
  if (known) return known
  const index = new Map<string, NameBySound[]>()
  for (const [key, places] of gazetteer.byKey) {
    if (!/^[a-z]{4,}$/.test(key)) continue
    const consonants = consonantsOf(soundOf(key))
    const same = index.get(consonants)
    if (same) same.push({ key, places })
    else index.set(consonants, [{ key, places }])
  }
  indexes.set(gazetteer, index)
  return index
}

/** Fewer consonants belong to too many names. */
const minConsonants = 3

/** Returns tokens in Latin letters; the same tokens if none is in Urdu letters. */
export function romanizeUrdu(tokens: readonly Token[], gazetteer: Gazetteer): readonly Token[] {
  if (!tokens.some(({ text }) => urdu.test(text))) return tokens
  const words = replaceWords(tokens.map((token) => ({ ...token, text: foldLetters(token.text) })))
  // The gazetteer knows some cities by their spelling in Urdu.
  const typedAt = new Map(tokens.map((token) => [token.start, token.text]))
  const cities = new Set<string>()
  for (const { text } of tokens)
    for (const { kind, name } of gazetteer.byKey.get(text) ?? [])
      if (kind === 'city') cities.add(name)
  const written: Token[] = []
  for (let at = 0; at < words.length; ) {
    const typed = typedAt.get(words[at]?.start ?? -1) ?? ''
    const match = gazetteer.byKey.has(typed) ? undefined : nameAt(words, gazetteer, cities, at)
    for (const { kind, name } of match?.places ?? []) if (kind === 'city') cities.add(name)
    if (match) written.push(...toNameTokens(words.slice(at, match.to), match))
    else written.push(...words.slice(at, at + 1))
    at = match?.to ?? at + 1
  }
  return written.map((token) => {
    const typed = typedAt.get(token.start) ?? token.text
    return urdu.test(token.text) && gazetteer.byKey.has(typed) ? { ...token, text: typed } : token
  })
}

function replaceWords(tokens: readonly Token[]): Token[] {
  const written: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const length = [3, 2, 1].find(
      (count) => at + count <= tokens.length && urduWords.has(phraseAt(tokens, at, count)),
    )
    const [first] = tokens.slice(at)
    const last = tokens[at + (length ?? 1) - 1]
    const text = urduWords.get(phraseAt(tokens, at, length ?? 1))
    if (first && last) written.push(text === undefined ? first : { ...first, text, end: last.end })
    at += length ?? 1
  }
  return written
}

const phraseAt = (tokens: readonly Token[], at: number, count: number) =>
  tokens
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(' ')

function nameAt(
  tokens: readonly Token[],
  gazetteer: Gazetteer,
  cities: ReadonlySet<string>,
  at: number,
): (NameBySound & { to: number }) | undefined {
  for (let to = Math.min(at + maxWords, tokens.length); to > at; to--) {
    const span = tokens.slice(at, to)
    if (!span.every(isNameWord) || !span.some(({ text }) => urdu.test(text))) continue
    if (gazetteer.byKey.has(placeNameKey(span.map(({ text }) => text)))) return undefined
    const sound = span
      .map(({ text }, index) => (index === 0 ? soundOf(text) : soundOf(text).replace('@', '')))
      .join('')
    const consonants = consonantsOf(sound)
    if (consonants.length < minConsonants) continue
    const maxEdits = Math.max(1, Math.floor(sound.length / 4))
    const isPlaced = span.length > 1 || wordsAfterPlace.has(tokens[to]?.text ?? '')
    const [best] = (nameIndexOf(gazetteer).get(consonants) ?? [])
      .filter(({ places }) => isPlausiblePlace(places, cities, isPlaced, false))
      .map((name) => ({
        name,
        edits: editDistance(sound.replace(/(.)\1+/g, '$1'), soundOf(name.key), maxEdits),
        rank: rankOf(name, cities),
      }))
      .filter(({ edits }) => edits <= maxEdits)
      .toSorted((one, other) => one.edits + one.rank - other.edits - other.rank)
    if (best) return { ...best.name, to }
  }
  return undefined
}

/** "Se" and "me" belong to no name. */
const isNameWord = ({ kind, text }: Token) =>
  kind === 'word' && (urdu.test(text) || /^[a-z]{4,}$/.test(text))

/** Named cities come before others, and well-known places before rarely searched ones. */
const rankOf = ({ places }: NameBySound, cities: ReadonlySet<string>) =>
  (places.some(({ city }) => cities.has(city)) ? 0 : 2) +
  (places.every(({ isRare }) => isRare) ? 2 : 0)
