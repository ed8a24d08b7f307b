import { regExp } from '#domain/text/reg-exp.ts'
import { ambiguousBuilders, builders, firmWords } from '#query-language/lexicon/builders.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { roomUnits } from '#query-language/lexicon/units.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import { find, type HomeState } from './home-state.ts'
import { isApart } from './words.ts'

const societyLabel = /^(?:project|society|building|bldg|complex|tower|socty)$/
/** Endings of names of buildings, which no place has. */
const buildingEnding = regExp()`
  ^(?:heights|gardens|greens|residency|residences|apartments|apartment|apts|chs|chsl|towers
  |enclave|society)$
`
/** Parts of names that mean something else by themselves. */
const namePart = regExp()`
  ^(?:gardens?|parks?|greens?|city|towers?|views?|hills?|valley|woods|palms?|courts?|plaza
  |estates?|homes|villas?|meadows|springs|vista|lake|world|heights|residency|enclave|terraces?
  |square)$
`
const maxNameWords = 5

/**
 * Reads the name of a building where the message says that it is one: behind `Project -` or
 * `Society:`, with a known builder before it, or with an ending such as `Heights`.
 */
export function readSociety(state: HomeState): void {
  const { parse } = state
  for (let at = 0; at < parse.tokens.length; at++) {
    const name = labelledName(state, at) ?? builtName(state, at) ?? endedName(state, at)
    if (!name) continue
    const [from, to] = name
    const start = parse.tokens[from]?.start ?? 0
    const words = parse.text.slice(start, parse.tokens[to - 1]?.end)
    find(state, 'society', words.trim(), [from, to])
    return
  }
}

type Span = readonly [from: number, to: number]

/** "Project - Vaibhav Heights, Ravet" */
function labelledName(state: HomeState, at: number): Span | undefined {
  const { tokens, text } = state.parse
  if (!societyLabel.test(tokens[at]?.text ?? '') || !isFree(state.parse, at)) return undefined
  const isColon = /^\s*[:-]/.test(text.slice(tokens[at]?.end))
  const from = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
  if (!isColon || isApart(text, tokens[at], tokens[from])) return undefined
  const to = nameEnd(state, from)
  return to > from ? [from, to] : undefined
}

/** "Lodha Amara", "Prestige Shantiniketan": a builder, then the name of what it built. */
function builtName(state: HomeState, at: number): Span | undefined {
  const { parse } = state
  const name = builders.get(parse.tokens[at]?.text ?? '')
  if (!name || ambiguousBuilders.has(name) || !isFree(parse, at)) return undefined
  if (/^(?:by|from)$/.test(parse.tokens[at - 1]?.text ?? '')) return undefined
  const begin = firmWords.has(parse.tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  const to = nameEnd(state, begin)
  return to > begin && !firmWords.has(parse.tokens[begin]?.text ?? '') ? [at, to] : undefined
}

/** "Sunrise Heights", "Shanti Nagar CHS": up to three words before the ending, on one line. */
function endedName(state: HomeState, at: number): Span | undefined {
  const { parse } = state
  const { tokens, text } = parse
  if (!buildingEnding.test(tokens[at]?.text ?? '') || !isFree(parse, at)) return undefined
  let from = at
  while (
    from > at - 3 &&
    isNameWord(state, from - 1) &&
    !isApart(text, tokens[from - 1], tokens[from])
  )
    from--
  // A name is written with a capital, and in full capitals only where everything is.
  const isName = from < at && /^\p{Lu}/u.test(text.slice(tokens[from]?.start))
  return isName ? [from, at + 1] : undefined
}

function nameEnd(state: HomeState, from: number): number {
  const { tokens, text } = state.parse
  let to = from
  while (
    to < from + maxNameWords &&
    isNameWord(state, to) &&
    (to === from || !isApart(text, tokens[to - 1], tokens[to]))
  )
    to++
  return to
}

/** Whether a word may be part of a name: it is free, and says nothing else. */
function isNameWord({ parse }: HomeState, at: number): boolean {
  const token = parse.tokens[at]
  if (token?.kind !== 'word' || !isFree(parse, at)) return false
  if (!/^[\p{L}\p{M}]/u.test(token.text) || roomUnits.find(parse.tokens, at)) return false
  const isName = namePart.test(token.text) && /^\p{Lu}/u.test(parse.text.slice(token.start))
  return (isName || !lexicon.find(parse.tokens, at)) && !stopsName.test(token.text)
}

const stopsName = regExp()`
  ^(?:in|at|on|near|for|with|and|or|the|is|are|me|mein|mai|se|ka|ki|ke|of|from|rent|sale|price
  |deposit|floor|carpet|area|new|ready|possession|call|contact|flat|available|both|same)$
`
