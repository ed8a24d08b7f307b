import { availableParallelism } from 'node:os'
import type { Figures } from './measure.ts'
import type { Line, Result } from './run.ts'
import { type Style, table } from './table.ts'

/** The bars of design 5. */
const bars = { median: 25, p99: 60, shareOfBare: 0.5, megabytes: 300 }

export interface Report {
  text: string
  /** How many bars are met, of how many. */
  met: number
  of: number
  errors: number
}

/** Everything that was measured, side by side, and what it says against design 5. */
export function report(results: Result[], style: Style): Report {
  const parts: string[] = []
  const verdicts: Verdict[] = []
  for (const result of results) {
    const found = verdictsOf(result)
    parts.push(...describe(result, style), ...describeVerdicts(found, style))
    verdicts.push(...found)
  }
  if (results.length > 1) parts.push(...describeScale(results, style))
  return {
    text: parts.join('\n'),
    met: verdicts.filter(({ meets }) => meets).length,
    of: verdicts.length,
    errors: results
      .flatMap(linesOf)
      .reduce((sum, { one, many }) => sum + one.errors + many.errors, 0),
  }
}

const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 1)
const whole = (value: number) => Math.round(value).toLocaleString('en-IN')
const megabytes = (bytes: number) => `${whole(bytes / 1024 / 1024)} MB`

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
  const { memory } = result
  const heading = `${whole(result.listings)} listings, ${whole(result.live)} of them live, database of ${megabytes(result.databaseBytes)}, ${availableParallelism()} cores, Node ${process.versions.node}`
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
    table(
      lineHeads('answer'),
      result.repeated.flatMap(({ name, bytes, product, bare }) =>
        [product, bare].map((line) =>
          lineCells({ ...line, name: `${name} (${whole(bytes)} bytes), ${line.name}` }),
        ),
      ),
      style,
    ),
    `Memory of the server: ${whole(memory.before)} MB before, ${whole(memory.most)} MB at most under load, ${whole(memory.after)} MB after.`,
    '',
  ]
}

interface Verdict {
  bar: string
  measured: string
  meets: boolean
}

function verdictsOf({ calls, repeated, memory }: Result): Verdict[] {
  const fast = calls
    .filter(({ hasBar }) => hasBar)
    .map(({ name, one }) => ({
      bar: `${name}: median under ${bars.median} ms, p99 under ${bars.p99} ms`,
      measured: `${milliseconds(one.median)} ms, ${milliseconds(one.p99)} ms${one.errors ? `, ${one.errors} errors` : ''}`,
      meets: one.median < bars.median && one.p99 < bars.p99 && one.errors === 0 && one.count > 0,
    }))
  const again = repeated.flatMap(({ name, product, bare }) =>
    (['one', 'many'] as const).map((way) => {
      const share = product[way].perSecond / bare[way].perSecond
      return {
        bar: `${name} repeated, ${way === 'one' ? '1 client' : '32 clients'}: half of bare node:http or more`,
        measured: `${(share * 100).toFixed(0)} %`,
        meets: share >= bars.shareOfBare && product[way].errors === 0,
      }
    }),
  )
  const size = {
    bar: `memory of the server under ${bars.megabytes} MB`,
    measured: `${whole(memory.most)} MB`,
    meets: memory.most < bars.megabytes,
  }
  return [...fast, ...again, size]
}

function describeVerdicts(verdicts: Verdict[], style: Style): string[] {
  const rows = verdicts.map(({ bar, measured, meets }) => [
    bar,
    measured,
    meets ? 'meets' : 'falls short',
  ])
  return ['### Against the bars of design 5', '', table(['bar', 'measured', ''], rows, style)]
}

/** How the median of one client grows from the smallest database to the largest. */
function describeScale(results: Result[], style: Style): string[] {
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
  return [
    '## How the cost grows with the number of listings, one client',
    '',
    table(heads, rows, style),
  ]
}

function linesOf({ calls, direct, repeated }: Result): Line[] {
  return [...calls, ...direct, ...repeated.flatMap(({ product, bare }) => [product, bare])]
}
