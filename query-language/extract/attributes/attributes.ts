import { isCorrected } from '#query-language/extract/corrections.ts'
import { readBuilders } from '#query-language/extract/places/builders.ts'
import { tolerances } from '#query-language/lexicon/indifference.ts'
import { fillers, type Meaning, meanings } from '#query-language/lexicon/lexicon.ts'
import {
  claim,
  type Draft,
  freeUntil,
  isFree,
  negated,
  pass,
  wordsOf,
} from '#query-language/model/parse-state.ts'
import type { Intent, SlotName } from '#query-language/model/slots.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import { dropEithers, isBothDeals, isEither, isJoining } from './alternatives.ts'
import { twiceNegated } from './double-negation.ts'
import { isPurpose } from './land-purpose.ts'
import { isTrap } from './word-sense.ts'

/** Reads words of the market: types, furnishing, amenities, tenants and the like, with their negation. */
export function readWishes(draft: Draft): void {
  const { tokens } = draft
  let intent: { value: Intent; weight: number; span: readonly [number, number] } | undefined
  let isEitherDeal = false
  let wasWithout = false
  for (let at = 0; at < tokens.length; at++) {
    at = takeFacings(draft, at)
    // "Ready to move in last 3 days": what is left of it where its end says something else.
    const found = meanings.find(tokens, at, freeUntil(draft, at))
    const said = fillers.find(tokens, at)?.next ?? 0
    if (said > at + 1 && said > (found?.next ?? 0)) {
      // "Dear brokers", "buyer ready": words of the market within a phrase that asks for nothing.
      at = said - 1
      continue
    }
    if (!found || isTrap(draft, at)) {
      if (!isJoining(tokens[at]?.text)) wasWithout = false
      continue
    }
    const { meaning } = found
    const next = withoutNoun(draft, at, found)
    const tolerance = tolerances.find(tokens, next)
    if (tolerance && tolerated.has(meaning.slot)) {
      pass(draft, at, tolerance.next)
      at = tolerance.next - 1
      continue
    }
    const not: readonly [number, number] | undefined =
      negated(draft, at, next) ??
      (wasWithout && isJoining(tokens[at - 1]?.text) ? ([at, next] as const) : undefined)
    const wanted = not && doubly.has(meaning.slot) ? twiceNegated(draft, not, next) : undefined
    if (wanted) {
      claim(draft, meaning.slot, meaning.value, wanted)
      at = wanted[1] - 1
      continue
    }
    if (isPurpose(draft, at, next)) {
      pass(draft, at, next)
      at = next - 1
      continue
    }
    wasWithout = not !== undefined
    if (meaning.slot === 'intent' && !not) {
      const weight = meaning.weight ?? 1
      // "Kiraye pe lena hai" is rent: the weightier word holds, and the others say nothing more.
      const isInstead = intent !== undefined && isCorrected(draft, intent.span[1], at)
      const isSale = (intent?.value === 'sell') !== (meaning.value === 'sell')
      // "House for sale or rent": who takes either asks for neither.
      if (
        intent &&
        isSale &&
        (isEither(draft, intent.span[1], at) || isBothDeals(draft, intent.span[1], at))
      )
        isEitherDeal = true
      if (isInstead || weight > (intent?.weight ?? 0))
        intent = { value: meaning.value, weight, span: [at, next] }
      pass(draft, at, next)
    } else if (not) {
      claimNegated(draft, meaning, not)
      claimNoun(draft, next, not[1])
      // "Rent pe nahi, kharidna hai": what is wanted is said elsewhere.
      if (meaning.slot === 'intent') pass(draft, ...not)
    } else {
      claim(draft, meaning.slot, meaning.value, [at, next])
      if (meaning.slot === 'facing') takeMoreFacings(draft, next)
      // "Company lease" is a rent that a company pays.
      if (meaning.slot === 'tenant' && wordsOf(draft, at, next).includes('lease'))
        intent ??= { value: 'rent', weight: 0, span: [at, next] }
      if (meaning.slot === 'type' && meaning.value.kind === 'studio') {
        claim(draft, 'bhk', { oneOf: [0] }, [at, next])
      }
    }
    at = next - 1
  }
  if (intent && !isEitherDeal) claim(draft, 'intent', intent.value, intent.span)
  dropEithers(draft)
  readBuilders(draft)
  readLoneFacings(draft)
}

/** What people refuse to be without. */
const doubly = new Set<SlotName>(['amenity', 'rera', 'vastu', 'approval'])

const tolerated = new Set<SlotName>(['amenity', 'possession', 'furnishing'])

const saidOfHomes = new Set<SlotName>(['transaction', 'approval', 'possession', 'furnishing'])

/** "Resale flat", "BDA plot": the noun at the end says what it is besides. */
function withoutNoun({ tokens }: Draft, at: number, { meaning, next }: Found): number {
  const noun = meanings.words.get(tokens[next - 1]?.text ?? '')
  const isSaid = noun?.slot === 'type' && saidOfHomes.has(meaning.slot)
  // "Sabse kam kiraya": the cheapest, and for rent.
  const isOrdered = noun?.slot === 'intent' && meaning.slot === 'sort'
  return next > at + 1 && (isSaid || isOrdered) ? next - 1 : next
}

interface Found {
  meaning: Meaning
  next: number
}

const directions =
  /^(?:north|south|east|west|uttar|dakshin|purab|poorv|purv|paschim|pashchim|उत्तर|दक्षिण|पूर्व|पूरब|पश्चिम)$/

/**
 * "East or north facing": the directions before the last, each read with the word that follows them all.
 * Returns the token of the last one.
 */
function takeFacings(draft: Draft, at: number): number {
  const { tokens } = draft
  let last = at
  while (directions.test(tokens[last]?.text ?? '') && isFree(draft, last)) {
    if (!isJoining(tokens[last + 1]?.text) && tokens[last + 1]?.text !== ',') break
    last += 2
  }
  const end = last > at ? meanings.find(tokens, last) : undefined
  const word = tokens[(end?.next ?? 0) - 1]
  if (end?.meaning.slot !== 'facing' || !word || !directions.test(tokens[last]?.text ?? ''))
    return at
  const not = negated(draft, at, at + 1)
  for (let index = at; index < last; index += 2) {
    const token = tokens[index]
    const found = token && meanings.find([token, word], 0)?.meaning
    if (found?.slot !== 'facing') continue
    const value = not ? { ...found.value, not: true } : found.value
    claim(draft, 'facing', value, [index === at ? (not?.[0] ?? at) : index, index + 1])
  }
  return last
}

/** "Facing east or north": the word they share came before the first. */
function takeMoreFacings(draft: Draft, at: number): void {
  const { tokens } = draft
  const token = tokens[at + 1]
  if (!isJoining(tokens[at]?.text) || !token || !directions.test(token.text)) return
  const isOwn = meanings.find(tokens, at + 1)?.meaning.slot === 'facing'
  if (isOwn || !isFree(draft, at + 1) || directions.test(tokens[at + 2]?.text ?? '')) return
  const found = meanings.find([token, facingWord], 0)?.meaning
  if (found?.slot === 'facing') claim(draft, 'facing', found.value, [at + 1, at + 2])
}

/** "1650 sft | East | 1.15 Cr", "30x40. North.": a direction that stands by itself, or right behind the size. */
function readLoneFacings(draft: Draft): void {
  const { tokens, text, slots } = draft
  for (const [at, token] of tokens.entries()) {
    if (!directions.test(token.text) || !isFree(draft, at)) continue
    const before = text.slice(tokens[at - 1]?.end ?? 0, token.start)
    const after = text.slice(token.end, tokens[at + 1]?.start)
    const isAlone = alone.test(before) && (alone.test(after) || at === tokens.length - 1)
    const isSized = slots.some(({ slot, end }) => slot === 'area' && end === tokens[at - 1]?.end)
    const found = meanings.find([token, facingWord], 0)?.meaning
    // "East facing, not west"
    const not = slots.some(({ slot }) => slot === 'facing') ? negated(draft, at, at + 1) : undefined
    if (found?.slot === 'facing' && not) claim(draft, 'facing', { ...found.value, not: true }, not)
    else if (found?.slot === 'facing' && at > 0 && (isAlone || isSized))
      claim(draft, 'facing', found.value, [at, at + 1], 0.7)
  }
}
const alone = /[.|•;\n]/
const facingWord: Token = {
  kind: 'word',
  text: 'facing',
  value: NaN,
  start: 0,
  end: 0,
  glued: false,
}

/** "East facing plot not wanted": the direction is not, the plot is. */
function claimNoun(draft: Draft, from: number, to: number): void {
  for (let at = from; at < Math.min(from + 2, to); at++) {
    const noun = meanings.words.get(draft.tokens[at]?.text ?? '')
    if (noun?.slot === 'type') claim(draft, 'type', noun.value, [at, at + 1])
  }
}

/** What is not wanted is kept as such, or turned into what is; what cannot be is not understood. */
function claimNegated(draft: Draft, meaning: Meaning, span: readonly [number, number]): void {
  const { slot, value } = meaning
  if (slot === 'amenity') claim(draft, slot, { ...value, not: true }, span)
  else if (slot === 'facing') claim(draft, slot, { ...value, not: true }, span)
  else if (slot === 'tenant') claim(draft, slot, { ...value, not: true }, span)
  else if (slot === 'furnishing') claim(draft, slot, { ...value, not: true }, span)
  else if (slot === 'type') claim(draft, slot, { ...value, not: true }, span)
  else if (slot === 'transaction') claim(draft, slot, value === 'new' ? 'resale' : 'new', span)
  else if (slot === 'possession' && value.status) {
    const status = value.status === 'ready' ? 'under-construction' : 'ready'
    claim(draft, slot, { status }, span)
  } else if (slot === 'lister' && value !== 'owner') claim(draft, slot, 'owner', span)
}
