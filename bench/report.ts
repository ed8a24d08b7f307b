import { availableParallelism } from 'node:os'
import { withCommas } from '#domain/text/format-number.ts'
import { type Cost, describePeers } from './compare-peers.ts'
import { type Figures, rounds } from './measure.ts'
import type { Line, Result } from './run.ts'
import { type Style, table } from './table.ts'
import { milliseconds, type Verdict, verdictsOf } from './verdict.ts'
import type { WriteCost } from './write-cost.ts'

export interface Report {
  text: string
  /** How many bars are met, of how many. */
  met: number
  of: number
  errors: number
}

/** Everything that was measured, side by side, and what it says against what is promised. */
export function report(results: Result[], style: Style): Report {
  const parts: string[] = []
  const verdicts: Verdict[] = []
  for (const result of results) {
    const found = verdictsOf(result)
    parts.push(...describe(result, style), ...describeVerdicts(found, style))
    verdicts.push(...found)
  }
  if (results.length > 1) {
    parts.push('## How the cost grows with the number of listings, one client', '')
    parts.push(describeScale(results, style))
  }
  return {
    text: parts.join('\n'),
    met: verdicts.filter(({ meets }) => meets).length,
    of: verdicts.length,
    errors: results
      .flatMap(linesOf)
      .reduce((sum, { one, many }) => sum + one.errors + many.errors, 0),
  }
}

export const whole = (value: number) => withCommas(Math.round(value))
export const megabytes = (bytes: number) => `${whole(bytes / 1024 / 1024)} MB`

const figureHeads = (clients: string) => [
  `${clients}: median ms`,
  'p99 ms',
  'per second',
  'asked',
  'errors',
]
const figureCells = ({ median, p99, perSecond, count, errors }: Figures) => [
  milliseconds(median),
  milliseconds(p99),
  whole(perSecond),
  whole(count),
  String(errors),
]
const lineHeads = (first: string) => [
  first,
  ...figureHeads('1 client'),
  ...figureHeads('32 clients'),
]
const lineCells = ({ name, one, many }: Line) => [name, ...figureCells(one), ...figureCells(many)]

function describe(result: Result, style: Style): string[] {
  const { memory, writes } = result
  const heading =
    `${whole(result.listings)} listings, ${whole(result.live)} of ` +
    `them live, database of ${megabytes(result.databaseBytes)}, ` +
    `${availableParallelism()} cores, Node ${process.versions.node}`
  return [
    `## ${heading}`,
    '',
    '### The public calls over HTTP, each address asked once',
    '',
    table(lineHeads('call'), result.calls.map(lineCells), style),
    '### The SQL of these calls straight through pg, a pool of ten',
    '',
    table(lineHeads('call'), result.direct.map(lineCells), style),
    '### The same address again and again, beside bare node:http with the same bytes',
    '',
    describeRepeated(result, style),
    ...(result.beside ? ['### Beside other systems', '', describePeers(result.beside, style)] : []),
    `Memory of the server: ${whole(memory.before)} MB before, ${whole(memory.max)} MB at ` +
      `most under load, ${whole(memory.after)} MB after. Ready ` +
      `${whole(result.startMilliseconds)} ms after its call, the database running.`,
    describeWrites(writes),
    '',
  ]
}

export function describeWrites(writes: WriteCost): string {
  const { approvals, approvalsOfMany, fresh, importCost } = writes
  const spent = ({ server, database }: Cost) =>
    `${milliseconds(server)} + ${milliseconds(database)} ms of processor (server, database) each`
  return (
    `Approvals: ${whole(approvals.perSecond)} a second by 8 clients, ${spent(approvals.cost)}; ` +
    `${whole(approvalsOfMany.perSecond)} of listings of eight brokers, ` +
    `${spent(approvalsOfMany.cost)}; another process finds one after ${whole(fresh.median)} ms ` +
    `at the median, ${whole(fresh.max)} at most. Import: ${whole(writes.importedPerSecond)} rows ` +
    `a second, ${milliseconds(importCost.program)} ms of the program and ${spent(importCost)}; ` +
    `${whole(writes.homesWaiting)} homes were still to be looked for.`
  )
}

export function describeRepeated({ repeated }: Result, style: Style): string {
  const how =
    `Both are asked in turn, ${rounds} short rounds each: times and ` +
    'answers a second are of the round whose share of bare node:http ' +
    'is in the middle, what was asked and errors are of all rounds.'
  const measured = table(
    lineHeads('answer'),
    repeated.flatMap(({ name, bytes, product, bare }) =>
      [product, bare].map((line) =>
        lineCells({ ...line, name: `${name} (${whole(bytes)} bytes), ${line.name}` }),
      ),
    ),
    style,
  )
  return `${how}\n\n${measured}`
}

function describeVerdicts(verdicts: Verdict[], style: Style): string[] {
  const rows = verdicts.map(({ bar, measured, meets }) => [
    bar,
    measured,
    meets ? 'meets' : 'falls short',
  ])
  return ['### Against the bars', '', table(['bar', 'measured', ''], rows, style)]
}

/** How the median of one client grows from the smallest database to the largest. */
export function describeScale(results: Result[], style: Style): string {
  const heads = [
    'call',
    ...results.map(({ listings }) => `${whole(listings)}: median ms, p99 ms`),
    'growth',
  ]
  const rows = (results[0]?.calls ?? []).map(({ name }, index) => {
    const figures = results.flatMap(({ calls }) => calls[index]?.one ?? [])
    const growth = (figures.at(-1)?.median ?? 0) / (figures[0]?.median ?? 0)
    return [
      name,
      ...figures.map(({ median, p99 }) => `${milliseconds(median)}, ${milliseconds(p99)}`),
      `${growth.toFixed(1)}x`,
    ]
  })
  return table(heads, rows, style)
}

function linesOf({ calls, direct, repeated }: Result): Line[] {
  return [...calls, ...direct, ...repeated.flatMap(({ product, bare }) => [product, bare])]
}
