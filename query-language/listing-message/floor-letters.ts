import { regExp } from '#domain/text/reg-exp.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import { doubt, find, type HomeState } from './home-state.ts'
import { isApart } from './words.ts'

/** Floors by their letters, as lists of builder floors and shops name them. */
const letters: Partial<Record<string, number>> = { ugf: 0, gf: 0, ff: 1, sf: 2, tf: 3 }
/** Letters that are those of a furnished and of a semi-furnished home elsewhere. */
const twofold = /^(?:ff|sf)$/
const furnishingWord = /\b(?:furn|furnished|unfurnished|semi|bare|warm shell)\b/i
const shopWord = /\b(?:shops?|sco|showrooms?|office|atrium|food court)\b/i

/** Whether a message names floors by letters that mean nothing else. */
export const namesFloorsByLetter = (message: string): boolean =>
  /(?<![\p{L}\p{N}])(?:ugf|gf|tf)(?![\p{L}\p{N}])/iu.test(message)

/** Reads "UGF", "FF 325 yds", "Shop, FF": a floor, unless it is how a home is furnished. */
export function readFloorLetters(state: HomeState): void {
  const { tokens, text } = state.parse
  readFurnishingLetter(state)
  const isFloor = state.isFloorByLetter || furnishingWord.test(text) || shopWord.test(text)
  const found = tokens.flatMap((token, at) => {
    const floor = letters[token.text]
    if (floor === undefined || !isFree(state.parse, at)) return []
    // "1200 sf" is an area.
    if (twofold.test(token.text) && (!isFloor || tokens[at - 1]?.kind === 'number')) return []
    if (
      storeyJoint.test(text.slice(token.end)) ||
      isLetFloor.test(text.slice(token.end)) ||
      isOfOwner.test(text.slice(0, token.start)) ||
      /\b[bgs] ?\+ ?$/i.test(text.slice(0, token.start))
    )
      return []
    return [{ at, floor }]
  })
  const [first] = found
  const last = found.at(-1)
  if (!first || !last) return
  const floors = [...new Set(found.map(({ floor }) => floor))]
  if (floors.length === 1) find(state, 'floor', first.floor, [first.at, first.at + 1])
  else doubt(state, 'floor', floors, [first.at, last.at + 1])
}

/** "1bhk 480 carpet sf 55k": semi furnished, and no rupees a square foot. */
function readFurnishingLetter(state: HomeState): void {
  const { parse, isFloorByLetter, findings } = state
  const at = parse.tokens.findIndex(({ text }) => text === 'sf')
  const isRent = /^ \d{1,3} ?k\b/i.test(parse.text.slice(parse.tokens[at]?.end))
  if (at < 0 || isFloorByLetter || !isRent || !isFree(parse, at)) return
  if (parse.tokens[at - 1]?.kind === 'number') return
  if (!findings.some(({ field }) => field === 'furnished'))
    find(state, 'furnished', 'semi-furnished', [at, at + 1])
}

/** "GF + 2": how a building is made up. */
const storeyJoint = regExp('i')`^ ?\+ ?\d`

/** "Currently GF rented": a part of the home. */
const isLetFloor = /^ (?:is )?(?:rented|leased|tenanted|occupied|let)\b/i

/** "Owner stays on GF" */
export const isOfOwner = regExp('i')`
  \b(?:owner|landlord|malik)(?:[ ]is)?[ ](?:stays?|staying|lives?|living)
  (?:[ ](?:on|in|at))?(?:[ ]the)?[ ]$
`

const floorNames: Partial<Record<string, number>> = { ground: 0, first: 1, second: 2, third: 3 }

/** Reads "First 3BHK 98 lac" in a list of the floors of one building. */
export function readNamedFloors(state: HomeState): void {
  const { parse, findings, isShared } = state
  const { tokens, text } = parse
  if (!/\bfloors\b/i.test(text) || findings.some(({ field }) => field === 'floor')) return
  for (const [at, token] of tokens.entries()) {
    const floor = floorNames[token.text]
    const isStart = at === 0 || isApart(text, tokens[at - 1], token)
    if (floor === undefined || !isStart || isShared(token.start) || !isFree(parse, at)) continue
    const next = tokens[at + 1]
    if (next?.kind !== 'number' || !findings.some(({ start }) => start === next.start)) continue
    find(state, 'floor', floor, [at, at + 1])
    return
  }
}
