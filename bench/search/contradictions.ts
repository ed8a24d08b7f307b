import { random } from '@brickbazaar/random'
import type { FastifyInstance } from 'fastify'
import { ask } from './ask.ts'
import type { Description } from './describe.ts'
import type { Home } from './homes.ts'
import { labelledQueries } from './label-requirement.ts'
import { contradictionsOf, type Requirement } from './requirement.ts'

const page = 12

export interface Contradiction {
  query: string
  home: string
  parts: string[]
  isHeldOut: boolean
}

/** Contradictions of a set of queries. */
export interface Checked {
  queries: number
  homes: number
  contradictions: Contradiction[]
}

export interface RequiredQuery {
  text: string
  requirement: Requirement
  isHeldOut: boolean
}

/** The parts that the narrow check looks at; the wider one looks at all. */
const essentials: ReadonlySet<string> = new Set([
  ...['deal', 'kind', 'rooms', 'budget', 'locality', 'city'],
])

/** Returns those contradictions that deny the deal, kind, rooms, budget or place. */
export const narrowed = ({ contradictions, ...checked }: Checked): Checked => ({
  ...checked,
  contradictions: contradictions.flatMap((one) => {
    const parts = one.parts.filter((part) => essentials.has(part))
    return parts.length > 0 ? { ...one, parts } : []
  }),
})

/** Returns which homes of the first page contradict what their query says outright. */
export async function findContradictions(
  app: FastifyInstance,
  queries: readonly RequiredQuery[],
  market: readonly Home[],
): Promise<Checked> {
  const byId = new Map(market.map((home) => [home.id, home]))
  const contradictions: Contradiction[] = []
  let homes = 0
  for (const { text, requirement, isHeldOut } of queries) {
    for (const id of (await ask(app, text, page)).ids) {
      const home = byId.get(id)
      if (!home) continue
      homes++
      const parts = contradictionsOf(home, requirement)
      if (parts.length > 0) contradictions.push({ query: text, home: home.title, parts, isHeldOut })
    }
  }
  return { queries: queries.length, homes, contradictions }
}

/** Returns that many queries, half of them descriptions of homes and half from the corpora. */
export function chooseQueries(
  descriptions: readonly Description[],
  market: readonly Home[],
  count: number,
): RequiredQuery[] {
  const dice = random('contradictions')
  const fromCorpora = dice.some(labelledQueries(market), count / 2)
  return [...requiredOf(dice.some(descriptions, count - fromCorpora.length)), ...fromCorpora]
}

/** Returns descriptions with what they ask for and whether their template is held back. */
export const requiredOf = (descriptions: readonly Description[]): RequiredQuery[] =>
  descriptions.map(({ text, requirement, template: { isHeldOut } }) => ({
    ...{ text, requirement, isHeldOut },
  }))
