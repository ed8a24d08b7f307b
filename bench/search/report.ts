import { type Style, table } from '../table.ts'
import { causes } from './causes.ts'
import type { Contradiction } from './contradictions.ts'
import type { Cost } from './cost.ts'
import type { KnownItem } from './known-items.ts'
import type { ParseScore } from './parse-scores.ts'
import { manners } from './tables.ts'

export interface Measured {
  items: KnownItem[]
  contradictions: { queries: number; homes: number; contradictions: Contradiction[] }
  scores: ParseScore[]
  costs: (Cost & { name: string })[]
}

const percent = (part: number, of: number) => (of === 0 ? '-' : ((100 * part) / of).toFixed(1))

export interface Examples {
  /** How many failures of each cause are printed. */
  count: number
  /** Whether those of the held-out half may be seen. */
  showsHeldOut: boolean
}

/** Everything that was measured, with examples of the failures. */
export function report(measured: Measured, style: Style, examples: Examples): string {
  const { items, contradictions, scores, costs } = measured
  return [
    '## Known items: the home is among the first ten, of 100',
    '',
    describeItems(items, style),
    '## Known items: causes of the misses',
    '',
    ...describeCauses(items, style, examples),
    '## Results that contradict a hard requirement',
    '',
    describeContradictions(contradictions, style, examples),
    '## Slots',
    '',
    table(
      ['set', 'queries', 'slot F1', 'exact, of 100'],
      scores.map(({ name, queries, f1, exact }) => [
        ...[name, String(queries), f1.toFixed(3), (100 * exact).toFixed(1)],
      ]),
      style,
    ),
    ...scores
      .filter(({ isHeldOut }) => examples.showsHeldOut || !isHeldOut)
      .flatMap(({ name, misses }) => describeMisses(name, misses, examples.count)),
    '',
    '## Server processor for a query, ms',
    '',
    table(
      ['queries', 'count', 'clients', 'median', '95th percentile'],
      costs.map(({ name, queries, clients, median, p95 }) => [
        ...[name, String(queries), String(clients), median.toFixed(1), p95.toFixed(1)],
      ]),
      style,
    ),
  ].join('\n')
}

function describeItems(items: readonly KnownItem[], style: Style): string {
  const row = (name: string, of: readonly KnownItem[]) => {
    const halves = [false, true].map((isHeldOut) =>
      of.filter(({ template }) => template.isHeldOut === isHeldOut),
    )
    const totals = of.map(({ response }) => response.total).toSorted((a, b) => a - b)
    return [
      name,
      String(of.length),
      ...[of, ...halves].map((part) => percent(part.filter(isFound).length, part.length)),
      String(of.filter((item) => !item.isFound).length),
      String(of.filter(({ response }) => response.total === 0).length),
      String(totals[Math.floor(totals.length / 2)] ?? 0),
    ]
  }
  const rows = manners.flatMap((manner) => {
    const own = items.filter(({ template }) => template.manner === manner)
    return own.length > 0 ? [row(manner, own)] : []
  })
  const heads = ['manner', 'queries', 'all', 'open', 'held out', 'missed', 'zero', 'median total']
  return table(heads, [...rows, row('all', items)], style)
}

const isFound = (item: KnownItem) => item.isFound

function describeCauses(items: readonly KnownItem[], style: Style, examples: Examples): string[] {
  const missed = items.filter((item) => !item.isFound)
  const byCause = causes.map((name) => ({
    ...{ name, of: missed.filter(({ cause }) => cause?.name === name) },
  }))
  const rows = byCause.map(({ name, of }) => [name, String(of.length)])
  return [
    table(['cause', 'misses'], rows, style),
    ...byCause.flatMap(({ name, of }) =>
      spread(
        of.filter(({ template }) => examples.showsHeldOut || !template.isHeldOut),
        examples.count,
      ).map(
        ({ template, text, home, response, cause }) =>
          `- ${name}, ${template.manner}${template.isHeldOut ? ' (held out)' : ''}: ` +
          `"${text}" for "${home.title}": ${response.total} found; ${cause?.detail}`,
      ),
    ),
    '',
  ]
}

function describeMisses(name: string, misses: readonly string[], examples: number): string[] {
  return spread(misses, examples).map((miss) => {
    const [query, parsed, expected] = miss.split(/\n {4}/)
    return `- ${name}: "${query}" as ${parsed}; expected ${expected}`
  })
}

/** That many of a list, from all over it. */
const spread = <Item>(list: readonly Item[], count: number): Item[] =>
  list.filter(
    (_, at) =>
      Math.floor((at * count) / list.length) !== Math.floor(((at - 1) * count) / list.length),
  )

function describeContradictions(
  { queries, homes, contradictions }: Measured['contradictions'],
  style: Style,
  { count, showsHeldOut }: Examples,
): string {
  const byPart = Map.groupBy(
    contradictions.flatMap(({ parts, query }) => parts.map((part) => ({ part, query }))),
    ({ part }) => part,
  )
  const rows = [...byPart].map(([part, of]) => [
    ...[part, String(of.length), String(new Set(of.map(({ query }) => query)).size)],
  ])
  const firsts = [...new Map(contradictions.map((one) => [one.query, one])).values()]
  const heldOut = firsts.filter(({ isHeldOut }) => isHeldOut)
  return [
    `${homes} homes of ${queries} queries; ${contradictions.length} contradict, in ` +
      `${firsts.length} queries, ${heldOut.length} of them held out.`,
    '',
    table(['part', 'homes', 'queries'], rows, style),
    ...spread(
      firsts.filter(({ isHeldOut }) => showsHeldOut || !isHeldOut),
      count * 4,
    ).map(({ query, home, parts }) => `- ${parts.join(', ')}: "${query}" shows "${home}"`),
    '',
  ].join('\n')
}
