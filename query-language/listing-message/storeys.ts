import { units } from '#query-language/lexicon/units.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import { maxFloors, tokensOf } from './floors.ts'
import { find, type HomeState, leave } from './home-state.ts'

/**
 * Reads "G+4" and "B+G+2": how a building is made up, which is the number of its highest floor, and
 * no floor or number of rooms of the home.
 */
export function readStoreys(state: HomeState): void {
  const { tokens } = state.parse
  let highest: readonly [count: number, at: number] | undefined
  const others: number[] = []
  for (let at = 0; at + 1 < tokens.length; at++) {
    const [ground, plus, count] = tokens.slice(at, at + 3)
    const times = storeyWord.test(plus?.text ?? '') ? storeyCounts[ground?.text ?? ''] : undefined
    if (times && isFree(state.parse, at, at + 2)) {
      find(state, 'totalFloors', times, [at, at + 2])
      continue
    }
    if (ground?.kind === 'number' && isStoreyCount(state, at)) {
      find(state, 'totalFloors', ground.value, [at, at + 2])
      continue
    }
    const isStoreys = /^(?:g|ground|stilt|p|s)$/.test(ground?.text ?? '') && plus?.text === '+'
    if (!isStoreys || count?.kind !== 'number' || !isFree(state.parse, at, at + 3)) continue
    // "3BHK+S+2 parking"
    if (ground?.text === 's' && tokens[at - 1]?.text === '+') continue
    others.push(at)
    const isCount = count.value % 1 === 0 && count.value > 0 && count.value <= maxFloors
    const isOfArea = units.find(tokens, at + 3)?.meaning.of === 'area'
    if (isCount && !isOfArea && count.value > (highest?.[0] ?? 0)) highest = [count.value, at]
  }
  for (const at of others) if (at !== highest?.[1]) leave(state, at, at + 3)
  if (highest) find(state, 'totalFloors', highest[0], [highest[1], highest[1] + 3])
}

/** "34 storeys", "४ मजली": how high the building is. */
const isStoreyCount = ({ parse }: HomeState, at: number) => {
  const [count, word] = parse.tokens.slice(at, at + 2)
  return (
    count?.kind === 'number' &&
    count.value % 1 === 0 &&
    count.value <= maxFloors &&
    (storeys.test(word?.text ?? '') ||
      (count.value >= minFloors && /^(?:floors|flrs)$/.test(word?.text ?? ''))) &&
    isFree(parse, at, at + 2)
  )
}

const storeys = /^(?:storeys?|storeyed|storied|stories|majli|majali|मजली)$/
/** "2 floors" of a house may be those of the home. */
const minFloors = 5

const storeyWord = /^(?:storey|story|storied|storeyed|storeys|manzila)$/
const storeyCounts: Partial<Record<string, number>> = { single: 1, double: 2, triple: 3 }

/** Leaves "G+4" where no floor is named: a house, or a project whose homes are on any. */
export function settleStoreys(state: HomeState): void {
  const { findings, parse } = state
  if (findings.some(({ field }) => field === 'floor')) return
  for (const one of findings.filter(isStoreys)) {
    const [from, to] = tokensOf(parse, one)
    state.findings = state.findings.filter((other) => other !== one)
    parse.claimed.fill(false, from, to)
    leave(state, from, to)
  }
}

const isStoreys = ({ field, text }: HomeState['findings'][number]) =>
  field === 'totalFloors' && text.includes('+')
