import { random } from '@brickbazaar/random'
import type { FastifyInstance } from 'fastify'
import { corpusNames, loadCorpus } from '#query-language/corpus/load-corpus.ts'
import { ask } from './ask.ts'
import type { Description } from './describe.ts'
import { contradictionsOf, type Home, type Requirement } from './homes.ts'

const page = 12

export interface Contradiction {
  query: string
  home: string
  parts: string[]
  isHeldOut: boolean
}

export interface RequiredQuery {
  text: string
  requirement: Requirement
  isHeldOut: boolean
}

/** Returns which homes of the first page contradict what their query says outright. */
export async function findContradictions(
  app: FastifyInstance,
  queries: readonly RequiredQuery[],
  market: readonly Home[],
): Promise<{ homes: number; contradictions: Contradiction[] }> {
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
  return { homes, contradictions }
}

/** Returns that many queries, half of them descriptions of homes and half from the corpora. */
export function chooseQueries(
  descriptions: readonly Description[],
  market: readonly Home[],
  count: number,
): RequiredQuery[] {
  const dice = random('contradictions')
  const fromCorpora = dice.some(corpusQueries(market), count / 2)
  return [...requiredOf(dice.some(descriptions, count - fromCorpora.length)), ...fromCorpora]
}

/** Returns descriptions with what they ask for and whether their template is held back. */
export const requiredOf = (descriptions: readonly Description[]): RequiredQuery[] =>
  descriptions.map(({ text, requirement, template: { isHeldOut } }) => ({
    ...{ text, requirement, isHeldOut },
  }))

/** Returns the queries of the corpora that name places of the marketplace and no others. */
function corpusQueries(market: readonly Home[]): RequiredQuery[] {
  const localities = new Set(market.flatMap(({ locality }) => locality))
  const cities = new Set(market.flatMap(({ city }) => city))
  const rows = corpusNames().flatMap((name) =>
    loadCorpus(name).map((row) => ({ row, isHeldOut: name.includes('heldout') })),
  )
  return rows.flatMap(({ row: [text, label], isHeldOut }) => {
    const requirement = requirementOf(label.split('; '))
    const named = [...(requirement?.localities ?? []), ...(requirement?.cities ?? [])]
    if (!requirement || named.length === 0 || /\b(pg|not-|type plot)/.test(label)) return []
    const isHere =
      (requirement.localities ?? []).every((name) => localities.has(name)) &&
      (requirement.cities ?? []).every((name) => cities.has(name))
    return isHere ? [{ text, requirement, isHeldOut }] : []
  })
}

/** What a label says outright: nothing of a kind of which a part is optional or has a choice. */
function requirementOf(label: readonly string[]): Requirement | undefined {
  const listOf = (head: string) => {
    const own = label.filter((part) => part.startsWith(`${head} `))
    const isOutright = own.every((part) => !part.endsWith('?') && !part.includes(' or '))
    return own.length > 0 && isOutright ? own.map((part) => part.slice(head.length + 1)) : undefined
  }
  // With a place that may be read in two ways, no place is outright.
  if (label.some((part) => /^(loc|city) .*( or |\?$)/.test(part))) return undefined
  const [from, to] = rangeOf(label)
  return {
    deal: label.includes('rent') ? 'rent' : label.includes('buy') ? 'buy' : undefined,
    types: listOf('type')?.flatMap((types) => types.split('+')),
    rooms: roomsOf(listOf('bhk')?.[0]),
    minPrice: amountOf(listOf('min')?.[0]) ?? from,
    maxPrice: amountOf(listOf('max')?.[0]) ?? to,
    localities: listOf('loc'),
    cities: listOf('city'),
  }
}

function roomsOf(said: string | undefined): Requirement['rooms'] {
  if (!said || said.startsWith('..')) return undefined
  if (said.endsWith('+')) return { min: Number(said.slice(0, -1)) }
  return { oneOf: said.split(',').map(Number) }
}

const sizes: Record<string, number> = { k: 1_000, L: 100_000, cr: 10_000_000 }

function amountOf(said: string | undefined): number | undefined {
  const found = /^([\d.]+)(k|L|cr)?$/.exec(said ?? '')
  return found ? Number(found[1]) * (sizes[found[2] ?? ''] ?? 1) : undefined
}

function rangeOf(parts: readonly string[]): [number | undefined, number | undefined] {
  for (const part of parts) {
    const [from, to, more] = part.split('-').map(amountOf)
    if (from !== undefined && to !== undefined && more === undefined) return [from, to]
  }
  return [undefined, undefined]
}
