import { canonicalReraState, findReraState } from './rera-project.ts'

/**
 * Formats of the numbers under which states register real-estate agents (RERA Act 2016, section 9).
 * States change their formats, so a mismatch is never refused. `A0` with ten digits more is of
 * Telangana or of Andhra Pradesh.
 */
const patterns: readonly [state: string, pattern: RegExp][] = [
  ['Maharashtra', /^A([1-9]\d{10}|\d{12})$/],
  ['Karnataka', /^PRM\/KA\/RERA\/\d{4}\/\d{3}\/AG\/\d{6}\/\d{6}$/],
  ['Uttar Pradesh', /^UPRERAAGT\d{4,14}$/],
  ['Haryana', /^RC\/HARERA\/[A-Z]{3}\/\d+\/\d+\/\d{4}\/\d+$/],
  ['Haryana', /^HRERA-PKL[ -]REA-\d+-\d{4}$/],
  ['Delhi', /^DLRERA\d{4}A\d{4}$/],
  ['Gujarat', /^AG\/GJ\/[^/]+\/[^/]+(\/[^/]+)?\/AA\d{5}\/\d{6}(R\d)?$/],
  ['Tamil Nadu', /^TN\/AGENT\/\d{4}\/\d{4}$/],
  ['Rajasthan', /^RAJ\/A\/\d{4}\/\d{1,5}$/],
  ['West Bengal', /^HIRA\/A\/[A-Z]{3}\/\d{4}\/\d{6}$/],
  ['Uttarakhand', /^UKREA\d{11}$/],
]

/**
 * Normalises a number as the register writes it: capitals, without the footnote star of Delhi's
 * list.
 */
export function plainReraNumber(typed: string): string {
  return typed
    .trim()
    .replace(/(?<!\s)\s*\*$/, '')
    .toUpperCase()
}

/** Returns the state whose format an agent's number has; `undefined` for an unknown format. */
export function stateOfReraAgent(number: string): string | undefined {
  return patterns.find(([, pattern]) => pattern.test(number))?.[0]
}

/** A registration as an agent; the state is unknown where its format is and none was named. */
export interface ReraAgent {
  state: string | null
  number: string
}

/** Returns the number under which a broker is an agent in a state, as registers name it. */
export function agentNumberIn(agents: readonly ReraAgent[], state: string): string | undefined {
  const wanted = canonicalReraState(state)
  return agents.find((agent) => agent.state === wanted)?.number
}

/** Adverts in Maharashtra show the number of the agent beside that of the project (MahaRERA). */
export const advertsNeedAgent = (state: string): boolean => findReraState(state) === 'Maharashtra'
