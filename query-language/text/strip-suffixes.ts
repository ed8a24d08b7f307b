import { phoneticKey, transliterate } from '#domain/text/edit-distance.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { comparatorWords } from '#query-language/extract/amounts/comparator.ts'
import { sectionWords } from '#query-language/extract/places/place-words.ts'
import { type Gazetteer, type Place, placeNameKey } from '#query-language/gazetteer/gazetteer.ts'
import { normalizePlaceWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { landmarks } from '#query-language/lexicon/landmarks.ts'
import { lexicon, stopWords } from '#query-language/lexicon/lexicon.ts'
import { numberWords } from '#query-language/lexicon/number-words.ts'
import { spellingExceptions } from '#query-language/lexicon/spelling-exceptions.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { romanizeNames } from './devanagari-names.ts'
import { replaceLoanWords } from './loan-words.ts'
import { isSameName } from './phonetics.ts'
import { placeStems } from './place-endings.ts'
import { writeRegionalNumbers } from './regional-numbers.ts'
import { romanizeScripts } from './script-names.ts'
import { parseSectionNumbers } from './sector-numbers.ts'
import { joinSpelledLetters } from './spelled-letters.ts'
import { correctSides } from './spelled-sides.ts'
import { splitCompound } from './split-compounds.ts'
import type { Token } from './tokenize.ts'
import { romanizeUrdu } from './urdu.ts'

const devanagariSuffix = /^(.{2,}?)(?:ां|ा)?(पर्यंत|मध्ये|साठी|जवळ|सह|सकट|पासून)$/

/** Quarters joined to their number: साडेसात. */
const quarters = /^(साडे|साढे|सव्वा|सवा|पावणे|पौने)(.+)$/

const roomWords: Record<string, string> = { बीएचके: 'bhk', बेडरूम: 'bedroom', आरके: 'rk' }
const countedRooms = /^(.+?)(बीएचके|बेडरूम|आरके)$/

/** Marathi case suffixes of names: कोथरूडला, वाकडमध्ये. */
const marathiSuffix = /^([\u0900-\u097f]{3,}?)(?<!\u094d)(?:ला|त|तील|मधील|च्या|चा|ची|चे|वर|हून)$/

/** Whether the stem is a place name and the whole word is not. */
const isPlaceStem = (gazetteer: Gazetteer, stem: string, whole: string) =>
  soundsLikePlace(gazetteer, stem) && !soundsLikePlace(gazetteer, whole)

const soundsLikePlace = ({ bySound }: Gazetteer, name: string) =>
  bySound.get(phoneticKey(transliterate(name)))?.some(({ key }) => isSameName(name, key)) ?? false

/** Postpositions joined to a name: `wakadme`. */
const postposition = /^(.{5,}?)(mein|main|mai|me|ka|ki|ke|se|wala|wale|wali)$/

const isKnownWord = (word: string) =>
  stopWords.words.has(word) ||
  lexicon.vocabulary.has(word) ||
  units.words.has(word) ||
  numberWords.has(word) ||
  comparatorWords.has(word) ||
  landmarks.vocabulary.has(word)

/**
 * Splits words written without a blank (`2bhkflat`, `30krent`, `3b2b`, `लाखांपर्यंत`) and strips
 * case suffixes from place names. Each token keeps its position in the text.
 */
export function normalizeTokens(tokens: readonly Token[], gazetteer: Gazetteer): Token[] {
  const typed = resolveNeither(writeRegionalNumbers(romanizeUrdu(tokens, gazetteer)))
  const latin = romanizeScripts(typed, gazetteer)
  const joined = correctSides(joinSpelledLetters(latin, gazetteer), gazetteer)
  const spelt = parseSectionNumbers(joined)
  return replaceLoanWords(romanizeNames(splitWords(spelt, gazetteer), gazetteer))
}

function splitWords(tokens: readonly Token[], gazetteer: Gazetteer): Token[] {
  const { byKey } = gazetteer
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word') return [token]
    // "Sec 62 k pas": the "k" is not thousand.
    const isPart = sectionWords.has(normalizePlaceWord(tokens[at - 2]?.text ?? ''))
    if (
      token.text === 'k' &&
      !token.glued &&
      isPart &&
      wordAfterKe.test(tokens[at + 1]?.text ?? '')
    )
      return [{ ...token, text: 'ke' }]
    const before = tokens[at - 1]
    const isUnit = token.glued || token.text === 'cp' || /^(?:bhk|rk)./.test(token.text)
    if (isUnit && before?.kind === 'number') return splitAfterNumber(tokens, at, gazetteer)
    if (byKey.has(token.text) || isKnownWord(token.text) || spellingExceptions.has(token.text))
      return [token]
    const pair = splitPair(token) ?? splitRun(token, token.text, 3, gazetteer)
    if (pair) return pair
    const withPostposition = postposition.exec(token.text)
    if (
      withPostposition?.[1] &&
      withPostposition[2] &&
      byKey.has(placeNameKey([withPostposition[1]]))
    )
      return splitToken(token, withPostposition[1], withPostposition[2])
    // "प्रीत विहार": the word of a name, not an inflected one.
    if (normalizePlaceWord(token.text) !== token.text) return [token]
    const withMarathiSuffix = marathiSuffix.exec(token.text)
    const stems = withMarathiSuffix?.[1] ? uninflectedForms(withMarathiSuffix[1]) : []
    const heard = stems.find(
      (stem) => isPlaceStem(gazetteer, stem, token.text) || normalizePlaceWord(stem) !== stem,
    )
    if (heard && token.text.endsWith('हून')) return splitToken(token, heard, 'हून')
    if (heard) return [{ ...token, text: heard }]
    // "टूबीएचके"
    const rooms = countedRooms.exec(token.text)
    if (rooms?.[1] && rooms[2] && numberWords.has(rooms[1]))
      return splitToken(token, rooms[1], rooms[2]).map((part, index) =>
        index === 0 ? part : { ...part, text: roomWords[rooms[2] ?? ''] ?? part.text },
      )
    const counted = quarters.exec(token.text)
    if (counted?.[1] && numberWords.has(counted[2] ?? ''))
      return splitToken(token, counted[1], counted[2] ?? '')
    const tail = devanagariSuffix.exec(token.text)
    if (tail?.[1] && tail[2]) return splitToken(token, tail[1], tail[2])
    return withoutPlaceEnding(token, gazetteer) ?? [token]
  })
}

/** "Palakkad townil": in the town. */
const isWordForTown = (name: string) => /^(?:town|city|village)$/.test(name)

const isWellKnown = ({ kind, point, ids, isRare }: Place) =>
  ids.length > 0 || (kind === 'city' ? point !== undefined : !isRare)

/** Returns a name without its case suffix: `jayanagaradalli`, `ernakulathu`, `behalay`. */
function withoutPlaceEnding(token: Token, { byKey }: Gazetteer): Token[] | undefined {
  for (const { name, word, ending } of placeStems(token.text)) {
    const places = byKey.get(placeNameKey([name])) ?? []
    // "Ghumar" is not Ghuma: a suffix of one letter is stripped only from well-known names.
    const isPlace = places.some((place) => ending.length > 1 || isWellKnown(place))
    if (!isPlace && !(ending.length > 1 && isWordForTown(name))) continue
    if (word === undefined) return [{ ...token, text: name }]
    const start = Math.max(token.start + 1, token.end - ending.length)
    return [
      { ...token, text: name, end: start },
      { ...token, text: word, start, glued: true },
    ]
  }
  return undefined
}

/**
 * Returns the possible base forms of an inflected name: पुणे of पुण्यात, सातारा of साताऱ्यात,
 * नागपूर of नागपुरात.
 */
const uninflectedForms = (inflected: string) => [
  ...(inflected.endsWith('्या')
    ? [inflected.replace(/्या$/, 'े'), inflected.replace(/्या$/, 'ा')]
    : []),
  inflected,
  inflected.replace(/[ाे]$/, ''),
]

const wordAfterKe = regExp()`
  ^(?:pas|paas|pass|andar|liye|lie|aas|aaspaas|aspas|saath|sath|kareeb|karib|samne|saamne|neeche
  |niche|baad|bina|beech|bich|upar)$
`

/** "NA plot"; "na thakle", "na hoy to", "na mile to": if there is none. */
const wordAfterOtherNa = regExp()`
  ^(?:plots?|land|order|approved|ho|hi|converted|thakle|thake|hole|hoy|hoi|hove|hoya|mile|male
  |milile|milan|labhe|pele|paoa|pawa|thile|hele|jamla|milalyas)$
`
const isNeitherWord = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'na' && !wordAfterOtherNa.test(tokens[at + 1]?.text ?? '')

/** "Na ground floor na top floor": twice it means neither; once it may be NA land. */
function resolveNeither(tokens: readonly Token[]): readonly Token[] {
  const isTwice = tokens.filter((_token, at) => isNeitherWord(tokens, at)).length > 1
  if (!isTwice) return tokens
  return tokens.map((token, at) => (isNeitherWord(tokens, at) ? { ...token, text: 'not' } : token))
}

/** Splits "30krent" after the unit, and "3b2b" into bedrooms and bathrooms. */
function splitAfterNumber(tokens: readonly Token[], at: number, gazetteer: Gazetteer): Token[] {
  const token = tokens[at]
  if (!token) return []
  const { text } = token
  const isPair = (index: number) =>
    tokens[index]?.text === 'b' && tokens[index - 1]?.kind === 'number' && tokens[index]?.glued
  if (isPair(at) && tokens[at + 1]?.glued && isPair(at + 2)) return [{ ...token, text: 'bhk' }]
  if (isPair(at) && tokens[at - 1]?.glued && isPair(at - 2)) return [{ ...token, text: 'bath' }]
  // Brokers' abbreviations "2t" and "1cp": toilets and car parks.
  if (text === 't' && tokens[at + 1]?.text !== 'ac') return [{ ...token, text: 'toilet' }]
  if (text === 'cp') return [{ ...token, text: 'parking' }]
  if (isKnownWord(text) || roomUnits.words.has(text)) return [token]
  for (let length = text.length - 2; length > 0; length--) {
    const unit = text.slice(0, length)
    const isUnit = units.words.has(unit) || roomUnits.words.has(unit)
    const remainder = text.slice(length)
    if (!isUnit) continue
    if (remainder.length > 2 ? isWholeWord(remainder) : shortPostposition.test(remainder))
      return splitToken(token, unit, remainder)
    const [first, second] = splitToken(token, unit, remainder)
    const run = second && splitRun(second, remainder, 2, gazetteer)
    if (first && run) return [first, ...run]
  }
  return [token]
}

/** Splits two words that form one phrase: "Gatedcommunity". */
function splitPair(token: Token): Token[] | undefined {
  const { text } = token
  for (let length = 4; length <= text.length - 4; length++) {
    const [first, second] = [text.slice(0, length), text.slice(length)]
    if (!lexicon.vocabulary.has(first) || !lexicon.vocabulary.has(second)) continue
    const pair = splitToken(token, first, second)
    if (lexicon.find(pair, 0)?.next === pair.length) return pair
  }
  return undefined
}

/** Splits a run of at least `minWords` words and names: "Flatforrentinpune". */
function splitRun(token: Token, text: string, minWords: number, { byKey }: Gazetteer) {
  const isPart = (word: string) =>
    word.length < 4
      ? shortWordInRun.test(word) || (word.length === 3 && isWholeWord(word))
      : isWholeWord(word) || lexicon.vocabulary.has(word) || byKey.has(word)
  const [first, ...others] = splitCompound(text, minWords, isPart) ?? []
  if (first === undefined) return undefined
  let start = token.start
  return [first, ...others].map((word, index): Token => {
    const end = index === others.length ? token.end : start + word.length
    const part = { ...token, text: word, start, end, glued: index > 0 || token.glued }
    start = end
    return part
  })
}

/** Short postpositions after a unit, "3 bhkin thane": a unit may also end in these letters. */
const shortPostposition = /^(?:in|at|me|ka|ki|ke)$/
/** The only words of two letters in a run; with more, anything could be split. */
const shortWordInRun = /^(?:in|at|me|ka|ki|ke|pg)$/

const isWholeWord = (word: string) => lexicon.words.has(word) || stopWords.words.has(word)

/** Splits a token in two; characters that folding removed count to the first. */
function splitToken(token: Token, first: string, second: string): Token[] {
  const middle = Math.max(token.start, token.end - second.length)
  return [
    { ...token, text: first, end: middle },
    { ...token, text: second, start: middle, glued: true },
  ]
}
