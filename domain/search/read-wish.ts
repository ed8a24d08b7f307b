import { alsoNames, builders, byWord, house } from './builder-name.ts'
import { claim, type Draft, freeUntil, isFree, negated, pass, wordsOf } from './draft.ts'
import { fillers, type Meaning, meanings } from './lexicon.ts'
import { isPurpose } from './purpose.ts'
import { isCorrected } from './read-correction.ts'
import { dropEithers, isBothDeals, isEither } from './read-either.ts'
import type { Intent, SlotName } from './slot.ts'
import type { Token } from './token.ts'
import { tolerances } from './tolerance.ts'
import { twiceNegated } from './twice-negated.ts'
import { isTrap } from './wish-trap.ts'

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
      if (!isOr(tokens[at]?.text)) wasWithout = false
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
      (wasWithout && isOr(tokens[at - 1]?.text) ? ([at, next] as const) : undefined)
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
  turnCouples(draft)
  readBuilders(draft)
  readLoneFacings(draft)
}

const further = /^(?:kids?|child|children|bach?ch\S*|बच्च\S*|parents)$/
const refuses = /^(?:no|not|without|bina|nahi)$/
const mostBetween = 4

/** "Husband, wife and two kids": with children or parents a couple is a family. */
function turnCouples(draft: Draft): void {
  for (const slot of draft.slots) {
    if (slot.slot !== 'tenant' || slot.value.name !== 'couple' || slot.value.not) continue
    const from = draft.tokens.findIndex(({ start }) => start >= slot.end)
    const at = draft.tokens.findIndex(
      ({ text }, index) => from >= 0 && index >= from && further.test(text),
    )
    if (at < 0 || at >= from + mostBetween) continue
    if (wordsOf(draft, from, at).some((word) => refuses.test(word))) continue
    slot.value = { name: 'family' }
    pass(draft, from, at + 1)
  }
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

const isOr = (word: string | undefined) => /^(?:or|nor|ya|and|aur|या|और|&|\/)$/.test(word ?? '')

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
    if (!isOr(tokens[last + 1]?.text) && tokens[last + 1]?.text !== ',') break
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
  if (!isOr(tokens[at]?.text) || !token || !directions.test(token.text)) return
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

/** "Prestige 3 bhk apartments", "Lodha possession 2028": with these right behind it, the name is no society's. */
const isOfHomes = ({ slots, tokens }: Draft, behind: number) => {
  const at = /^(?:ka|ki|ke|का|की|के)$/.test(tokens[behind]?.text ?? '') ? behind + 1 : behind
  return slots.some(
    ({ slot, start }) =>
      (slot === 'bhk' || slot === 'type' || slot === 'possession') && start === tokens[at]?.start,
  )
}

/** "New launch 3bhk Ghodbunder Road lodha": the last word, behind homes that are built now. */
const isLast = ({ slots, tokens }: Draft, at: number) =>
  at === tokens.length - 1 && slots.some(({ slot }) => slot === 'possession')

/** "DLF ya Sobha ka" at the end of what is said, "Raheja preferred" */
const isOwned = ({ tokens }: Draft, at: number) =>
  /^(?:preferred|preferable|preferably|only)$/.test(tokens[at]?.text ?? '') ||
  (/^(?:ka|ki|ke|का|की|के)$/.test(tokens[at]?.text ?? '') &&
    (tokens[at + 1] === undefined || tokens[at + 1]?.text === ','))

/** "DLF or M3M": two of them are no society's name. */
const isChoice = (tokens: readonly Token[], at: number) =>
  isOr(tokens[at + 1]?.text) && builders.has(tokens[at + 2]?.text ?? '')

const ofHouse = /^(?:ka|ki|ke|का|की|के) (?:projects?|society|township)$/

const landmarkTail =
  /^(?:mall|market|tower|towers|plaza|hospital|school|college|university|station|metro|park|tech|mills|hotel)$/

/** Reads who built it: `by Prestige`, `Godrej properties`. The name alone may be one of a society. */
function readBuilders(draft: Draft): void {
  for (let at = 0; at < draft.tokens.length; at++) {
    const name = builders.get(draft.tokens[at]?.text ?? '')
    // "Phoenix Mall" is a place to be near to.
    const isLandmark = landmarkTail.test(draft.tokens[at + 1]?.text ?? '')
    if (!name || isLandmark || !isFree(draft, at)) continue
    const isBy = byWord.has(wordsOf(draft, at - 1, at)[0] ?? '') && isFree(draft, at - 1)
    const isHouse = house.has(draft.tokens[at + 1]?.text ?? '') && isFree(draft, at + 1)
    const span = [isBy ? at - 1 : at, isHouse ? at + 2 : at + 1] as const
    // "Prestige ke project mein"
    const isOfHouse = ofHouse.test(wordsOf(draft, at + 1, at + 3).join(' '))
    if (isBy || isHouse || isOfHouse) claim(draft, 'builder', name, span)
    else if (
      !alsoNames.has(name) &&
      (isOfHomes(draft, at + 1) ||
        isLast(draft, at) ||
        isOwned(draft, at + 1) ||
        isChoice(draft.tokens, at))
    )
      claim(draft, 'builder', name, span, 0.7)
  }
  takeMoreBuilders(draft)
}

/** "Prestige or Brigade project": the other one beside it. */
function takeMoreBuilders(draft: Draft): void {
  const { tokens, slots } = draft
  for (const [at, { text, start, end }] of tokens.entries()) {
    const name = builders.get(text)
    if (!name || !isFree(draft, at)) continue
    const isJoined = slots.some(
      (slot) =>
        slot.slot === 'builder' &&
        ((isList(tokens[at + 1]?.text) &&
          slot.start === tokens[at + 2]?.start &&
          end < slot.start) ||
          (isList(tokens[at - 1]?.text) && slot.end === tokens[at - 2]?.end && start > slot.end)),
    )
    if (isJoined) claim(draft, 'builder', name, [at, at + 1])
  }
}

const isList = (word: string | undefined) => isOr(word) || word === ','
