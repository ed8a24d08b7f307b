import { readFileSync } from 'node:fs'
import { regExp } from '#domain/text/reg-exp.ts'
import { parseTsv } from '#domain/text/tsv.ts'
import { negatorsAfter, negatorsBefore, stopWords } from '#query-language/lexicon/lexicon.ts'
import {
  featureBefore,
  indifferenceAfter,
  needlessBefore,
  preferenceAfter,
  preferenceBefore,
} from '#query-language/lexicon/preference-phrases.ts'
import type { RequirementTerm } from '#query-language/listing-message/model.ts'
import type { Slot, TextSpan } from '#query-language/model/slots.ts'
import { buildPhraseTrie, type PhraseTrie } from '#query-language/text/phrase-trie.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'
import { type Token, tokenize } from '#query-language/text/tokenize.ts'

const table = parseTsv(readFileSync(new URL('./requirement-terms.tsv', import.meta.url), 'utf8'))
const phrasesOf = (kind: string): PhraseTrie<true> =>
  buildPhraseTrie(
    table.flatMap(([shown, spellings = '']) =>
      shown === kind ? [[spellings, true] as const] : [],
    ),
  )
const [contactWords, firmWords, homeWords] = ['contact', 'firm', 'home'].map(phrasesOf)
const [mustWords, refusalWords, softWords] = ['must', 'refuse', 'soft'].map(phrasesOf)

/** How much of a message is looked at, and how long a term may be. */
const maxTermLength = 80
const maxTerms = 12

/**
 * Returns what a requirement asks for and no search can: clauses with words that no slot holds,
 * which say by the search's own words for it that something must be, is only welcome, or is not
 * wanted. They are passed on as they are written.
 */
export function requirementTerms(
  text: string,
  slots: readonly Slot[],
  unmatched: readonly TextSpan[],
): RequirementTerm[] {
  const terms: RequirementTerm[] = []
  for (const clause of clausesIn(text)) {
    const inside = (one: { start: number; end: number }) =>
      one.start >= clause.start && one.end <= clause.end
    const open = unmatched.filter(inside)
    // "Shift by 15 Dec" is skipped by the search as what somebody tells.
    const isMove = moveIn.test(clause.text) && !slots.some(inside) && !ownMove.test(clause.text)
    // So are "loan", and "single room", of which no listing speaks.
    const isBare = open.length === 0 && !slots.some(inside) && isShort(clause.text)
    if ((open.length === 0 && !isMove && !isBare) || isContact(clause.text)) continue
    const words = isBare ? clause.text : open.map((one) => one.text).join(' ')
    if (isBare && !isMove && !speaksOf(words, homeWords)) continue
    const strength = isMove ? 'must' : strengthOf(clause.text, words, isBare)
    if (!strength) continue
    // "2bhk with frontage 20 ft": what a filter holds is not said again.
    const held = slots.filter((slot) => inside(slot) && !/^(?:sort|lister)$/.test(slot.slot))
    const isOwn = held.every(({ slot }) => !essential.has(slot))
    const span = isOwn ? clause : aroundOpen(text, clause, open, held)
    const said = text.slice(span.start, span.end)
    // "Officer wants 3 bhk, 2 bath": what must be there is what the filters hold.
    if (!isOwn && strength === 'must' && !isMove && !speaksOf(said, homeWords)) continue
    if (said.length > maxTermLength || !/\p{L}{2}/u.test(said)) continue
    terms.push({ strength, start: span.start, end: span.end, text: said })
  }
  return terms.slice(0, maxTerms)
}

const essential = new Set<Slot['slot']>([
  ...(['bhk', 'type', 'budget', 'monthly', 'intent', 'city', 'locality', 'area'] as const),
])

/** The part of a clause between what filters hold: the open words, with what leads them. */
function aroundOpen(
  text: string,
  clause: TextSpan,
  open: readonly TextSpan[],
  held: readonly Slot[],
): { start: number; end: number } {
  const first = open[0]?.start ?? clause.start
  const last = open.at(-1)?.end ?? clause.end
  const before = held.filter(({ end }) => end <= first).map(({ end }) => end)
  const after = held.filter(({ start }) => start >= last).map(({ start }) => start)
  return trimmed(text, Math.max(clause.start, ...before), Math.min(clause.end, ...after))
}

/** Returns the sentences of a text, or the parts of one between commas and brackets. */
export function clausesIn(text: string): TextSpan[] {
  const clauses: TextSpan[] = []
  let at = 0
  for (const { 0: sign, index } of text.matchAll(clauseEnd)) {
    clauses.push(clauseAt(text, at, index))
    at = index + sign.length
  }
  clauses.push(clauseAt(text, at, text.length))
  return clauses.filter((clause) => clause.end > clause.start)
}
const clauseEnd =
  /[\n,;()|•।]|[ ]{3,}|[.!?](?=\s|$)|[ ](?:but|so that|lekin|par sirf|because|coz)[ ]/giu

function clauseAt(text: string, from: number, to: number): TextSpan {
  const { start, end } = trimmed(text, from, to)
  return { start, end, text: text.slice(start, end) }
}

function trimmed(text: string, from: number, to: number): { start: number; end: number } {
  let [start, end] = [from, to]
  while (start < end && !/[\p{L}\p{M}\p{N}₹]/u.test(text.charAt(start))) start++
  while (end > start && !/[\p{L}\p{M}\p{N}%+]/u.test(text.charAt(end - 1))) end--
  return { start, end }
}

/** Whether one of these phrases stands in words, as they are written or as they sound. */
function speaksOf(words: string, ...phrases: readonly (PhraseTrie<true> | undefined)[]): boolean {
  const tokens = tokenize(words)
  return [tokens, romanizeTokens(tokens)].some((said) =>
    said.some((_, at) => phrases.some((one) => one?.find(said, at) !== undefined)),
  )
}

/** More words than this tell of something. */
const maxBareWords = 5
const isShort = (words: string) => words.split(' ').length <= maxBareWords

const phoneNumber = /[6-9]\d{4} ?\d{5}/
const ofPerson = /^(?:she|he|they|i|we|i.m|we.re|my|our)\b/i
/** What somebody says of themselves, of a call, or of their client is no wish. */
const isContact = (words: string) =>
  phoneNumber.test(words) || ofPerson.test(words) || speaksOf(words, contactWords)

/** Whether words say that something must be, is only welcome, or is not wanted. */
function strengthOf(
  words: string,
  open: string,
  isBare: boolean,
): RequirementTerm['strength'] | undefined {
  if (speaksOf(words, needlessBefore, indifferenceAfter) || accepted.test(words)) return undefined
  if (!isBare && !hasContent(open)) return undefined
  if (speaksOfPreference(words) || speaksOf(words, softWords)) return 'soft'
  if (refuses(words)) return 'excluded'
  return speaksOf(words, firmWords, mustWords, homeWords) || moveIn.test(words) ? 'must' : undefined
}

/** Whether words say that something is only welcome. */
export const speaksOfPreference = (words: string) =>
  speaksOf(words, preferenceBefore, preferenceAfter, featureBefore)

/** Words that are open and neither stop words nor names alone. */
const hasContent = (open: string) =>
  tokenize(open).some((token, at, tokens) => {
    return token.kind === 'word' && token.text.length > 1 && !stopWords.find(tokens, at)
  })

const accepted = regExp('iu')`
  \b(?:also|bhi|is|are|pan|with)[ ](?:ok|okay|fine|chalega|chalegi|chalel|cholbe)\b
  |\bno[ ](?:issue|problem)|koi[ ]baat[ ]nahi|कोई[ ]बात[ ]नहीं
  |\bno[ ](?:\S+[ ]){1,2}requirement\b
  |^(?:ok|okay|fine)[ ]with\b|\bno[ ](?:\S+[ ]){1,2}(?:needed|required|reqd|necessary)\b
  |\bnot[ ](?:compulsory|mandatory|necessary|must)\b
  |(?<!\bnot[ ])\b(?:ok|okay|fine|chalega|chalegi|chalel|acceptable)$
`
/** Whether words refuse something: "non negotiable" and "non veg" do not. */
export const refuses = (words: string): boolean => {
  const tokens = tokenize(words)
  return [tokens, romanizeTokens(tokens)].some((said) => {
    for (let at = 0; at < said.length; at++) {
      const firm = firmWords?.find(said, at)
      if (firm) at = firm.next - 1
      else if (said[at]?.kind === 'word' && isRefusal(said, at)) return true
    }
    return false
  })
}

const isRefusal = (said: readonly Token[], at: number) =>
  [negatorsBefore, negatorsAfter, refusalWords].some((phrases) => phrases?.find(said, at))

/** "We're relocating from Pune to Hyderabad in January" */
const ownMove =
  /\b(?:relocat\w*|transfer\w*|we.?re|we are|i.?m|i am|moving out|moving from|shifting from)\b/i
/** When somebody moves: "shift by 15 Dec", "starting jan first week", "within this week". */
const moveIn = regExp('iu')`
  \b(?:shift(?:ing)?|join(?:ing)?|handover|mov(?:e|ing)(?:[ -]?in)?|start(?:ing|s)?
  |from|by|within|before|after|till|until|only[ ]till)\b
  .{0,24}\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june
  |july|august|september|october|november|december|week|month|immediate|diwali|today|tomorrow)
  |\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*[ ](?:\d{4}[ ])?(?:start|se|onwards?)\b
  |\bpossession[ ](?:asap|soon|jaldi|immediate)|\basap[ ](?:within|by)
`
