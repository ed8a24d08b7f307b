import { devanagari } from '#domain/text/devanagari.ts'
import { capitalize } from '#domain/text/edit-distance.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import type { Gazetteer, Place } from '#query-language/gazetteer/gazetteer.ts'
import { normalizePlaceWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { stopWords } from '#query-language/lexicon/lexicon.ts'
import { spellingExceptions } from '#query-language/lexicon/spelling-exceptions.ts'
import {
  claim,
  guessedConfidence,
  isFree,
  type ParseState,
  wordsOf,
} from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'
import { romanize } from '#query-language/text/romanize.ts'
import { fuzzyMatchAt, isUnknownWord } from './fuzzy-places.ts'
import { crossesSentence, wordsAfterPlace } from './place-words.ts'
import { proximityPostpositions } from './proximity-landmarks.ts'

/** Common endings of locality names across India; the words before are the name. */
const localityEndings = new Set(
  (
    'nagar colony road marg chowk vihar enclave puram layout bagh ganj peth mohalla chauraha ' +
    'tola naka phata wadi path lane street gali sarani avenue bazar bazaar ghat circle ' +
    'chowrasta tiraha khurd kalan pally palli para township market city khand mandi sarai pet ' +
    'pettai palayam pakkam nilayam puri'
  ).split(' '),
)
/**
 * Before these endings, and beside a town, everyday words are names too: "Bank colony", "doctors
 * enclave".
 */
const strongLocalityEnding = /^(?:nagar|colony|vihar|enclave|puram|bagh|marg|chowk|peth)$/
/** Adjectives that describe a road and do not name it. */
const roadAdjectives = new Set(
  (
    'wide tar pakka pucca kaccha kachcha cement concrete service approach foot rcc th st nd rd ' +
    'main'
  ).split(' '),
)

/** Names that nearly every town has, so that the town must be named as well. */
const commonLocalities = buildPhraseTrie<string>([
  ['civil lines|civil line', 'Civil Lines'],
  ['model town|मॉडल टाउन', 'Model Town'],
  ['urban estate', 'Urban Estate'],
  ['city centre|city center', 'City Centre'],
  ['station road|station rd', 'Station Road'],
  ['airport road|airport rd', 'Airport Road'],
  ['college road|college rd', 'College Road'],
  ['court road', 'Court Road'],
  ['mall road', 'Mall Road'],
  ['ring road', 'Ring Road'],
  ['beach road', 'Beach Road'],
  ['gt road|g t road', 'GT Road'],
  ['mg road|m g road', 'MG Road'],
  ['100 feet road|100 ft road|hundred feet road|100 feet ring road', '100 Feet Road'],
  ['80 feet road|80 ft road|eighty feet road', '80 Feet Road'],
  ['60 feet road|60 ft road|sixty feet road', '60 Feet Road'],
  ['medical college road', 'Medical College Road'],
  ['old bus stand road|bus stand road', 'Bus Stand Road'],
  ['gandhi road', 'Gandhi Road'],
  ['bypass road|by pass road', 'Bypass Road'],
  ['link road', 'Link Road'],
  ['hospital road', 'Hospital Road'],
  ['railway colony', 'Railway Colony'],
  ['police lines|police line', 'Police Lines'],
  ['professor colony|professors colony', 'Professor Colony'],
  ['teachers colony|teacher colony', 'Teachers Colony'],
  ['defence colony', 'Defence Colony'],
  ['new colony', 'New Colony'],
  ['old city', 'Old City'],
  ['main bazar|main bazaar', 'Main Bazar'],
  ['industrial area', 'Industrial Area'],
  ['town hall', 'Town Hall'],
  ['cantt|cantonment|cantt area', 'Cantonment'],
  ['sadar bazar|sadar bazaar|sadar', 'Sadar Bazar'],
  ['transport nagar', 'Transport Nagar'],
  ['housing board colony|housing board', 'Housing Board Colony'],
])
const proximityWord = /^(?:near|opposite|opp|behind|beside|from|to)$/

/**
 * Extracts unlisted localities by their ending (`panchsheel nagar`), by an adjacent town (`in
 * kakkodi calicut`), or as one that every town has (`civil lines`). Runs last, after listed and
 * misspelt names.
 */
export function extractUnlistedLocalities(state: ParseState, gazetteer: Gazetteer): void {
  for (let at = 0; at < state.tokens.length; at++) {
    if (state.tokens[at]?.kind !== 'word' || !isFree(state, at)) continue
    const match =
      commonLocalityAt(state, at) ??
      roadToTown(state, at) ??
      localityByEnding(state, at) ??
      localityBesideTown(state, gazetteer, at) ??
      localityBesideLocality(state, at)
    if (!match) continue
    const [town, other] = townsOf(state).filter(({ start }) => start !== match.town?.start)
    if (match.town) state.slots.splice(state.slots.indexOf(match.town), 1)
    // With two towns it is unknown which one the locality belongs to.
    const city = match.city ?? (other ? undefined : town?.value.name)
    const value = { name: match.name, ids: [], ...(city !== undefined && { city }) }
    claim(
      state,
      'locality',
      value,
      [match.from, match.to],
      match.isListed ? 0.8 : guessedConfidence,
    )
    at = match.to - 1
  }
}

interface UnlistedLocality {
  name: string
  from: number
  to: number
  /** Its words are in our lists, although not for this town. */
  isListed?: true
  /** The city of the locality beside which it is named. */
  city?: string
  /** The town that the road leads to, which is not searched. */
  town?: Town
}

type Town = Extract<Slot, { slot: 'city' }>

const townsOf = ({ slots }: ParseState): Town[] =>
  slots.filter((slot): slot is Town => slot.slot === 'city' && !slot.value.not)

const hasLocality = ({ slots }: ParseState) => slots.some(({ slot }) => slot === 'locality')

/** "Model Town or Urban Estate" */
const isJoined = ({ tokens, slots }: ParseState, at: number) =>
  /^(?:or|ya|and|aur|,|\/|&|या|और)$/.test(tokens[at - 1]?.text ?? '') &&
  slots.some(({ slot, end }) => slot === 'locality' && end === tokens[at - 2]?.end)

/** Common names such as "एयरपोर्ट रोड" are always stored in Latin letters. */
const inLatinLetters = (tokens: ParseState['tokens'], at: number) =>
  devanagari.test(tokens[at]?.text ?? '') || devanagari.test(tokens[at + 1]?.text ?? '')
    ? tokens.map((token) => ({ ...token, text: normalizePlaceWord(token.text) }))
    : tokens

function commonLocalityAt(state: ParseState, at: number): UnlistedLocality | undefined {
  const match = commonLocalities.find(inLatinLetters(state.tokens, at), at)
  if (!match || !isFree(state, at, match.next) || townsOf(state).length === 0) return undefined
  if (
    (hasLocality(state) && !isJoined(state, at)) ||
    proximityWord.test(state.tokens[at - 1]?.text ?? '')
  )
    return undefined
  return { name: match.meaning, from: at, to: match.next, isListed: true }
}

const isNearWord = (word: string) => /^(?:paas|pas|nazdeek|najdeek|पास|नजदीक|करीब)$/.test(word)

/** Roads are named after the towns they lead to: "Doddaballapur road", "delhi road meerut". */
function roadToTown(state: ParseState, at: number): UnlistedLocality | undefined {
  if (normalizePlaceWord(state.tokens[at]?.text ?? '') !== 'road') return undefined
  const towns = townsOf(state)
  const town = towns.find(({ end }) => end === state.tokens[at - 1]?.end)
  const from = state.tokens.findIndex(({ start }) => start === town?.start)
  if (!town || from < 0 || crossesSentence(state, from, at + 1)) return undefined
  return { name: `${town.value.name} Road`, from, to: at + 1, isListed: true, town }
}

/** One or two unknown words before a locality ending: "Panchsheel nagar". */
function localityByEnding(state: ParseState, at: number): UnlistedLocality | undefined {
  for (const count of [2, 1]) {
    const tail = normalizePlaceWord(state.tokens[at + count]?.text ?? '')
    if (!localityEndings.has(tail) || !isFree(state, at, at + count + 1)) continue
    // "OMR pakkam" means beside OMR; names write the ending without a blank.
    if (tail === 'pakkam' || crossesSentence(state, at, at + count + 1)) continue
    const words = wordsOf(state, at, at + count)
    if (
      /^(?:market|bazar|bazaar|mandi)$/.test(tail) &&
      (townsOf(state).length === 0 ||
        proximityWord.test(wordAt(state, at - 1)) ||
        isNearWord(wordAt(state, at + count + 1)))
    )
      continue
    const isOfTown = strongLocalityEnding.test(tail) && townsOf(state).length > 0
    const isUnknown = (word: string, index: number) =>
      isUnknownWord(state, at + index) || (isOfTown && spellingExceptions.has(word))
    if (!words.every(isUnknown)) continue
    if (tail === 'road' && words.some((word) => roadAdjectives.has(word))) continue
    const name = [...words, tail].map(toLatinName).join(' ')
    return { name, from: at, to: at + count + 1 }
  }
  return undefined
}

/**
 * An unknown name beside a town that is not a misspelling of another name: "In kakkodi calicut",
 * "jodhpur ratanada mein".
 */
function localityBesideTown(
  state: ParseState,
  gazetteer: Gazetteer,
  at: number,
): UnlistedLocality | undefined {
  const [town, other] = townsOf(state)
  const isShort = (state.tokens[at]?.text.length ?? 0) < 4
  if (!town || other || isShort || !isUnknownWord(state, at)) return undefined
  const isPair = isUnknownWord(state, at + 1) && !crossesSentence(state, at, at + 2)
  const to = isPair ? at + 2 : at + 1
  const behind = state.tokens[to]?.text === ',' ? to + 1 : to
  const before = state.tokens[at - 1]
  const isNext = town.start === state.tokens[behind]?.start
  // "Working in Infosys Mysore": a workplace.
  if (/^(?:working|work|works|job|employed)$/.test(wordAt(state, at - 2))) return undefined
  const isBefore = isNext && /^(?:in|at)$/.test(before?.text ?? '')
  const last = state.tokens[before?.text === ',' ? at - 2 : at - 1]
  const isBehind = last !== undefined && town.end === last.end
  const isIn = isBehind && /^(?:mein|me|में)$/.test(state.tokens[to]?.text ?? '')
  // "Flats under 40 lakhs patrapada bhubaneswar": without a preposition, only if there is no other
  // locality.
  const isLone = (isNext || (isBehind && endsName(state, to))) && !hasLocality(state)
  if (isLone && isNameLike(state, at, to)) return unlessMisspelt(state, gazetteer, at, to)
  if (to === at + 1 && (isNext || isBehind) && villageName.test(state.tokens[at]?.text ?? ''))
    return unlessMisspelt(state, gazetteer, at, to)
  return isBefore || isIn ? unlessMisspelt(state, gazetteer, at, to) : undefined
}

/** An alternative to a locality: "In Saraswathipuram or Chamundipuram". */
function localityBesideLocality(state: ParseState, at: number): UnlistedLocality | undefined {
  const { tokens, slots } = state
  if (!/^(?:or|and|ya|aur|\/|&|या|और)$/.test(wordAt(state, at - 1)) || !isUnknownWord(state, at))
    return undefined
  const end = tokens[at - 2]?.end
  const home = slots.find((slot) => slot.slot === 'locality' && slot.end === end)
  if (home?.slot !== 'locality' || !isNameLike(state, at, at + 1) || !endsName(state, at + 1))
    return undefined
  const { city, not } = home.value
  if (not) return undefined
  const name = toLatinName(wordAt(state, at))
  return { name, from: at, to: at + 1, ...(city !== undefined && { city }) }
}

/** Whether no word follows that may belong to the name. */
const endsName = (state: ParseState, to: number) =>
  state.tokens[to]?.kind !== 'word' || !isFree(state, to) || stopWords.words.has(wordAt(state, to))

/** Returns a word of a name as listings write it, whatever script the query used. */
const toLatinName = (word: string) => capitalize(romanize(normalizePlaceWord(word)))

const wordAt = ({ tokens }: ParseState, at: number) => tokens[at]?.text ?? ''

/** Whether the words may be a place name, and do not end the name of a shop or a school. */
function isNameLike(state: ParseState, at: number, to: number): boolean {
  if (proximityWord.test(wordAt(state, at - 1)) || landmarkWord.test(wordAt(state, to)))
    return false
  if (proximityPostpositions.find(state.tokens, to)) return false
  return state.tokens
    .slice(at, to)
    .every(
      ({ text }) =>
        latinName.test(text) &&
        ![englishEnding, landmarkWord].some((no) => no.test(text)) &&
        !wordsAfterPlace.has(text),
    )
}

const latinName = /^[a-z]{5,}$/
/** English suffixes of words that are not place names. */
const englishEnding = regExp()`
  (?:ing|ed|able|ible|tion|sion|ment|ness|ly|ful|less|ous|ive|ers|ies|ance|ence|ity|ship|wala
  |wali|wale|ish|est)$
`
const landmarkWord = regExp()`
  ^(?:school|schools|college|hospital|mall|market|station|stand|temple|mandir|church|masjid
  |university|institute|bank|park|hotel|club|stadium|theatre|cinema|highway|bypass|flyover
  |bridge|lake|river|beach|dam|fort|airport|depot|court|office|company|factory|plant)$
`

function unlessMisspelt(
  state: ParseState,
  gazetteer: Gazetteer,
  at: number,
  to: number,
): UnlistedLocality | undefined {
  const guess = fuzzyMatchAt(state, gazetteer, noTowns, at)
  // Many towns have a Vidyanagar.
  const isShared = guess?.edits === 0 && state.tokens[at]?.text.endsWith('nagar')
  if (guess && !isShared) return undefined
  return { name: wordsOf(state, at, to).map(toLatinName).join(' '), from: at, to }
}

/** Suffixes of village names, which growing towns absorbed. */
const villageName = regExp()`
  ^.{3,}(?:gaon|pur|pura|puram|abad|garh|palli|pally|palle|halli|guda|gudem|palem|palayam|pakkam
  |bakkam|wadi|khurd|kalan|kheda|khera|nagar|kuppam|mangalam|patti|khedi)$
`

const noTowns: readonly Place[] = []
