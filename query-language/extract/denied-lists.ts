import { startsSentence } from '#query-language/background/sentences.ts'
import { negatorsAfter, negatorsBefore } from '#query-language/lexicon/lexicon.ts'
import { elseBefore, needlessBefore } from '#query-language/lexicon/preference-phrases.ts'
import { units } from '#query-language/lexicon/units.ts'
import { isFree, type ParseState, placeIn, skip } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import { denyAvoidedFeatures } from './avoided-features.ts'
import { type Deniable, deny, isDeniable, isRefused, restore } from './deniable.ts'
import {
  adjectiveWord,
  andWord,
  carriedOver,
  carriedOverBehind,
  carriedOverForFloor,
  carriedOverForType,
  denialWord,
  neededWord,
  noDenialAfter,
  orWord,
  requestWord,
  requestWordBefore,
  verbAtEnd,
  wordBetween,
} from './denied-list-words.ts'

/** A slot that a denial may be about, with its tokens. */
interface Item {
  slot: Deniable
  from: number
  to: number
}

interface View {
  state: ParseState
  latin: readonly Token[]
  items: Item[]
  /** Those that were denied: what has two values has no mark of it. */
  denied: Set<Slot>
}

const wordsCarriedOver = ({ slot }: Slot) =>
  slot === 'type' ? carriedOverForType : slot === 'floor' ? carriedOverForFloor : carriedOverBehind
const maxWordsCarriedOver = 9
const maxBehind = 5

/** Extends the denials of single words: to what is avoided, and to the whole of a list. */
export function extendDenials(state: ParseState): void {
  denyAvoidedFeatures(state)
  spreadDenials(state)
}

/**
 * Denies the whole of a denied list, which ends with its clause: "nothing with a lift or a pool",
 * "we will not consider furnished or semi-furnished property", "gym, pool aur clubhouse nahi".
 */
function spreadDenials(state: ParseState): void {
  const items = state.slots.flatMap((slot) =>
    isDeniable(slot) ? [{ ...placeIn(state, slot), slot }] : [],
  )
  if (items.length === 0) return
  items.sort((one, other) => one.from - other.from)
  const view: View = { state, latin: romanizeTokens(state.tokens), items, denied: new Set() }
  for (const item of items)
    if (isOfTwo(item.slot) && hasDenial(view, item)) view.denied.add(item.slot)
  for (const [at, { text }] of view.latin.entries()) if (denialWord.test(text)) carry(view, at)
  for (const item of items) if (!isDenied(view, item)) denyBehind(view, item)
  for (const [index, item] of items.entries())
    if (isDenied(view, item))
      (isDeniedBefore(view, index) ? spreadForward : spreadBack)(view, index)
}

const isOfTwo = ({ slot }: Slot) => slot === 'transaction' || slot === 'possession'
const isDenied = ({ denied }: View, { slot }: Item) => isRefused(slot) || denied.has(slot)

const denyOnce = (view: View, item: Item): boolean => {
  if (isDenied(view, item)) return false
  view.denied.add(item.slot)
  return deny(item.slot)
}

const wordAt = ({ latin }: View, at: number) => latin[at]?.text ?? ''

function isDeniedBefore(view: View, index: number): boolean {
  const [before, item] = [view.items[index - 1], view.items[index]]
  if (!item) return false
  if (denialWord.test(wordAt(view, item.from)) || negatorsBefore.find(view.latin, item.from))
    return true
  // "Gym or pool": what was joined to a denied one.
  const isJoined = before && isDenied(view, before) && jointBetween(view, index)
  return isJoined !== undefined && isJoined !== false && isDeniedBefore(view, index - 1)
}

/** "Do not show anything with a sauna": the denial is carried to the next thing that is named. */
function carry(view: View, at: number): void {
  const { state, items } = view
  const own = items.find(({ from, to }) => from <= at && at < to)
  if (noDenialAfter.test(wordAt(view, at - 1)) || needlessBefore.find(view.latin, at)) return
  // "Lift na thakle 2nd floor": a condition.
  if (elseBefore.find(view.latin, at)) return
  // "No flats with a pool"
  if (own) {
    if (own.slot.slot !== 'type' || own.from !== at || !isRefused(own.slot)) return
    const item = reach(view, own.to, own.to + maxWordsCarriedOver)
    if (item && item.from > own.to && item.slot.slot !== 'type') denyOfType(view, at, own, item)
    return
  }
  // "200 var no plot": "of" in Gujarati.
  const isOf = wordAt(view, at) === 'no' && units.find(view.latin, at - 1)?.meaning.of === 'area'
  if (isOf || !isFree(state, at)) return
  const item = reach(view, at + 1, at + 1 + maxWordsCarriedOver)
  if (!item) return
  const further =
    item.slot.slot === 'type' ? reach(view, item.to, item.to + maxWordsCarriedOver) : undefined
  if (further && further.from > item.to && further.slot.slot !== 'type')
    denyOfType(view, at, item, further)
  else claimDenied(view, at, item)
}

/** Returns the item before which only words stand that a denial is carried over. */
function reach(view: View, from: number, end: number): Item | undefined {
  for (let at = from; at <= end; at++) {
    if (startsSentence(view.state, at)) return undefined
    const item = view.items.find((one) => one.from === at)
    if (item) return item
    const isSign = wordAt(view, at) === ',' && adjectiveWord.test(wordAt(view, at - 1))
    if (!isSign && !(carriedOver.test(wordAt(view, at)) && isFree(view.state, at))) return undefined
  }
  return undefined
}

/** "Nothing without a lift" asks for one; else what is reached is refused. */
function claimDenied(view: View, at: number, item: Item): void {
  const { state } = view
  const { slot } = item
  if (!(isRefused(slot) ? restore(slot) : denyOnce(view, item))) return
  skip(state, at, item.from)
  slot.start = state.tokens[at]?.start ?? slot.start
  slot.text = state.text.slice(slot.start, slot.end)
  item.from = at
}

/** Of the kind that is sought what it has is refused; another kind is refused as a whole. */
function denyOfType(view: View, at: number, type: Item, item: Item): void {
  const { state } = view
  const others = state.slots.filter(
    (slot) => slot.slot === 'type' && slot !== type.slot && !isRefused(slot),
  )
  const sought = type.slot.slot === 'type' ? type.slot.value.types : []
  const isSought = others.every(
    ({ slot, value }) => slot === 'type' && value.types.some((one) => sought.includes(one)),
  )
  if (!isSought) {
    if (!isRefused(type.slot)) claimDenied(view, at, type)
    drop(view, item)
    return
  }
  if (isRefused(type.slot)) restore(type.slot)
  if (others.length > 0) drop(view, type)
  claimDenied(view, at, item)
}

function drop({ state, items }: View, item: Item): void {
  state.slots = state.slots.filter((slot) => slot !== item.slot)
  items.splice(items.indexOf(item), 1)
}

/** "Swimming pool wali society mat dikhana" */
function denyBehind(view: View, item: Item): void {
  const { state, latin } = view
  const words = wordsCarriedOver(item.slot)
  let at = item.to
  while (at < item.to + maxBehind && words.test(wordAt(view, at)) && isFree(state, at)) at++
  let next = at > item.to ? negatorsAfter.find(latin, at)?.next : undefined
  if (next === undefined || !isFree(state, item.to, next)) return
  while (verbAtEnd.test(wordAt(view, next))) next++
  const isEnd = !latin[next] || latin[next]?.kind === 'sign' || startsSentence(state, next)
  if (!isEnd || startsSentence(state, at) || !denyOnce(view, item)) return
  skip(state, item.to, next)
  item.slot.end = state.tokens[next - 1]?.end ?? item.slot.end
  item.slot.text = state.text.slice(item.slot.start, item.slot.end)
}

/** How an item is joined to the one before it. */
function jointBetween(
  { state, items, latin }: View,
  index: number,
): 'or' | 'and' | ',' | undefined {
  const [before, item] = [items[index - 1], items[index]]
  if (!before || !item || item.from < before.to) return undefined
  let joint: 'or' | 'and' | ',' | undefined = item.from === before.to ? ',' : undefined
  for (let at = before.to; at <= item.from; at++) {
    if (startsSentence(state, at)) return undefined
    const word = at < item.from ? (latin[at]?.text ?? '') : ''
    if (word === '') continue
    if (orWord.test(word)) joint = 'or'
    else if (andWord.test(word)) joint ??= 'and'
    else if (word === ',') joint ??= ','
    // "Without lift and with gym"
    else if (!wordBetween.test(word) || (joint === 'and' && word === 'with')) return undefined
  }
  if (joint === ',' && latin[item.from - 1]?.text !== ',' && item.from > before.to) return undefined
  return areOfOneList(before.slot, item.slot, joint) ? joint : undefined
}

/** "No pets and furnished", "no villa or pool": another kind is of another wish. */
const areOfOneList = (one: Slot, other: Slot, joint: string | undefined) =>
  one.slot === other.slot || (joint === 'or' && one.slot !== 'type' && other.slot !== 'type')

/** "No lift, pool or gym": up to the last item that is joined with a word. */
function spreadForward(view: View, index: number): void {
  const { items } = view
  let last = index
  for (let at = index + 1; at < items.length; at++) {
    const joint = jointBetween(view, at)
    const item = items[at]
    if (!joint || !item || isDeniedItself(view, item)) break
    if (joint === ',' && item.slot.slot === 'type' && !isListOfKinds(view, index)) break
    if (joint === ',' && item.slot.slot !== 'type' && item.from === items[at - 1]?.to) break
    if (joint === 'and' && requestWord.test(wordAt(view, item.to))) break
    // "Commercial plots" are one kind.
    if (joint !== ',' || item.from === items[at - 1]?.to) last = at
  }
  if (items[index]?.slot.slot === 'type') last = Math.max(last, endOfCommas(view, index))
  const end = items[last]
  if (!end || last === index) return
  const list = items.slice(index, last + 1)
  // "No lift, gym or pool needed": neither asked for nor refused.
  if (neededWord.test(wordAt(view, end.to)) && isFree(view.state, end.to)) {
    skip(view.state, end.to, end.to + 1)
    for (const item of list) drop(view, item)
    return
  }
  for (const item of list) denyOnce(view, item)
}

/**
 * "Not a flat, independent house or villa only" seeks the kinds behind the comma; a list that ends
 * its sentence is denied: "I don't want plots, shops or warehouses."
 */
function isListOfKinds(view: View, index: number): boolean {
  const end = view.items[endOfKinds(view, index)]?.to ?? 0
  return end >= view.latin.length || startsSentence(view.state, end)
}

function endOfKinds(view: View, index: number): number {
  let last = index
  while (view.items[last + 1]?.slot.slot === 'type' && jointBetween(view, last + 1)) last++
  return last
}

/** "No shops, warehouses, plots.", "avoid shops, plots, and anything on lease": but for commas. */
function endOfCommas(view: View, index: number): number {
  const last = endOfKinds(view, index)
  const next = view.items[last]?.to ?? 0
  const isContinued = wordAt(view, next) === ',' && joinsKinds.test(wordAt(view, next + 1))
  const isLong = last > index + 1 && isListOfKinds(view, index)
  return isContinued || isLong ? last : index
}
const joinsKinds = /^(?:and|or|nor)$/

/** "Gym, pool aur clubhouse nahi", and "gym, pool vendam" where the list is a clause of its own. */
function spreadBack(view: View, index: number): void {
  const { items, state } = view
  let isJoined = false
  const list: Item[] = []
  for (let at = index; at > 0; at--) {
    const joint = jointBetween(view, at)
    const before = items[at - 1]
    if (!joint || !before || isDeniedItself(view, before)) break
    isJoined ||= joint !== ','
    list.push(before)
  }
  const first = list.at(-1)
  if (!first) return
  const opening = wordAt(view, first.from - 1) === ',' ? first.from - 2 : first.from - 1
  const isOwnClause =
    opening < 0 ||
    startsSentence(state, first.from) ||
    requestWordBefore.test(wordAt(view, opening))
  // "Independent house, flat nahi": a kind beside a refused one is the one that is sought.
  const isType = first.slot.slot === 'type'
  if (!isJoined && (isType || !isOwnClause)) return
  for (const item of list) denyOnce(view, item)
}

/** Whether a denial of its own is among the words of an item. */
const isDeniedItself = (view: View, item: Item) => isDenied(view, item) && hasDenial(view, item)

const hasDenial = ({ latin }: View, { from, to }: Item) =>
  latin
    .slice(from, to)
    .some(({ text }, index) => denialWord.test(text) || negatorsAfter.find(latin, from + index))
