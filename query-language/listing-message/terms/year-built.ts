import type { Token } from '#query-language/text/tokenize.ts'
import { find, type HomeState } from '../home-state.ts'

const [firstYear, lastYear] = [1950, 2045]
const builtBefore = /\b(?:built|constructed|construction)[^\p{L}\d]{0,3}(?:in )?$/iu

/** Whether a number is the year in which a home was built: "constructed 2004". */
export const isYearBuilt = (text: string, token: Token | undefined): boolean =>
  token !== undefined &&
  token.value >= firstYear &&
  token.value <= lastYear &&
  token.end - token.start === 4 &&
  builtBefore.test(text.slice(0, token.start))

/** Records how old a home is by the year in which it was built. */
export function readYearBuilt(
  state: HomeState,
  year: number,
  span: readonly [number, number],
): void {
  const age = Number(state.today.slice(0, 4)) - year
  if (age >= 0 && !state.findings.some(({ field }) => field === 'ageYears'))
    find(state, 'ageYears', age, span)
}
