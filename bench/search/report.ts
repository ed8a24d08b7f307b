import { type Style, table } from '../table.ts'
import { causes } from './causes.ts'
import type { Checked } from './contradictions.ts'
import type { Cost } from './cost.ts'
import type { KnownItem } from './known-items.ts'
import type { ParseScore } from './parse-scores.ts'
import { manners } from './tables.ts'

/** What was measured on one set of listings. */
export interface MeasuredMarket {
  homes: number
  items: KnownItem[]
  /** The same homes by descriptions without added facts. */
  bare: KnownItem[]
  contradictions: Checked
  /** By deal, kind, rooms, budget and place alone, of descriptions without added facts. */
  narrowContradictions: Checked
  costs: (Cost & { name: string })[]
}

export interface Measured {
  demo: MeasuredMarket
  /** Data of the second generator. */
  other: MeasuredMarket | undefined
  scores: ParseScore[]
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
  const { demo, other, scores } = measured
  return [
    ...describeMarket('the demo', demo, style, examples),
    ...(other ? describeMarket('other data', other, style, examples) : []),
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
  ].join('\n')
}

function describeMarket(
  name: string,
  { homes, items, bare, contradictions, narrowContradictions, costs }: MeasuredMarket,
  style: Style,
  examples: Examples,
): string[] {
  return [
    `# On ${name}, ${homes} live listings`,
    '',
    '## Known items: the home is among the first ten, of 100',
    '',
    describeItems(items, bare, style),
    '## Known items: what the descriptions say',
    '',
    describeFit(items, bare, style),
    '## Known items: causes of the misses',
    '',
    ...describeCauses(items, style, examples),
    '## Results that contradict a hard requirement',
    '',
    'By all hard wishes:',
    '',
    describeContradictions(contradictions, style, examples),
    'By deal, kind, rooms, budget and place, of descriptions without added facts:',
    '',
    describeContradictions(narrowContradictions, style, examples),
    '## Server processor for a query, ms',
    '',
    table(
      ['queries', 'count', 'clients', 'median', '95th percentile'],
      costs.map(({ name, queries, clients, median, p95 }) => [
        ...[name, String(queries), String(clients), median.toFixed(1), p95.toFixed(1)],
      ]),
      style,
    ),
    '',
  ]
}

function describeItems(
  items: readonly KnownItem[],
  bare: readonly KnownItem[],
  style: Style,
): string {
  const row = (name: string, of: readonly KnownItem[], without: readonly KnownItem[]) => {
    const halves = [false, true].map((isHeldOut) =>
      of.filter(({ template }) => template.isHeldOut === isHeldOut),
    )
    return [
      name,
      String(of.length),
      ...[of, ...halves].map((part) => percent(part.filter(isFound).length, part.length)),
      String(of.filter((item) => !item.isFound).length),
      String(of.filter(({ response }) => response.total === 0).length),
      String(middleOf(of.map(({ response }) => response.total))),
      percent(without.filter(isFound).length, without.length),
    ]
  }
  const rows = manners.flatMap((manner) => {
    const isOwn = ({ template }: KnownItem) => template.manner === manner
    const own = items.filter(isOwn)
    return own.length > 0 ? [row(manner, own, bare.filter(isOwn))] : []
  })
  const heads = [
    ...['manner', 'queries', 'all', 'open', 'held out', 'missed', 'zero', 'median total'],
    'without added facts',
  ]
  return table(heads, [...rows, row('all', items, bare)], style)
}

const middleOf = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** How many facts were added, and how many homes fit before and after. */
function describeFit(items: readonly KnownItem[], bare: readonly KnownItem[], style: Style) {
  const rows = [...Map.groupBy(items, ({ added }) => added.length)]
    .toSorted(([one], [other]) => one - other)
    .map(([count, of]) => [String(count), ...fitOf(of, bare)])
  const heads = [
    ...['facts added', 'descriptions', 'fit without, median', 'most'],
    ...['fit with, median', 'most', 'found, of 100'],
  ]
  return table(heads, [...rows, ['all', ...fitOf(items, bare)]], style)
}

function fitOf(of: readonly KnownItem[], bare: readonly KnownItem[]): string[] {
  const keyOf = ({ home, template }: KnownItem) => `${home.id} ${template.text}`
  const keys = new Set(of.map(keyOf))
  const before = bare.filter((item) => keys.has(keyOf(item))).map(({ fitting }) => fitting)
  const after = of.map(({ fitting }) => fitting)
  return [
    String(of.length),
    ...[before, after].flatMap((fitting) => [
      String(middleOf(fitting)),
      String(Math.max(0, ...fitting)),
    ]),
    percent(of.filter(isFound).length, of.length),
  ]
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
  { queries, homes, contradictions }: Checked,
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
