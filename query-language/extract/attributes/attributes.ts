import { regExp } from '#domain/text/reg-exp.ts'
import { followsStop } from '#query-language/background/sentences.ts'
import { extractBuilders } from '#query-language/extract/places/builders.ts'
import { indifferencePhrases } from '#query-language/lexicon/indifference.ts'
import { lexicon, stopWords } from '#query-language/lexicon/lexicon.ts'
import type { Meaning } from '#query-language/lexicon/meaning.ts'
import {
  claim,
  isFree,
  negatedSpan,
  nextClaimedToken,
  type ParseState,
  skip,
  wordsOf,
} from '#query-language/model/parse-state.ts'
import type { SlotName } from '#query-language/model/slots.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import { dropAlternatives, isConjunction, markAlternativeTypes } from './alternatives.ts'
import { claimDeal, type DealMention } from './deals.ts'
import { doubleNegationSpan } from './double-negation.ts'
import { isConstructionPurpose } from './land-purpose.ts'
import { extractLoneFloors } from './lone-floors.ts'
import { needlessSpan, negatedUnlessNeedless } from './needless.ts'
import { markRooms } from './room-counts.ts'
import { hasOtherSense } from './word-sense.ts'

/**
 * Extracts lexicon phrases (types, furnishing, amenities, tenants and the like) with their
 * negation.
 */
export function extractAttributes(state: ParseState): void {
  const { tokens } = state
  // The rules of word senses are in Latin letters.
  const latinTokens = romanizeTokens(tokens)
  const latin = latinTokens === tokens ? undefined : { ...state, tokens: [...latinTokens] }
  const mentions: DealMention[] = []
  for (let at = 0; at < tokens.length; at++) {
    at = claimJoinedFacings(state, at)
    // "Ready to move in last 3 days": match the shorter phrase if the end of the longer one is
    // claimed.
    // "Sublet no. Lift": "no lift" is a phrase only within a sentence.
    const isLast = tokens[at]?.text === 'no' && followsStop(state, at + 1)
    const match = isLast ? undefined : lexicon.find(tokens, at, nextClaimedToken(state, at))
    const stopWordsEnd = stopWords.find(tokens, at)?.next ?? 0
    if (stopWordsEnd > at + 1 && stopWordsEnd > (match?.next ?? 0)) {
      // "Dear brokers", "buyer ready": lexicon words within a stop phrase.
      at = stopWordsEnd - 1
      continue
    }
    if (!match || hasOtherSense(state, at) || (latin && hasOtherSense(latin, at))) continue
    const meaning = isAnyHome(tokens, at) ? anyHome : match.meaning
    const next = endWithoutNoun(state, at, match)
    const tolerance =
      indifferencePhrases.find(tokens, next) ??
      (latin && indifferencePhrases.find(latin.tokens, next))
    if (tolerance && dispensableSlots.has(meaning.slot)) {
      skip(state, at, tolerance.next)
      at = tolerance.next - 1
      continue
    }
    // "Security deposit refundable?" asks for no guards.
    if (isPartOfDeposit(state, next, meaning)) continue
    // "Bachelor nahi hai, family hai": who they are.
    if (meaning.slot === 'tenant' && areThey.test(wordsOf(state, next, next + 2).join(' '))) {
      skip(state, at, next + 2)
      at = next + 1
      continue
    }
    const needless = needlessSpan(state, meaning, [at, next])
    if (needless) {
      skip(state, ...needless)
      at = needless[1] - 1
      continue
    }
    const not = negatedUnlessNeedless(state, meaning.slot, [at, next])
    const doublyNegated =
      not && doublyNegatable.has(meaning.slot) ? doubleNegationSpan(state, not, next) : undefined
    if (doublyNegated) {
      claim(state, meaning.slot, meaning.value, doublyNegated)
      at = doublyNegated[1] - 1
      continue
    }
    if (isConstructionPurpose(state, at, next)) {
      skip(state, at, next)
      at = next - 1
      continue
    }
    if (meaning.slot === 'intent' && !not) {
      mentions.push({ value: meaning.value, weight: meaning.weight ?? 1, span: [at, next] })
      skip(state, at, next)
    } else if (not) {
      claimNegated(state, meaning, not)
      claimTrailingNoun(state, next, not[1])
      // "Rent pe nahi, kharidna hai": another word gives the intent.
      if (meaning.slot === 'intent') skip(state, ...not)
    } else {
      claim(state, meaning.slot, meaning.value, [at, next])
      if (meaning.slot === 'facing') claimFurtherFacing(state, next)
      // "Company lease" is a rent that a company pays.
      if (meaning.slot === 'tenant' && wordsOf(state, at, next).includes('lease'))
        mentions.push({ value: 'rent', weight: 0, span: [at, next] })
      if (meaning.slot === 'type' && meaning.value.kind === 'studio') {
        claim(state, 'bhk', { oneOf: [0] }, [at, next])
      }
    }
    at = next - 1
  }
  claimDeal(state, mentions)
  markRooms(state)
  dropAlternatives(state)
  markAlternativeTypes(state)
  extractLoneFloors(state)
  extractBuilders(state)
  extractLoneFacings(state)
}

/** Slots for which a double negation ("not without") is a requirement. */
const doublyNegatable = new Set<SlotName>(['amenity', 'rera', 'vastu', 'approval'])

const isPartOfDeposit = ({ tokens }: ParseState, next: number, { slot, value }: Meaning) =>
  slot === 'amenity' &&
  value.name === 'Security' &&
  /^(?:deposit|money|amount)$/.test(tokens[next]?.text ?? '')

const areThey = /^(?:nahi|nahin|nhi|नहीं) (?:hai|hain|hu|hun|hoon|है|हैं|हूं)$/

const gujaratiWord = /^(?:joie|joiye|joiee|joishe|bhade|bhaade|bhadethi|levu|levanu|joye)$/
/** "Makan bhade joie": in Gujarati any home, in Hindi a house. */
const isAnyHome = (tokens: readonly Token[], at: number) =>
  /^makaa?n$/.test(tokens[at]?.text ?? '') && tokens.some(({ text }) => gujaratiWord.test(text))
const anyHome: Meaning = { slot: 'type', value: { types: ['apartment', 'house', 'villa'] } }

const dispensableSlots = new Set<SlotName>(['amenity', 'possession', 'furnishing'])

const adjectiveSlots = new Set<SlotName>(['transaction', 'approval', 'possession', 'furnishing'])

/** "Resale flat", "BDA plot": the final noun has a meaning of its own. */
function endWithoutNoun(
  { tokens }: ParseState,
  at: number,
  { meaning, next }: LexiconMatch,
): number {
  const noun = lexicon.words.get(tokens[next - 1]?.text ?? '')
  const hasTypeNoun = noun?.slot === 'type' && adjectiveSlots.has(meaning.slot)
  // "Sabse kam kiraya": sort by price, and for rent.
  const isOrdered = noun?.slot === 'intent' && meaning.slot === 'sort'
  return next > at + 1 && (hasTypeNoun || isOrdered) ? next - 1 : next
}

interface LexiconMatch {
  meaning: Meaning
  next: number
}

const directions = regExp()`
  ^(?:north|south|east|west|uttar|dakshin|purab|poorv|purv|paschim|pashchim|उत्तर|दक्षिण|पूर्व
  |पूरब|पश्चिम)$
`

/** "E or N facing", "E/N facing": a letter alone is a direction only with the word behind it. */
const joinedDirection = regExp()`
  ^(?:[ensw]|north|south|east|west|uttar|dakshin|purab|poorv|purv|paschim|pashchim|उत्तर|दक्षिण
  |पूर्व
  |पूरब|पश्चिम)$
`

/**
 * Claims the directions before the last one of "East or north facing", each with the word that
 * follows them all. Returns the token of the last one.
 */
function claimJoinedFacings(state: ParseState, at: number): number {
  const { tokens } = state
  let last = at
  while (joinedDirection.test(tokens[last]?.text ?? '') && isFree(state, last)) {
    if (!isConjunction(tokens[last + 1]?.text) && tokens[last + 1]?.text !== ',') break
    last += 2
  }
  const end = last > at ? lexicon.find(tokens, last) : undefined
  const word = tokens[(end?.next ?? 0) - 1]
  if (end?.meaning.slot !== 'facing' || !word || !joinedDirection.test(tokens[last]?.text ?? ''))
    return at
  const not = negatedSpan(state, at, at + 1)
  for (let index = at; index < last; index += 2) {
    const token = tokens[index]
    const match = token && lexicon.find([token, word], 0)?.meaning
    if (match?.slot !== 'facing') continue
    const value = not ? { ...match.value, not: true } : match.value
    claim(state, 'facing', value, [index === at ? (not?.[0] ?? at) : index, index + 1])
  }
  return last
}

/** Claims a second direction whose "facing" precedes the first: "Facing east or north". */
function claimFurtherFacing(state: ParseState, at: number): void {
  const { tokens } = state
  const token = tokens[at + 1]
  if (!isConjunction(tokens[at]?.text) || !token || !directions.test(token.text)) return
  const isOwn = lexicon.find(tokens, at + 1)?.meaning.slot === 'facing'
  if (isOwn || !isFree(state, at + 1) || directions.test(tokens[at + 2]?.text ?? '')) return
  const match = lexicon.find([token, facingWord], 0)?.meaning
  if (match?.slot === 'facing') claim(state, 'facing', match.value, [at + 1, at + 2])
}

/**
 * Extracts a direction without "facing", on its own or directly after the size: "1650 sft | East |
 * 1.15 Cr", "30x40. North.".
 */
function extractLoneFacings(state: ParseState): void {
  const { tokens, text, slots } = state
  for (const [at, token] of tokens.entries()) {
    if (!directions.test(token.text) || !isFree(state, at)) continue
    const before = text.slice(tokens[at - 1]?.end ?? 0, token.start)
    const after = text.slice(token.end, tokens[at + 1]?.start)
    const isAlone =
      lineSeparator.test(before) && (lineSeparator.test(after) || at === tokens.length - 1)
    const isSized = slots.some(({ slot, end }) => slot === 'area' && end === tokens[at - 1]?.end)
    // "East facing, north also ok"
    const isAdded =
      /^(?:also|bhi|kuda|pan|भी|पण)$/.test(tokens[at + 1]?.text ?? '') &&
      slots.some(({ slot }) => slot === 'facing')
    const match = lexicon.find([token, facingWord], 0)?.meaning
    // "East facing, not west"
    const not = slots.some(({ slot }) => slot === 'facing')
      ? negatedSpan(state, at, at + 1)
      : undefined
    if (match?.slot === 'facing' && not) claim(state, 'facing', { ...match.value, not: true }, not)
    else if (match?.slot === 'facing' && at > 0 && (isAlone || isSized || isAdded))
      claim(state, 'facing', match.value, [at, at + 1], 0.7)
  }
}
const lineSeparator = /[.|•;\n]/
const facingWord: Token = {
  kind: 'word',
  text: 'facing',
  value: NaN,
  start: 0,
  end: 0,
  glued: false,
}

/** "East facing plot not wanted": the negation applies to the direction, not to the plot. */
function claimTrailingNoun(state: ParseState, from: number, to: number): void {
  for (let at = from; at < Math.min(from + 2, to); at++) {
    const noun = lexicon.words.get(state.tokens[at]?.text ?? '')
    if (noun?.slot === 'type') claim(state, 'type', noun.value, [at, at + 1])
  }
}

/** Claims a negated meaning as an exclusion or as its opposite; otherwise it stays unmatched. */
function claimNegated(state: ParseState, meaning: Meaning, span: readonly [number, number]): void {
  const { slot, value } = meaning
  if (slot === 'amenity') claim(state, slot, { ...value, not: true }, span)
  else if (slot === 'facing') claim(state, slot, { ...value, not: true }, span)
  else if (slot === 'tenant') claim(state, slot, { ...value, not: true }, span)
  else if (slot === 'furnishing') claim(state, slot, { ...value, not: true }, span)
  else if (slot === 'type') claim(state, slot, { ...value, not: true }, span)
  else if (slot === 'transaction') claim(state, slot, value === 'new' ? 'resale' : 'new', span)
  else if (slot === 'possession' && value.status) {
    const status = value.status === 'ready' ? 'under-construction' : 'ready'
    claim(state, slot, { status }, span)
  } else if (slot === 'lister' && value !== 'owner') claim(state, slot, 'owner', span)
}
