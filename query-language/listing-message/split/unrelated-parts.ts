import { readFileSync } from 'node:fs'
import { regExp } from '#domain/text/reg-exp.ts'
import { parseTsv } from '#domain/text/tsv.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import type { Topic } from '#query-language/listing-message/model.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'
import { type Token, tokenize } from '#query-language/text/tokenize.ts'
import type { Block } from './clean-message.ts'
import { floorStart } from './home-starts.ts'
import { isWhole, namesHome, type Row, rowOf } from './message-rows.ts'
import { hasPhone, signOff, withoutSenders } from './senders.ts'

type Cue = 'closed' | 'question' | 'service' | 'advert' | 'let' | 'open' | 'thanks' | 'rules'

const table = readFileSync(new URL('./unrelated-cues.tsv', import.meta.url), 'utf8')
const cues = buildPhraseTrie<Cue>(
  parseTsv(table).map(([cue = '', spellings = '']) => [spellings, cue as Cue] as const),
)

/** A part of a message that is in no draft, with its topic. */
export interface UnreadPart extends Block {
  topic: Topic
}

/**
 * Separates what offers no home and looks for none: a home that is gone, a question about one, a
 * service, and who sent the message. The rest is returned in the order of the message.
 */
export function separateUnrelated(
  rows: readonly Row[],
  gazetteer: Gazetteer,
): { rows: Row[]; unrelated: UnreadPart[] } {
  const left: Row[] = []
  const unrelated: UnreadPart[] = []
  let topic: Topic | undefined
  for (const [index, row] of rows.entries()) {
    const isNew = row.isAfterBlank && !(topic === 'closed' && index === 1)
    // Numbered rules of a group show how a home is posted.
    const isRule = topic === 'other' && (row.isNumbered || !isWhole(row))
    if (topic && !isRule && (isNew || startsHome(row))) topic = undefined
    if (topic) {
      const isSender = signOff.test(row.text) || (hasPhone(row) && row.amounts.length === 0)
      unrelated.push({ start: row.start, end: row.end, topic: isSender ? 'contact' : topic })
      continue
    }
    if (isExample(row)) {
      unrelated.push({ start: row.start, end: row.end, topic: 'other' })
      continue
    }
    const sentences = sentencesOf(row, gazetteer)
    const topics = sentences.map((sentence) => {
      const found = topicOf(sentence, row)
      return found === 'service' && isOfHome(sentence, row, rows, index) ? undefined : found
    })
    // What follows a question on its line, or an advertisement, belongs to it.
    for (const [at, found] of topics.entries())
      if (topics[at - 1] === 'service' || (topics[at - 1] === 'question' && !found))
        topics[at] = topics[at - 1]
    if (topics.at(-1) === 'service' || topics[0] === 'other') topic = topics.at(-1)
    else if (isHeading(row) && !row.isNumbered && topics[0] === 'closed') topic = 'closed'
    if (topics.every((one) => one === undefined)) {
      left.push(row)
      continue
    }
    for (const [at, sentence] of sentences.entries()) {
      const one = topics[at]
      if (one) unrelated.push({ start: sentence.start, end: sentence.end, topic: one })
      // "2. Sold out"
      else if (/\p{L}/u.test(sentence.text))
        left.push({ ...sentence, isAfterBlank: row.isAfterBlank && at === 0 })
    }
  }
  const own = withoutSenders(left, gazetteer)
  return { rows: own.rows, unrelated: [...unrelated, ...own.unrelated] }
}

/**
 * "Solar panels", "online agreement" below a home, in its paragraph or said of all: it has them,
 * and nobody advertises them. An advertisement names its prices, or whom to call.
 */
function isOfHome(sentence: Row, row: Row, rows: readonly Row[], index: number): boolean {
  if (sentence.amounts.length > 0 || hasPhone(sentence)) return false
  const start = row.isAfterBlank ? index : rows.slice(0, index).findLastIndex(isFirstOfParagraph)
  const above = row.isShared ? rows.slice(0, index) : rows.slice(Math.max(0, start), index)
  return above.some((one) => namesHome(one) && (isWhole(one) || one.words > 2))
}
const isFirstOfParagraph = ({ isAfterBlank }: Row) => isAfterBlank

/** "Rate, area, photo must, e.g. 2BHK 45L", "Example: 2BHK 45L": how a home is posted. */
function isExample({ text }: Row): boolean {
  const example = exampleSign.exec(text)
  if (!example) return false
  const before = text.slice(0, example.index).replace(/^\W*\d{1,2}[.)]\s/, '')
  if (/\d/.test(before)) return false
  const asked = new Set(before.toLowerCase().match(postedPart))
  return asked.size > 1 || postingWord.test(before) || !/\p{L}/u.test(before)
}
const exampleSign = /\b(?:e\.? ?g\b|for example\b|example\b|sample (?:post|message|format)\b)/i
const postedPart = regExp('gi')`
  \b(?:rate|price|area|size|photos?|pics|location|bhk|budget|floor|contact|details|carpet)\b
`
const postingWord = /\b(?:post|posts|posting|posted|format|mention)\b/i

/** "SOLD OUT" above the home that is gone. */
const isHeading = (row: Row) =>
  row.rooms.length === 0 && !row.hasType && row.amounts.length === 0 && !floorStart.test(row.text)

const startsHome = (row: Row) =>
  row.rooms.length > 0 && row.amounts.length > 0 && (row.hasOffer || row.hasDemand)

const sentenceEnd = regExp('iu')`
  (?<=(?<!(?:^|[^\p{L}])(?:rs|sq|ft|no|dep|approx|apt|apts|bldg|flr|opp|nr|mr|mrs|dr|ph|sec))
  [.!?;])\s+
`

function sentencesOf(row: Row, gazetteer: Gazetteer): Row[] {
  let at = 0
  const parts = row.text.split(sentenceEnd)
  if (parts.length === 1) return [row]
  return parts.map((part) => {
    const start = row.text.indexOf(part, at)
    at = start + part.length
    return { ...rowOf(part, row.start + start, false, gazetteer), anchor: row.anchor }
  })
}

/** "80 % sold", "last 3 units": the rest is offered. */
const partlyGone = /\d ?%|\b(?:only|last|few|\d+) (?:\S+ ){0,2}(?:left|remaining|available)\b/i
const saleOfLet = /\b(?:sale|cr|crore|crores|lakhs?|lacs?|asking|price|roi|yield)\b/i

function topicOf(sentence: Row, row: Row): Topic | undefined {
  const tokens = tokenize(sentence.text)
  const found = cuesIn(tokens)
  const has = (cue: Cue) => found.some((one) => one.cue === cue)
  if (has('rules') && isHeading(sentence)) return 'other'
  // "❌ 2bhk Garodia Nagar - deal done"
  if (/[❌🚫⛔]/u.test(row.anchor)) return 'closed'
  if (isGone.test(sentence.text) && !partlyGone.test(sentence.text)) return 'closed'
  if (has('closed') && !partlyGone.test(sentence.text)) return 'closed'
  if (has('let') && !saleOfLet.test(row.text)) return 'closed'
  if (has('thanks') && (sentence.amounts.length === 0 || ofDeal.test(sentence.text)))
    return 'closed'
  if (has('question') || asksOfKnown.test(sentence.text) || speaksOfKnown(sentence))
    return 'question'
  if (has('advert') && !sentence.hasOffer) return 'service'
  const service = found.find(({ cue }) => cue === 'service')
  const isWanted = sentence.rooms.length > 0 && (sentence.hasDemand || sentence.hasRequest)
  return service && !isWanted && isFirst(service, tokens, sentence) ? 'service' : undefined
}

/** "Is the 2bhk in Powai still available?" */
const asksOfKnown = regExp('i')`
  \bstill available[ ]?\?
  |^\W*(?:(?:hi|hello|sir|madam)\W+)?(?:is|are)[ ](?:the|that|this|your|those)\b.*\bavailable\b
`

/** "2bhk tower 14 ❌ gone" */
const isGone =
  /\b(?:is |are |now |already )?gone\W*$|\bclosed (?:an? |the |this |my )?\d ?(?:bhk|rk)\b/iu

const ofDeal = /\b(?:clos\w+|deal|token|sold|booking|brokerage)\b/i

function cuesIn(tokens: readonly Token[]): { cue: Cue; at: number; next: number }[] {
  const found: { cue: Cue; at: number; next: number }[] = []
  for (let at = 0; at < tokens.length; at++) {
    const match = cues.find(tokens, at)
    if (!match) continue
    found.push({ cue: match.meaning, at, next: match.next })
    at = match.next - 1
  }
  return found
}

const facility = regExp()`
  ^(?:available|avail|possible|facility|approved|ok|sanctioned|done|ready|must|required|compulsory
  |mandatory)$
`

/** "He is firm at 1.8 cr for the Baner flat": a home that both sides know. */
const speaksOfKnown = (sentence: Row) =>
  !sentence.hasOffer &&
  knownHome.test(sentence.text) &&
  !/\bfor (?:sale|rent)\b/i.test(sentence.text)
const knownHome = regExp('i')`
  \b(?:for|of|on|about|regarding) (?:the|that|your) (?:\S+ ){0,3}
  (?:flat|\d ?bhk|shop|office|plot)\b
`

/** "Home loan possible" behind a home is no advertisement, and "bank loan available" is none. */
function isFirst(
  { at, next }: { at: number; next: number },
  tokens: readonly Token[],
  sentence: Row,
): boolean {
  if (facility.test(tokens[next]?.text ?? ''))
    return !sentence.rooms.length && !sentence.hasType && sentence.amounts.length > 0
  const start = sentence.start + (tokens[at]?.start ?? 0)
  const types = tokens.findIndex((_, index) => {
    const meaning = lexicon.find(tokens, index)?.meaning
    return meaning?.slot === 'type' || (meaning?.slot === 'intent' && index < at)
  })
  return (types < 0 || types >= at) && sentence.rooms.every((room) => room.at >= start)
}
