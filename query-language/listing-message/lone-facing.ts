import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { units } from '#query-language/lexicon/units.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import { find, type HomeState } from './home-state.ts'
import { isApart } from './words.ts'

/** Reads "1820 sft, NE, 12th floor": a direction that is a clause of its own, and of no place. */
export function readLoneFacing(state: HomeState): void {
  const { parse } = state
  const { tokens, slots } = parse
  for (let at = 1; at < tokens.length; at++) {
    const isPair = /^(?:north|south)$/.test(tokens[at - 1]?.text ?? '') && isFree(parse, at - 1)
    const facing =
      (isPair ? directionOf(tokens[at - 1], tokens[at]) : undefined) ?? directionOf(tokens[at])
    // "263 gaj, NE corner"
    const isCorner = tokens[at + 1]?.text === 'corner'
    if (!facing || !isFree(parse, at) || !(isCorner || isCut(state, at, at + 1))) continue
    const from = isPair || /^(?:both|all)$/.test(tokens[at - 1]?.text ?? '') ? at - 1 : at
    if (!isCorner && !isCut(state, from - 1, from)) continue
    const last = tokens[from - 1]?.kind === 'sign' ? tokens[from - 2] : tokens[from - 1]
    // "Andheri, East"
    const isOfPlace = slots.some(
      ({ slot, end }) => (slot === 'locality' || slot === 'city') && end === last?.end,
    )
    if (isOfPlace) continue
    find(state, 'facing', facing, [isPair ? at - 1 : at, at + 1])
    return
  }
}

/** "Se" is "from" in Hindi, and a letter alone may be the number of a tower. */
const noDirection = /^(?:se|.)$/

/** Returns the direction that words name, as "<words> facing" does. */
function directionOf(...words: readonly (Token | undefined)[]): string | undefined {
  const said = words.filter((word) => word !== undefined)
  const [first] = said
  if (!first || said.some(({ text }) => noDirection.test(text))) return undefined
  const match = lexicon.find([...said, { ...first, text: 'facing' }], 0)
  const isWhole = match?.next === said.length + 1
  return isWhole && match.meaning.slot === 'facing' ? match.meaning.value.name : undefined
}

const isCut = ({ parse: { tokens, text }, raw }: HomeState, one: number, other: number) =>
  isApart(text, tokens[one], tokens[other]) ||
  // "22nd flr 💥 East ➡️"
  /\p{Extended_Pictographic}/u.test(raw.slice(tokens[one]?.end, tokens[other]?.start)) ||
  [tokens[one], tokens[other]].some((token) => /^[,;()]$/.test(token?.text ?? '')) ||
  isBesideFigure(tokens, one, other)

/** "– 31 L – west", "267 sq yds west - 36k": behind a figure with its unit, or before a dash. */
function isBesideFigure(tokens: readonly Token[], one: number, other: number): boolean {
  const last = tokens[one]?.text === '-' ? one - 1 : one
  const isFigure = [1, 2, 3].some(
    (count) => units.find(tokens, last - count + 1)?.next === last + 1,
  )
  // "East-west" names two.
  return isFigure || (tokens[other]?.text === '-' && !directionOf(tokens[other + 1]))
}
