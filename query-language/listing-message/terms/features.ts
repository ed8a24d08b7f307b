import { readFileSync } from 'node:fs'
import { findContactDetail } from '#domain/contact/contact-detail.ts'
import { findExclusions } from '#domain/listing-wording/find-exclusion.ts'
import { tagWords } from '#domain/listing-wording/tag-words.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { parseTsv } from '#domain/text/tsv.ts'
import { landmarks } from '#query-language/lexicon/landmarks.ts'
import { lexicon, unsupportedAttributes } from '#query-language/lexicon/lexicon.ts'
import type { TextSpan } from '#query-language/model/slots.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'
import { type Token, tokenize } from '#query-language/text/tokenize.ts'
import type { HomeState } from '../home-state.ts'
import type { Finding } from '../model.ts'
import { termPhrases } from '../requirement/term-phrases.ts'
import { firmsIn } from '../split/firm-names.ts'

const table = parseTsv(readFileSync(new URL('./feature-words.tsv', import.meta.url), 'utf8'))
const phrasesOf = (kind: string) =>
  buildPhraseTrie<true>(
    table.flatMap(([shown, spellings = '']) =>
      shown === kind ? [[spellings, true] as const] : [],
    ),
  )
/**
 * Words of what a home has; of talk: of the deal, of costs, of who calls whom; and those that state
 * nothing alone, though phrases with them do: "road", "open".
 */
const [ofHome, ofTalk, weak] = [phrasesOf('home'), phrasesOf('talk'), phrasesOf('weak')]

/** The most words of a feature; what is longer tells a story. */
const maxWords = 7
const maxLength = 60
const maxFeatures = 20

interface Span {
  start: number
  end: number
}

/**
 * Returns what the words of a home that no field holds state of it, each clause a feature in the
 * words of the message: "clear title", "no lift", "Cauvery water". What names an amount, a person
 * or a firm, or only talks, is none.
 */
export function leftFeatures(state: HomeState, unmatched: readonly TextSpan[]): Finding[] {
  const { text } = state.parse
  const held = [...state.findings, ...state.doubts]
    .filter(({ field }) => field !== 'amenities')
    .toSorted((one, other) => one.start - other.start)
  const refused = findExclusions(text)
  const found: Finding[] = []
  for (const span of candidates(text, held, unmatched)) {
    const words = text.slice(span.start, span.end)
    const isRefused = refused.some(({ start, end }) => start < span.end && span.start < end)
    const own = unmatched.filter((open) => overlaps(open, span))
    if (isRefused || !statesOfHome(state.parse, span, own)) continue
    const value = words.replace(/\s+/g, ' ')
    const isNew = found.every((one) => String(one.value).toLowerCase() !== value.toLowerCase())
    if (isNew) found.push({ field: 'features', value: withCapital(value), ...span, text: words })
  }
  return found.slice(0, maxFeatures)
}

const withCapital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What ends a clause, and what joins two facts within one. */
const clauseEnd = /[\n;|।()]|(?<!\d),|,(?!\d)|[.!?](?=\s|$)| {2,}/g
const joint = /\s[-–—+&/]\s?|:|(?<!\b[gspb])\+|\b(?:and|with|w\/)\s/gi

/** The clauses in which no value was found, and the open parts of those with one. */
function candidates(text: string, held: readonly Span[], unmatched: readonly TextSpan[]): Span[] {
  return partsBetween(text, { start: 0, end: text.length }, clauseEnd).flatMap((clause) => {
    if (!unmatched.some((open) => overlaps(open, clause))) return []
    if (!held.some((one) => overlaps(one, clause))) return [clause]
    return partsBetween(text, clause, joint).flatMap((part) => {
      const own = held.filter((one) => overlaps(one, part))
      // A word alone between two values is the rest of one of them.
      const gaps = gapsOf(text, part, own).filter(({ start, end }) =>
        /[ +]/.test(text.slice(start, end)),
      )
      return (own.length > 0 ? gaps : [part]).filter((one) =>
        unmatched.some((open) => overlaps(open, one)),
      )
    })
  })
}

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end

function partsBetween(text: string, { start, end }: Span, sign: RegExp): Span[] {
  const parts: Span[] = []
  let at = start
  for (const { 0: found, index } of text.slice(start, end).matchAll(sign)) {
    parts.push(trimmed(text, at, start + index))
    at = start + index + found.length
  }
  parts.push(trimmed(text, at, end))
  return parts.filter((part) => part.end > part.start)
}

/** The parts of a span beside the values in it. */
function gapsOf(text: string, { start, end }: Span, held: readonly Span[]): Span[] {
  let at = start
  const gaps: Span[] = []
  for (const one of held) {
    if (one.start > at) gaps.push(trimmed(text, at, one.start))
    at = Math.max(at, one.end)
  }
  if (at < end) gaps.push(trimmed(text, at, end))
  return gaps.filter((gap) => gap.end > gap.start)
}

/** Without signs around the words, and the small words that led to a value. */
function trimmed(text: string, from: number, to: number): Span {
  let [start, end] = [from, to]
  while (start < end && !/[\p{L}\p{M}\p{N}]/u.test(text.charAt(start))) start++
  while (end > start && !/[\p{L}\p{M}\p{N}%]/u.test(text.charAt(end - 1))) end--
  start += ledWords.exec(text.slice(start, end))?.[0].length ?? 0
  for (let at = text.lastIndexOf(' ', end - 1); at > start; at = text.lastIndexOf(' ', end - 1)) {
    if (!tailWord.test(text.slice(at + 1, end))) break
    end = at
  }
  return { start: Math.min(start, end), end }
}
/** "Note: 30 ft road", "and lift" */
const ledWords = regExp('i')`
  ^(?:(?:note:|(?:all|both)(?![ ]\d)|and|with|on|in|at|for|of|the|is|are|n|only|also|hai|ke|ka
  |ki)\s)+
`
const tailWord = /^(?:and|with|on|in|at|for|of|the|is|are|n|rs|upto|from|all|except|each)$/i

/** Money, and numbers too high to count things; years are none. */
const amount = regExp('iu')`
  ₹|\b(?:rs|inr)\b|\d[ ]?(?:k|l|lacs?|lakhs?|cr|crs|crores?)\b
  |(?<!\d)(?!(?:19[5-9]|20[1-4])\d(?!\d))\d{4,}|\d,\d{2,3}|लाख|करोड|हजार
`
/** Slots of the lexicon that state something of a home, also where they are denied. */
const stating = new Set(['amenity', 'approval', 'facing', 'furnishing', 'vastu', 'bathrooms'])

/** Whether the open words of a clause state something of the home, and none of its words talk. */
function statesOfHome(
  { text, tokens: all }: HomeState['parse'],
  { start, end }: Span,
  open: readonly Span[],
): boolean {
  const words = text.slice(start, end)
  // "G+3": how the building is made up.
  if (storeys.test(words)) return words.length <= maxLength
  if (words.length < 2 || words.length > maxLength || amount.test(words)) return false
  if (!/[\p{L}\p{M}]{2}/u.test(words) || findContactDetail(words) || firmsIn(words).length > 0)
    return false
  const tokens = tokenize(words)
  if (tokens.filter(({ kind }) => kind !== 'sign').length > maxWords) return false
  // As the search knows the words of other scripts.
  const normal = all
    .filter((token) => token.start >= start && token.end <= end)
    .map((token) => ({ ...token, start: token.start - start, end: token.end - start }))
  const isOpen = (said: readonly Token[], at: number, next: number) =>
    open.some((one) =>
      overlaps(one, {
        start: start + (said[at]?.start ?? 0),
        end: start + (said[next - 1]?.end ?? 0),
      }),
    )
  const written = [tokens, romanizeTokens(tokens)]
  if (choosesPeople(words)) return false
  if (written.some((said) => said.some((_, at) => ofTalk.find(said, at)))) return false
  return [...written, normal].some((said) =>
    said.some((_, at) => {
      const next = statedTo(said, at)
      return next !== undefined && isOpen(said, at, next)
    }),
  )
}

/** "Jain veg family": who is wanted; "3 veg meals" is what a hostel serves. */
const choosesPeople = (words: string) =>
  !ofMeals.test(words) && tagWords(words).some(({ group }) => group !== undefined)
const ofMeals = /\b(?:meals?|food|mess|tiffin|breakfast|lunch|dinner|cook\w*|kitchen)\b/i

const storeys =
  /^(?:b ?\+ ?)?(?:g|s|p|stilt|ground) ?\+ ?\d{1,2}(?: (?:bldg|building|structure|floors?))?$/i

/** Returns where the words end that state something from a token on. */
function statedTo(said: readonly Token[], at: number): number | undefined {
  const found = [ofHome, termPhrases.home, unsupportedAttributes].map((one) => one.find(said, at))
  const next = Math.max(0, ...found.map((match) => match?.next ?? 0))
  const isWeak = next > 0 && weak.find(said, at)?.next === next
  if (next > 0 && !isWeak) return next
  const slot = lexicon.find(said, at)
  if (slot && stating.has(slot.meaning.slot) && !weak.find(said, at)) return slot.next
  const mark = landmarks.find(said, at)
  const isFar = said.some(({ kind, text }) => kind === 'number' || /^(?:walk\w*|near)$/.test(text))
  return mark && isFar ? mark.next : undefined
}
