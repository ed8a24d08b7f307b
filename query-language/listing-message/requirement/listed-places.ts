import { regExp } from '#domain/text/reg-exp.ts'
import { lexicon, stopWords } from '#query-language/lexicon/lexicon.ts'
import type { Slot, TextSpan } from '#query-language/model/slots.ts'
import { tokenize } from '#query-language/text/tokenize.ts'
import { termPhrases } from './term-phrases.ts'
import { refuses, type Span, speaksOf, trimmed, type WordsSaid } from './words-said.ts'

/** What stands between the places of a list. */
const separator = regExp('giu')`
  [\/,&•|+():]|(?<=[ ])[-–—]+(?=[ ])|[–—]
  |(?<=[ ])(?:or|and|ya|aur|ba|illa|leda|kinva|athava|athva|ke|alladhe|ama)(?=[ ])
  |(?<=[ ])(?:या|और|व|किंवा|বা|কিংবা|અથવા|કે|లేదా|ಅಥವಾ|അല്ലെങ്കിൽ|அல்லது|ਜਾਂ)(?=[ ])
`
const sentenceEnd = /[\n;।]|[.!?](?=\s|$)/gu
/** Words before a name and behind it that are no part of it. */
const leadWord = /^(?:in|at|near|around|any|the|loc|locations?|areas?|side|preferably)$/iu
const tailWord = /^(?:only|side|areas?|belt|etc|mein|me|lo|la|ma|il|te|alli|or|nearby|any)$/iu

/** "Ireo Skyon": words with a capital each, and no more than three. */
const capitals = /^\p{Lu}[\p{L}\p{M}\d.'’]*(?: (?:\p{Lu}[\p{L}\p{M}.'’]*|\d{1,3})){0,2}$/u
const maxNameLength = 30

interface Item extends Span {
  isPlace: boolean
  /** Of words that nobody understood, which may be a name. */
  isName: boolean
}

/**
 * Returns the names that stand in a list with places: "Bhiwandi, Mankoli or Kalher". A list of
 * names alone, between commas, is one of buildings: "Ireo Skyon / M3M Merlin".
 */
export function listedPlaces(
  words: WordsSaid,
  slots: readonly Slot[],
  unmatched: readonly TextSpan[],
): Slot[] {
  if (!hasPlace(slots)) return []
  const isCapitals = words.text === words.text.toUpperCase()
  return spansBetween(words.text, 0, words.text.length, sentenceEnd).flatMap((sentence) => {
    if (refuses(words, sentence)) return []
    const items = spansBetween(words.text, sentence.start, sentence.end, separator).map((span) =>
      itemOf(words, span, slots, unmatched),
    )
    // In a text of capitals they mark no names: a line of places alone does.
    if (isCapitals && !items.every(({ isPlace: place, isName }) => place || isName)) return []
    return namesIn(items).map(({ start, end }): Slot => {
      const text = words.text.slice(start, end)
      const value = { name: text, ids: [], ...cityOf(slots) }
      return { slot: 'locality', value, start, end, text, confidence: 0.5 }
    })
  })
}

const isPlace = (slot: Slot) =>
  (slot.slot === 'locality' || slot.slot === 'city') && slot.value.not !== true
const hasPlace = (slots: readonly Slot[]) => slots.some(isPlace)

/** The city of all places, if it is one. */
function cityOf(slots: readonly Slot[]): { city?: string } {
  const cities = new Set(
    slots.flatMap((slot) => {
      if (slot.slot === 'city') return slot.value.name
      return slot.slot === 'locality' ? (slot.value.city ?? []) : []
    }),
  )
  const [city, other] = cities
  return city !== undefined && other === undefined ? { city } : {}
}

/** The names beside a place, and beside another name that is. */
function namesIn(items: readonly Item[]): Item[] {
  const isListed = items.map(({ isPlace: place }) => place)
  const spread = (order: readonly number[]) => {
    for (const at of order)
      isListed[at] ||=
        items[at]?.isName === true && (isListed[at - 1] === true || isListed[at + 1] === true)
  }
  const order = [...items.keys()]
  spread(order)
  spread(order.toReversed())
  return items.filter(({ isName }, at) => isName && isListed[at])
}

function itemOf(
  words: WordsSaid,
  span: Span,
  slots: readonly Slot[],
  unmatched: readonly TextSpan[],
): Item {
  const inner = nameIn(words.text, span)
  const name = words.text.slice(inner.start, inner.end)
  const isIn = (one: Span) => one.start >= inner.start && one.end <= inner.end
  const held = slots.filter((slot) => slot.start < inner.end && slot.end > inner.start)
  const open = unmatched.filter(isIn)
  const length = open.reduce((sum, { start, end }) => sum + end - start, 0)
  return {
    ...inner,
    // "Wakad 2bhk, Rakesh Joshi": a list of places goes on behind one.
    isPlace: held
      .toSorted((one, other) => one.end - other.end)
      .slice(-1)
      .some(isPlace),
    isName:
      held.length === 0 &&
      length >= name.replaceAll(' ', '').length * 0.6 &&
      name.length <= maxNameLength &&
      capitals.test(name) &&
      // "Loc: Baner"
      !/^ *:/.test(words.text.slice(inner.end)) &&
      isOfName(words, inner, name),
  }
}
/** Returns the span without the words around the name in it. */
function nameIn(text: string, span: Span): Span {
  const said = [...text.slice(span.start, span.end).matchAll(/[^ ]+/g)]
  while (said.length > 1 && leadWord.test(said[0]?.[0] ?? '')) said.shift()
  while (said.length > 1 && tailWord.test(said.at(-1)?.[0] ?? '')) said.pop()
  const [first, last] = [said[0], said.at(-1)]
  if (!first || !last) return trimmed(text, span.start, span.end)
  return trimmed(text, span.start + first.index, span.start + last.index + last[0].length)
}

/** Whether words are neither of a home, nor of who asks. */
function isOfName(words: WordsSaid, span: Span, name: string): boolean {
  const { contact, home } = termPhrases
  if (speaksOf(words, span, contact, home)) return false
  const tokens = tokenize(name)
  return !tokens.every((_, at) => lexicon.find(tokens, at) ?? stopWords.find(tokens, at))
}

function spansBetween(text: string, from: number, to: number, sign: RegExp): Span[] {
  const spans: Span[] = []
  let at = from
  for (const { 0: found, index } of text.slice(from, to).matchAll(sign)) {
    spans.push({ start: at, end: from + index })
    at = from + index + found.length
  }
  spans.push({ start: at, end: to })
  return spans.filter(({ start, end }) => /\p{L}/u.test(text.slice(start, end)))
}
