import { PropertyType } from '#contract/property/vocabulary.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { corpusNames, loadCorpus } from '#query-language/corpus/load-corpus.ts'
import { approximately } from '#query-language/extract/amounts/quantity.ts'
import type { RequiredQuery } from './contradictions.ts'
import type { Home } from './homes.ts'
import type { Excluded, Requirement } from './requirement.ts'

/** Returns the queries of the corpora that name places of the marketplace and no others. */
export function labelledQueries(market: readonly Home[]): RequiredQuery[] {
  const localities = new Set(market.flatMap(({ locality }) => locality))
  const cities = new Set(market.flatMap(({ city }) => city))
  const rows = corpusNames().flatMap((name) =>
    loadCorpus(name).map((row) => ({ row, isHeldOut: name.includes('heldout') })),
  )
  return rows.flatMap(({ row: [text, label], isHeldOut }) => {
    const requirement = requirementOf(text, label.split('; '))
    const named = [...(requirement?.localities ?? []), ...(requirement?.cities ?? [])]
    if (!requirement || named.length === 0 || /\b(pg|type plot)/.test(label)) return []
    const isHere =
      (requirement.localities ?? []).every((name) => localities.has(name)) &&
      (requirement.cities ?? []).every((name) => cities.has(name))
    return isHere ? [{ text, requirement, isHeldOut }] : []
  })
}

/** Labels do not tell what is only welcome: attributes count in short texts without such words. */
const softWords = regExp('i')`
  prefer|ideal|possib|nice|better|bonus|plus|option|ac*h+a|badhiya|chale|ho to|if avail|अच्छा|तो
  |nalla
`
const maxOutrightWords = 12

/** What a label says outright: nothing of a kind of which a part is optional or has a choice. */
export function requirementOf(text: string, label: readonly string[]): Requirement | undefined {
  // With a place that may be read in two ways, no place is outright.
  if (label.some((part) => /^(not-)?(loc|city) .*( or |\?$)/.test(part))) return undefined
  const [from, to] = rangeOf(label)
  const types = valuesOf(label, 'type')?.flatMap((names) => names.split('+'))
  const isPlain = text.split(/\s+/).length <= maxOutrightWords && !softWords.test(text)
  return {
    deal: label.includes('rent') ? 'rent' : label.includes('buy') ? 'buy' : undefined,
    types,
    rooms: roomsOf(valuesOf(label, 'bhk')?.[0]),
    minPrice: amountOf(valuesOf(label, 'min')?.[0]) ?? from,
    maxPrice: amountOf(valuesOf(label, 'max')?.[0]) ?? to,
    localities: valuesOf(label, 'loc'),
    cities: valuesOf(label, 'city'),
    ...(isPlain && attributesOf(label)),
    excluded: excludedOf(label, isPlain),
  }
}

const furnishings = ['unfurnished', 'semi-furnished', 'fully-furnished']

function attributesOf(label: readonly string[]): Requirement {
  const furnished = label.filter((part) => furnishings.includes(part))
  const isOpen = label.some((part) => furnishings.some((name) => part.startsWith(`${name} or`)))
  const floor = valuesOf(label, 'floor')
  return {
    furnished: furnished.length > 0 && !isOpen ? furnished : undefined,
    area: areaOf(valuesOf(label, 'area')),
    floors: floor?.every((part) => /^\d+$/.test(part)) ? floor.map(Number) : undefined,
    facings: valuesOf(label, 'facing'),
    minParkings: figureOf(valuesOf(label, 'parking')),
    minRoad: figureOf(valuesOf(label, 'road')),
    sharing: valuesOf(label, 'sharing')?.[0]?.split(',').map(Number),
    moveInBy: valuesOf(label, 'move-in')?.find((day) => /^20/.test(day)),
  }
}

function excludedOf(label: readonly string[], isPlain: boolean): Excluded {
  const types = valuesOf(label, 'not')?.filter((name) =>
    PropertyType.keys.some((key) => key === name),
  )
  const floors = valuesOf(label, 'floor')?.flatMap((part) => /^!(-?\d+)$/.exec(part)?.[1] ?? [])
  return {
    places: [...(valuesOf(label, 'not-loc') ?? []), ...(valuesOf(label, 'not-city') ?? [])],
    ...(types && { types }),
    ...(isPlain && {
      furnished: furnishings.filter((name) => label.includes(`not-${name}`)),
      floors: floors?.map(Number) ?? [],
      facings: valuesOf(label, 'not-facing') ?? [],
    }),
  }
}

/** The values of all parts with this head; `undefined` if one is optional or has a choice. */
function valuesOf(label: readonly string[], head: string): string[] | undefined {
  const own = label.filter((part) => part.startsWith(`${head} `))
  const isOutright = own.every((part) => !part.endsWith('?') && !part.includes(' or '))
  return own.length > 0 && isOutright ? own.map((part) => part.slice(head.length + 1)) : undefined
}

/** `2` and `30ft+` */
function figureOf([said]: readonly string[] = []): number | undefined {
  const figure = Number.parseFloat(said ?? '')
  return Number.isFinite(figure) ? figure : undefined
}

function roomsOf(said: string | undefined): Requirement['rooms'] {
  if (!said || said.startsWith('..')) return undefined
  if (said.endsWith('+')) return { min: Number(said.slice(0, -1)) }
  return { oneOf: said.split(',').map(Number) }
}

/** A size is meant a tenth more or less. */
function areaOf(said: readonly string[] = []): Requirement['area'] {
  if (said.length !== 1) return undefined
  const [, low, end, high] = /^([\d.]+)?(\+|\.\.|-)?([\d.]+)?$/.exec(said[0] ?? '') ?? []
  if (end === undefined)
    return low ? { min: Number(low) * 0.89, max: Number(low) * 1.11 } : undefined
  return { min: Number(low ?? 0), max: high ? Number(high) : Infinity }
}

const sizes: Record<string, number> = { k: 1_000, L: 100_000, cr: 10_000_000 }

function amountOf(said: string | undefined): number | undefined {
  const found = /^([\d.]+)(k|L|cr)?$/.exec(said ?? '')
  return found ? Number(found[1]) * (sizes[found[2] ?? ''] ?? 1) : undefined
}

/** `35k-40k`, and `~40k` as the search understands "around". */
function rangeOf(parts: readonly string[]): [number | undefined, number | undefined] {
  for (const part of parts) {
    const around = part.startsWith('~') ? amountOf(part.slice(1)) : undefined
    if (around !== undefined) {
      const { min, max } = approximately(around, around)
      return [min, max]
    }
    const [from, to, more] = part.split('-').map(amountOf)
    if (from !== undefined && to !== undefined && more === undefined) return [from, to]
  }
  return [undefined, undefined]
}
