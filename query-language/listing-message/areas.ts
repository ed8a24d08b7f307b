import { regExp } from '#domain/text/reg-exp.ts'
import type { Quantity } from '#query-language/extract/amounts/quantity.ts'
import { isFree, wordsOf } from '#query-language/model/parse-state.ts'
import type { AreaValue } from '#query-language/model/slots.ts'
import { tokensOf } from './floors.ts'
import { doubt, find, type HomeState, leave } from './home-state.ts'
import type { Finding } from './model.ts'
import type { Label } from './number-labels.ts'
import { isApart } from './words.ts'

type AreaField =
  | 'area'
  | 'areaCarpetSqft'
  | 'areaBuiltUpSqft'
  | 'areaSuperBuiltUpSqft'
  | 'areaPlotSqft'

/** Words for what an area measures, strongest first: "super built up" is not built-up. */
const bases: readonly (readonly [AreaField, RegExp])[] = [
  ['areaCarpetSqft', /^(?:carpet|cpt|rera)$/],
  ['areaSuperBuiltUpSqft', /^(?:super|sba|sbua|sbu|saleable|salable|सुपर|सुपार)$/],
  [
    'areaBuiltUpSqft',
    regExp()`
      ^(?:built|builtup|build|buildup|bua|const|cons|construction|constructed|covered|bandhkam
      |bandhkaam|बिल्ट|बिल्टअप|बांधकाम)$
    `,
  ],
  ['areaPlotSqft', /^(?:plot|land|site|jaga|jagah|भूखंड|जागा)$/],
]
const fillers = /^(?:area|up|on|of|is|in|-|total|size|\(|rera|usable|open|ka|का|अप)$/

/** Records an area under what it measures, by the words in it and beside it. */
export function findArea(state: HomeState, value: AreaValue, quantity: Quantity): boolean {
  const [first, last] = withBasisWords(state, quantity)
  const field = basisOf(state, first, last)
  // "Plot 200 gaj" gives the type as well, which another pass reads.
  const [from, to] = field === 'areaPlotSqft' ? [quantity.from, quantity.to] : [first, last]
  if (field === 'areaPlotSqft') markUsed(state, first, last)
  const { sqft, min, max, sizes } = value
  const span = [from, to] as const
  if (!isFree(state.parse, from, to)) return false
  if (value.unit !== 'sqft') find(state, 'areaText', value.said, span)
  // "1600 sqft above" is not the area of one home.
  const isBound =
    (/^m/.test(quantity.bound ?? '') && !isWithMore(state, quantity)) ||
    isOpenEnded(state, quantity)
  const other = otherSize(state, quantity)
  if (sqft !== undefined && other)
    doubt(state, field, [round(other * (sqft / quantity.high)), round(sqft)], [from - 2, to])
  else if (sqft !== undefined && isBound) doubt(state, field, [round(sqft)], span)
  else if (sqft !== undefined) find(state, field, round(sqft), span)
  // A range, or a bigha, whose size depends on the place: the broker is asked.
  else if (min !== undefined && max !== undefined)
    doubt(state, field, sizes ? [min, max] : [round(quantity.low), round(quantity.high)], span)
  else return false
  return true
}

/** "267 & 333 sq yds": the size before, of another home. */
function otherSize({ parse }: HomeState, { from, high }: Quantity): number | undefined {
  const [number, joint] = parse.tokens.slice(Math.max(0, from - 2), from)
  if (number?.kind !== 'number' || !/^(?:&|and|\/|or)$/.test(joint?.text ?? '')) return undefined
  if (from < 2 || !isFree(parse, from - 2, from)) return undefined
  const isLike = number.value >= 50 && number.value < high * 5 && number.value > high / 5
  return isLike && number.value !== high ? number.value : undefined
}

/** "180 carpet + loft": a plus before another thing makes no least size. */
const isWithMore = ({ parse: { tokens, text } }: HomeState, { from, to }: Quantity) =>
  tokens
    .slice(from, to + 1)
    .some(
      (token, index, all) =>
        token.text === '+' &&
        /^[ \t]*[\p{L}\d]/u.test(text.slice(token.end)) &&
        all[index - 1] !== undefined,
    )

/** "1600 sft above", "from 950 sqft" */
const isOpenEnded = ({ parse: { tokens } }: HomeState, { from, to }: Quantity) =>
  /^(?:above|onwards?|upwards?|plus)$/.test(tokens[to]?.text ?? '') ||
  /^(?:above|min|minimum|from|starting|upto)$/.test(tokens[from - 1]?.text ?? '')

function withBasisWords({ parse, used }: HomeState, { from, to }: Quantity): [number, number] {
  const { tokens, text } = parse
  let [begin, end] = [from, to]
  const isBasis = (word: string) => bases.some(([, words]) => words.test(word))
  const wordAt = (at: number) => tokens[at]?.text ?? ''
  // What follows belongs to the size, unless it starts the next one: "2400 sqft carpet 900".
  let reach = end
  let isSaid = false
  while (
    reach < end + maxBasisWords &&
    // "1095 sqft super (carpet 702)"
    !(isSaid && wordAt(reach) === '(') &&
    !isApart(text, tokens[reach - 1], tokens[reach]) &&
    (isBasis(wordAt(reach)) || fillers.test(wordAt(reach))) &&
    isFree(parse, reach)
  ) {
    isSaid ||= isBasis(wordAt(reach))
    reach++
  }
  while (reach > end && !isBasis(wordAt(reach - 1)) && !/^(?:up|area)$/.test(wordAt(reach - 1)))
    reach--
  const isOfNext = tokens[reach]?.kind === 'number' && reach > end
  const names = wordsOf(parse, end, reach).some(isBasis)
  // "Plot 2200 sqft constructed 2600 sqft"
  const isNamed =
    hasBasis(parse, begin, end) || (isBasis(wordAt(begin - 1)) && isFree(parse, begin - 1))
  if (names && !(isOfNext && isNamed)) end = reach
  // "Super built-up area 1420"
  if (/^(?:super|सुपर)$/.test(wordAt(begin - 1)) && isFree(parse, begin - 1)) begin--
  if (!hasBasis(parse, begin, end)) {
    let back = begin
    while (
      back > begin - maxBasisWords &&
      !isApart(text, tokens[back - 1], tokens[back]) &&
      (isBasis(wordAt(back - 1)) || fillers.test(wordAt(back - 1))) &&
      isFree(parse, back - 1) &&
      !used.has(back - 1)
    )
      back--
    if (wordsOf(parse, back, begin).some(isBasis)) begin = back
  }
  return [begin, end]
}

/** "Super built-up area:" has five. */
const maxBasisWords = 6

const markUsed = ({ used }: HomeState, from: number, to: number) => {
  for (let at = from; at < to; at++) used.add(at)
}

const hasBasis = (parse: HomeState['parse'], from: number, to: number) =>
  wordsOf(parse, from, to).some((word) => bases.some(([, words]) => words.test(word)))

function basisOf({ parse }: HomeState, from: number, to: number): AreaField {
  const words = wordsOf(parse, from, to)
  const found = bases.find(([, pattern]) => words.some((word) => pattern.test(word)))
  return found?.[0] ?? 'area'
}

/** Leaves "7.5 acres" of a message about flats: the land of a project, and no area of a home. */
export function dropProjectLand(state: HomeState): void {
  const { parse, findings, doubts } = state
  const type = findings.find(({ field }) => field === 'propertyType')?.value
  const hasRooms = [...findings, ...doubts].some(({ field }) => field === 'bhk')
  if (!hasRooms || (type !== undefined && type !== 'apartment')) return
  for (const { start, end } of findings.filter(isAcres)) {
    state.findings = state.findings.filter((one) => one.start !== start)
    const [from, to] = tokensOf(parse, { start, end })
    parse.claimed.fill(false, from, to)
    leave(state, from, to)
  }
}

const isAcres = ({ field, value }: Finding) =>
  field === 'areaText' && /acre|hectare/.test(String(value))

/** "2bhk, 850 ft, 1st floor": no road and no side of a home is as long. */
export const isSizeInFeet = (
  { parse: { tokens } }: HomeState,
  { high, isRange, to }: Quantity,
  said?: Label,
) =>
  !said &&
  !isRange &&
  high >= 300 &&
  high <= 10_000 &&
  !/^(?:road|wide|rd|from|to|away|x|by)$/.test(tokens[to]?.text ?? '')

const loose =
  /^(?:all|both|each|every|above|mentioned|areas?|sizes?|sqft|sft|in|are|is|in|of|the|-|\(|\)|,)$/

/** Whether a line, a sentence or a clause ends before a token. */
const isCut = ({ parse: { tokens, text } }: HomeState, at: number) =>
  isApart(text, tokens[at - 1], tokens[at]) || /^[,()]$/.test(tokens[at - 1]?.text ?? '')

/** Applies a basis that a line gives for all areas: "(all rera carpet)". */
export function readLooseBasis(state: HomeState): void {
  const { parse, findings } = state
  const { tokens } = parse
  const [area, ...others] = findings.filter(({ field }) => field === 'area')
  if (!area || others.length > 0) return
  for (let from = 0; from < tokens.length; from++) {
    if (from > 0 && !isCut(state, from)) continue
    let to = from
    while (to < tokens.length && (to === from || !isCut(state, to))) to++
    const line = wordsOf(parse, from, to)
    const isLoose = line.every(
      (word) =>
        loose.test(word) || fillers.test(word) || bases.some(([, words]) => words.test(word)),
    )
    if (!isLoose || !hasBasis(parse, from, to) || !isFree(parse, from, to)) continue
    findings[findings.indexOf(area)] = { ...area, field: basisOf(state, from, to) } as Finding
    parse.claimed.fill(true, from, to)
    return
  }
}

const round = (value: number) => Math.round(value * 100) / 100
