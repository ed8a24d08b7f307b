import { devanagari } from '#domain/text/devanagari.ts'
import { negatorsAfter, negatorsBefore } from '#query-language/lexicon/lexicon.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import { guessedConfidence } from '#query-language/model/parse-state.ts'
import type { ParsedQuery, Slot, SocietyValue } from '#query-language/model/slots.ts'
import { isKnownWord } from '#query-language/suggest/suggest.ts'
import { toEnglish } from '#query-language/text/loan-words.ts'
import { foldWord, type Token, tokenize } from '#query-language/text/tokenize.ts'
import { formsOfWord, isHeardAs, soundOfWord } from './heard-words.ts'

/** A society name: its normalised words, and all spellings in its listings, in lower case. */
export interface SocietyName {
  words: readonly string[]
  spellings: Set<string>
}

/** A society with live listings, and its places. */
export interface Society extends SocietyName {
  /** As one of its listings writes it. */
  name: string
  cities: readonly { name: string; ids: readonly string[] }[]
}

/** Generic parts of building names, and placeholders for buildings without a name. */
const genericNameWords = new Set(
  (
    'residency residencies residence residences heights height enclave apartment apartments ' +
    'tower towers garden gardens court courts vihar kunj nivas niwas terrace terraces green ' +
    'greens park parks meadow meadows homes house villa villas estate estates complex plaza ' +
    'palace mansion arcade square avenue valley hills view views city township colony nagar ' +
    'chs chsl society individual independent standalone stand alone luxury luxurious premium ' +
    'exclusive builder floor project other others none na nil unknown'
  ).split(' '),
)

const isDistinctiveWord = (word: string) => !genericNameWords.has(word) && !isKnownWord(word)
const wordsIn = (text: string) => tokenize(text).filter(({ kind }) => kind !== 'sign')
const prefixKey = ([first = '', second = '']: readonly string[]) => `${first} ${second}`

/** Index of society names by their first words. */
export class SocietyNameIndex {
  readonly #begun = new Map<string, SocietyName[]>()
  /** By all their words: thousands may start alike. */
  readonly #known = new Map<string, SocietyName>()
  /** By the sounds of their first words; made for the first text in Devanagari. */
  #heard: Map<string, SocietyName[]> | undefined

  /** Adds a name as listings write it. Generic names (`Luxury Apartments`) are ignored. */
  add(spelling: string): void {
    const words = wordsIn(spelling).map(({ text }) => text)
    if (!words.some(isDistinctiveWord)) return
    const whole = words.join(' ')
    const known = this.#known.get(whole)
    if (known) {
      known.spellings.add(spelling)
      return
    }
    const name = { words, spellings: new Set([spelling]) }
    this.#known.set(whole, name)
    push(this.#begun, prefixKey(words), name)
    if (this.#heard) push(this.#heard, prefixKey(words.map(soundOfWord)), name)
  }

  /** Returns the societies whose words occur in sequence in a text, in Devanagari by sound. */
  findIn(text: string): SocietyName[] {
    const tokens = wordsIn(text)
    const isHeard = tokens.some((token) => devanagari.test(token.text))
    const index = isHeard ? this.#byHeard() : this.#begun
    const keys = tokens.map(({ text: word }) =>
      isHeard ? formsOfWord(word).map(soundOfWord) : [word],
    )
    return keys.flatMap((firsts, at) => {
      const seconds = [undefined, ...(keys[at + 1] ?? [])]
      const begun = firsts.flatMap((first) =>
        seconds.flatMap((second) => index.get(prefixKey([first, second ?? ''])) ?? []),
      )
      return begun.filter(({ words }) => matchesAt(tokens, at, words))
    })
  }

  #byHeard(): ReadonlyMap<string, readonly SocietyName[]> {
    if (this.#heard) return this.#heard
    const heard = new Map<string, SocietyName[]>()
    for (const name of this.#known.values()) {
      push(heard, prefixKey(name.words.map(soundOfWord)), name)
    }
    this.#heard = heard
    return heard
  }
}

function push(index: Map<string, SocietyName[]>, key: string, name: SocietyName): void {
  const same = index.get(key)
  if (same) same.push(name)
  else index.set(key, [name])
}

const matchesAt = (tokens: readonly Token[], at: number, words: readonly string[]) =>
  words.every((word, index) => isHeardAs(tokens[at + index]?.text ?? '', word))

const proximityWord = /^(?:near|nr|opposite|opp|behind|beside|from)$/

/**
 * Extracts society names after the other passes: consecutive words, at least one of them unmatched,
 * that are a whole society name. A name of one word counts only in its own city.
 */
export function extractSocieties(
  read: ParsedQuery,
  text: string,
  societies: readonly Society[],
): ParsedQuery {
  const tokens = wordsIn(text)
  let { slots, unmatched, ambiguities } = read
  for (let at = 0; at < tokens.length; at++) {
    const match = societies
      .filter(({ words }) => matchesAt(tokens, at, words))
      .toSorted((one, other) => other.words.length - one.words.length)
      .flatMap((society) => {
        const to = at + society.words.length
        const [start, end] = [tokens[at]?.start ?? 0, tokens[to - 1]?.end ?? 0]
        const value = resolveSociety(society, citiesNamed(slots, start, end))
        return value ? { value, to, start, end } : []
      })
      .find(
        ({ start, end, to }) =>
          isReplaceable({ slots, unmatched }, start, end) && !isNegated(tokens, at, to),
      )
    if (!match) continue
    const { start, end, value } = match
    const isElsewhere = (one: { start: number; end: number }) =>
      one.end <= start || one.start >= end
    const spot = { start, end, text: text.slice(start, end), confidence: 1 }
    slots = [...slots.filter(isElsewhere), { slot: 'society', value, ...spot }]
    unmatched = unmatched.filter(isElsewhere)
    ambiguities = ambiguities.filter(isElsewhere)
    at = match.to - 1
  }
  if (slots === read.slots) return read
  slots = slots.toSorted((one, other) => one.start - other.start || one.end - other.end)
  return { slots, unmatched, ambiguities, filter: mergeSlots(slots) }
}

/** Whether the span has an unmatched or guessed word and cuts through no slot. */
function isReplaceable(
  { slots, unmatched }: Pick<ParsedQuery, 'slots' | 'unmatched'>,
  start: number,
  end: number,
): boolean {
  const there = slots.filter((slot) => slot.start < end && slot.end > start)
  const isWithin = there.every(
    (slot) =>
      slot.end <= end &&
      (slot.start >= start ||
        // "Society Tulsi Vihar", guessed as a place.
        (isGuessedPlace(slot) && isSocietyWord(slot.text.slice(0, start - slot.start)))),
  )
  const isUnknown =
    there.some(isGuessedPlace) || unmatched.some((word) => word.start >= start && word.end <= end)
  return isWithin && isUnknown && !there.some(({ slot }) => slot === 'society')
}

const isSocietyWord = (text: string) =>
  /^(?:society|building|complex)$/.test(toEnglish(foldWord(text.trim())))

/** An unlisted place, or one matched by a different spelling. */
const isGuessedPlace = (slot: Slot) =>
  (slot.slot === 'locality' || slot.slot === 'city') &&
  (slot.confidence <= guessedConfidence || (slot.value.ids.length > 0 && slot.confidence < 0.9))

function isNegated(tokens: readonly Token[], at: number, to: number): boolean {
  const [last = '', earlier = ''] = [tokens[at - 1]?.text, tokens[at - 2]?.text]
  const denied = last === 'in' || last === 'at' ? earlier : last
  return (
    proximityWord.test(last) ||
    negatorsBefore.words.has(denied) ||
    negatorsAfter.words.has(tokens[to]?.text ?? '')
  )
}

/**
 * Returns the cities that the surrounding words name; a place guessed from the name itself counts
 * for its city.
 */
function citiesNamed(slots: readonly Slot[], start: number, end: number): ReadonlySet<string> {
  const isWithin = (slot: Slot) => slot.start < end && slot.end > start
  const isTownWithin = slots.some((slot) => slot.slot === 'city' && isWithin(slot))
  const cities = slots.flatMap((slot) => {
    if (slot.slot === 'city') return isWithin(slot) || slot.value.not ? [] : slot.value.name
    if (slot.slot !== 'locality' || slot.value.not) return []
    const isNone = isWithin(slot) && (isTownWithin || slot.confidence > guessedConfidence)
    return isNone ? [] : (slot.value.city ?? [])
  })
  return new Set(cities)
}

/**
 * Returns the society in its one matching city; undefined if it has no homes in the named cities.
 */
function resolveSociety(
  { name, words, spellings, cities }: Society,
  named: ReadonlySet<string>,
): SocietyValue | undefined {
  const isNamed = named.size > 0
  const inNamedCities = isNamed ? cities.filter((city) => named.has(city.name)) : cities
  if (isNamed ? inNamedCities.length === 0 : words.length === 1) return undefined
  const value = { name, spellings: [...spellings].toSorted() }
  const [city] = inNamedCities
  const isOne = named.size < 2 && inNamedCities.length === 1
  return isOne && city ? { ...value, city: city.name, cityIds: city.ids } : value
}
