import { regExp } from '#domain/text/reg-exp.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import type { HomeState } from '../home-state.ts'
import { isApart } from '../words.ts'

export type Span = readonly [from: number, to: number]

/** Parts of names that have another meaning by themselves. */
const namePart = regExp()`
  ^(?:gardens?|parks?|greens?|city|towers?|views?|hills?|valley|woods|palms?|courts?|plaza
  |estates?|homes?|villas?|meadows|springs|vista|lake|world|heights|residency|enclave|terraces?
  |square|apartments?|apts|society|forests?|farms?|house|county|corner|royal|club|resort|land
  |corporate|business|trade|tech|cent(?:re|er)|nest)$
`
const maxNameWords = 5

/** Returns where a name ends; after `Society:` it may include words with another meaning. */
export function nameEnd(state: HomeState, from: number, isLabelled = false): number {
  const { tokens, text } = state.parse
  let to = from
  while (
    to < from + maxNameWords &&
    (isNameWord(state, to) ||
      joinsName(state, to, from) ||
      (isLabelled && to > from && isCapitalWord(state, to))) &&
    (to === from || !isApart(text, tokens[to - 1], tokens[to]))
  )
    to++
  return to > from && isNumberOfName(state, to) ? to + 1 : to
}

/** "World of Joy" */
const joinsName = (state: HomeState, at: number, from: number) =>
  at > from && state.parse.tokens[at]?.text === 'of' && startsName(state, at + 1)

/** "Sapphire 2": a number that counts nothing, at the end of a name. */
function isNumberOfName({ parse }: HomeState, at: number): boolean {
  const { tokens, text } = parse
  const token = tokens[at]
  if (token?.kind !== 'number' || token.value > 99 || !/^\d+$/.test(token.text)) return false
  if (!isFree(parse, at) || isApart(text, tokens[at - 1], token)) return false
  if (roomUnits.find(tokens, at + 1) || units.find(tokens, at + 1)) return false
  return isApart(text, token, tokens[at + 1]) || tokens[at + 1]?.text === ','
}

function isCapitalWord({ parse }: HomeState, at: number): boolean {
  const token = parse.tokens[at]
  if (token?.kind !== 'word' || !isFree(parse, at) || stopsName.test(token.text)) return false
  if (roomUnits.find(parse.tokens, at)) return false
  const match = lexicon.find(parse.tokens, at)
  const isPhrase = match !== undefined && match.next > at + 1
  return !isPhrase && /^\p{Lu}/u.test(parse.text.slice(token.start))
}

/** Whether a word may be part of a name: it is unclaimed and has no other meaning. */
export function isNameWord({ parse }: HomeState, at: number): boolean {
  const token = parse.tokens[at]
  if (token?.kind !== 'word' || !isFree(parse, at)) return false
  if (!/^[\p{L}\p{M}]/u.test(token.text) || roomUnits.find(parse.tokens, at)) return false
  const isName = namePart.test(token.text) && /^\p{Lu}/u.test(parse.text.slice(token.start))
  return (isName || !lexicon.find(parse.tokens, at)) && !stopsName.test(token.text)
}

/** Whether a word starts a name by itself: with a capital, and no part of names alone. */
export function startsName(state: HomeState, at: number): boolean {
  const { tokens, text } = state.parse
  const word = tokens[at]?.text ?? ''
  return (
    isNameWord(state, at) &&
    !namePart.test(word) &&
    !(startsHeading.test(word) && !isMyHome(tokens, at)) &&
    /^\p{Lu}/u.test(text.slice(tokens[at]?.start))
  )
}

/** My Home is a builder. */
export const isMyHome = (tokens: HomeState['parse']['tokens'], at: number) =>
  tokens[at]?.text === 'my' && tokens[at + 1]?.text === 'home'

const stopsName = regExp()`
  ^(?:in|at|on|near|nr|for|with|and|or|the|is|are|me|mein|mai|se|ka|ki|ke|of|from|rent|sale|price
  |deposit|floor|carpet|area|new|ready|possession|call|contact|flat|available|both|same|avl|avail
  |location|loc|config|configuration|size|budget|facing|opp|opposite|behind|by|to|only|also|no|sec
  |sector|phase|rs|super|built|bua|rera|tower|wing|flr|bldg|building|project|society|row)$
`
/** First words of headings and greetings, and words brokers use for themselves. */
const startsHeading = regExp()`
  ^(?:hot|best|good|great|happy|dear|hello|hi|urgent|urgently|today|todays|exclusive|direct|price
  |prime|premium|luxury|luxurious|property|properties|details|deal|deals|offer|offers|inventory
  |listing|listings|list|available|brand|new|fresh|flash|distress|sale|rent|commercial|residential
  |investor|investment|limited|last|only|contact|call|regards|thanks|thank|mr|mrs|ms|shri|smt|dr
  |estate|estates|associates|consultant|consultants|broker|brokers|agent|owner
  |please|pls|kindly|note|amenities|maintenance|charges|transfer|share|office|garden|formed|well
  |registered|maintained|beautiful|spacious|dream|home|homes|location|ready|all|any|we|my|our|this
  |available|special|mega|super|grand|gated|independent|individual|opportunity|resale|under|also)$
`
