import { regExp } from '#domain/text/reg-exp.ts'
import { findPlaces, type Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { labels, phrases } from '#query-language/listing-message/words.ts'
import { type Token, tokenize } from '#query-language/text/tokenize.ts'
import { isWhole, phoneNumber, type Row } from './message-rows.ts'
import type { UnreadPart } from './unrelated-parts.ts'

export const signOff = regExp('iu')`
  ^[^\p{L}]*(?:(?:thanks|thank you|thnx|tnx|thx)[^\p{L}]+(?:and|n|&)?[^\p{L}]*regards?
  |(?:warm[ ]|best[ ])?regards|thanks|thank you|धन्यवाद|dhanyavaad)[^\p{L}\p{M}]*$
`
const contactLead = regExp('iu')`
  ^[^\p{L}]*(?:pls[ ]|please[ ]|kindly[ ]
  |for (?:more )?(?:details?|info|inspection|visit)[^\p{L}]*)?
  (?:call|cal|contact|cont|whatsapp|wa|dm|ping|ph|phone|mob|mobile|cell|connect|regards|संपर्क
  |फोन)(?![\p{L}\p{M}])
`

/** Sets aside lines of names, addresses and telephone numbers. */
export function withoutSenders(rows: readonly Row[], gazetteer: Gazetteer) {
  const unrelated: UnreadPart[] = []
  const signature = signatureStart(rows)
  const last = rows.findLastIndex((row, at) => saysOfHome(row) && !isAddress(row, at))
  let isSignature = false
  // Behind "Warm regards" stand names, titles and the address of an office.
  let isSigned = false
  const left = rows.filter((row, index) => {
    if (isSigned && isWhole(row)) isSigned = false
    const isOfSigner =
      index >= signature ||
      (isSignature && isAgentNumber(row)) ||
      (isSigned && row.rooms.length === 0) ||
      isSignedLine(row, index, gazetteer) ||
      (index > 0 && isSignedAbove(row, rows[index + 1], gazetteer))
    if (!isOfSigner && saysOfHome(row) && !(index > last && isAddress(row, index))) {
      isSignature = false
      return true
    }
    const isSign = signOff.test(row.text)
    isSigned ||= regardsOnly.test(row.text) && index > 0
    const isPhone =
      hasPhone(row) && !row.hasDemand && !row.hasRequest && row.words <= maxSenderWords
    const isSender =
      isSign ||
      isOfSigner ||
      (index > last && isAddress(row, index)) ||
      (isPhone && (contactLead.test(row.text) || !namesPlace(row, gazetteer))) ||
      (isSignature && isName(row))
    // "Sneha" above her number.
    const next = rows[index + 1]
    const isNameAbove =
      index > last &&
      next !== undefined &&
      hasPhone(next) &&
      !saysOfHome(next) &&
      isName(row) &&
      looksLikeName(row)
    if (isSign || (isSender && index > last)) isSignature = true
    if (!isSender && !isNameAbove) return true
    unrelated.push({ start: row.start, end: row.end, topic: 'contact' })
    return false
  })
  return { rows: left, unrelated }
}

/** Returns where a last paragraph of names and a telephone number begins: who sent the message. */
function signatureStart(rows: readonly Row[]): number {
  const start = rows.findLastIndex(({ isAfterBlank }) => isAfterBlank)
  const own = rows.slice(start)
  const isOfSender = (row: Row) =>
    row.words <= maxSenderWords &&
    row.rooms.length === 0 &&
    startsWithCapital.test(row.text) &&
    (isAgentNumber(row) ||
      (row.amounts.length === 0 &&
        !row.hasArea &&
        ((isName(row) && !saysPhrase(row)) || hasPhone(row))))
  const isSignature = start > 0 && own.length > 1 && own.every(isOfSender) && own.some(hasPhone)
  return isSignature ? start : rows.length
}
/** "Exclusive mandate": a fact, and nobody's name. */
const saysPhrase = ({ text }: Row) => {
  const tokens = tokenize(text)
  return tokens.some((_, at) => phrases.find(tokens, at) !== undefined)
}
/** "No basement", "view ho to badhiya" above a number are a wish, and nobody's name. */
function looksLikeName({ text, words }: Row): boolean {
  const said = text.match(/[\p{L}\p{M}.'’]+/gu) ?? []
  if (noName.test(said[0] ?? '')) return false
  return words === 1 || said.every((word) => /^(?:\p{Lu}|\p{Lo}|and$|n$)/u.test(word))
}
const noName = regExp('i')`
  ^(?:no|not|only|direct|immediate|genuine|brokers?|owners?|near|all|any|loan|view|pls|please
  |urgent)$
`

/** "Srikanth Reddy, Deccan Corporate Spaces" above a number alone: no word of a home starts it. */
function isSignedAbove(row: Row, next: Row | undefined, gazetteer: Gazetteer): boolean {
  if (next === undefined || !hasPhone(next) || /\p{L}/u.test(next.text)) return false
  if (row.rooms.length > 0 || row.hasArea || row.amounts.length > 0) return false
  const tokens = tokenize(row.text)
  const [first, second] = tokens.filter(({ kind }) => kind === 'word')
  if (!first || !second || lexicon.find(tokens, tokens.indexOf(first))) return false
  const isPlace = namesPlace({ ...row, text: first.text }, gazetteer)
  return !isPlace && isName(row) && looksLikeName(row) && !saysPhrase(row)
}

const startsWithCapital = /^[^\p{L}]*(?:$|\p{Lu})/u

/** "Reena Pathak - Lakeview Rentals 98190 00322", "Call Pooja mam 70420 00355" */
function isSignedLine(row: Row, at: number, gazetteer: Gazetteer): boolean {
  const isHome = row.rooms.length > 0 || row.hasArea || row.amounts.length > 0
  if (at === 0 || isHome || !hasPhone(row) || row.hasDemand || row.hasRequest) return false
  const said = row.text.replace(phoneNumber, ' ')
  // "📞 Pooja – Sourcing Mgr 70000 45612"
  if (/[📞📱☎]/u.test(row.anchor) && row.words <= maxSenderWords) return true
  // "Gagan Arora 98720 00435 tricity homes", "Puja / Sachin Kulkarni 98500 00239"
  const lead = row.text
    .slice(0, row.text.search(phoneNumber))
    .replace(/[^\p{L}]+$/u, '')
    .trim()
  if (twoNames.test(lead) && isOfPersons(lead, gazetteer)) return true
  const [name = ''] = said.split(/[–—|/,;:(-]/).filter((part) => /\p{L}/u.test(part))
  if (contactLead.test(row.text)) return personAfterLead.test(said)
  return (
    personName.test(name.trim()) &&
    !namesPlace({ ...row, text: name }, gazetteer) &&
    !tokenize(name).some((_, index, all) => lexicon.find(all, index) !== undefined)
  )
}
/** Two words at least, of which one is of no place and of no home. */
const twoNames = /^\p{Lu}\p{Ll}+(?:(?: ?[/&] ?| )\p{Lu}\p{Ll}+){1,3}$/u
const isOfPersons = (lead: string, gazetteer: Gazetteer) => {
  const tokens = tokenize(lead).filter(({ kind }) => kind === 'word')
  const isNone = ({ text }: Token, at: number) =>
    lexicon.find(tokens, at) === undefined && findPlaces(gazetteer, text).length === 0
  return tokens.some(isNone) && findPlaces(gazetteer, lead).length === 0
}
const personName = /^\p{Lu}[\p{L}.'’]*(?: \p{Lu}[\p{L}.'’]*){1,3}$/u
/** "Call Pooja mam" says nothing but whom. */
const personAfterLead = regExp('iu')`
  ^\W*(?:pls[ ]|please[ ]|kindly[ ])?(?:call|contact|whatsapp|ph|mob)\b[^\p{L}]*
  \p{L}+(?:[ ]\p{L}+)?\W*$
`

/** "HRERA-GGM-9921" below who sent it: the agent's own number, and none of a project. */
const isAgentNumber = ({ text, words }: Row) =>
  words <= maxSenderWords && agentNumber.test(text) && !/\bP\d{11}\b/i.test(text)
const agentNumber = regExp('iu')`
  ^[^\p{L}\p{N}]*(?:\p{L}{1,8}[ ])?\p{L}{0,5}rera\p{L}{0,5}[ :.#-]{0,3}(?:agent|regn?|no|id)?
  [ :.#-]{0,3}[A-Z\d/-]{4,50}\W*$
`

const regardsOnly = /^[^\p{L}]*(?:(?:warm|best|kind)[ ])?(?:regards|regds|rgds)[^\p{L}\p{M}]*$/iu
/** "Manav Realtech, SCO 44 Sector 29" below the homes. */
const officeLine = regExp('iu')`
  ^[^\p{L}]*\p{L}[^,;|\n]{2,40}[,;|-][ ]?
  (?:s[.]?c[.]?[of]|office|shop|cabin|unit|#)[.]?[ ]?(?:no[.]?[ ]?)?#?\d
`
const isAddress = (row: Row, at: number) =>
  at > 0 && row.rooms.length === 0 && row.amounts.length === 0 && officeLine.test(row.text)

const maxSenderWords = 10
export const hasPhone = ({ text }: Row) => text.search(phoneNumber) >= 0

/** Whether a line has a fact about a home. */
function saysOfHome(row: Row): boolean {
  if (row.rooms.length > 0 || row.hasType || row.hasArea || row.amounts.length > 0) return true
  const tokens = tokenize(row.text.replace(phoneNumber, ' '))
  return tokens.some((token, at) => {
    if (token.kind === 'sign') return false
    const meaning = lexicon.find(tokens, at)?.meaning
    const isFact = meaning !== undefined && meaning.slot !== 'sort' && meaning.slot !== 'lister'
    return isFact || phrases.find(tokens, at) !== undefined || labelled(tokens, at)
  })
}

/** A label beside a number: "Dep 75". */
const labelled = (tokens: readonly Token[], at: number) => {
  const label = labels.find(tokens, at)
  return label !== undefined && tokens.slice(label.next, label.next + 3).some(isNumber)
}
const isNumber = ({ kind }: Token) => kind === 'number'

function namesPlace({ text }: Row, gazetteer: Gazetteer): boolean {
  const words = text
    .replace(phoneNumber, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  const parts = words.split(' ')
  return parts.some((_, at) =>
    [1, 2, 3].some((count) => {
      const name = parts.slice(at, at + count).join(' ')
      return name.length > 3 && findPlaces(gazetteer, name).length > 0
    }),
  )
}

/** "Harkirat Singh", "Team Urban Nest" */
const isName = ({ text, words }: Row) => words <= 5 && !/\d/.test(text.replace(phoneNumber, ''))
