import type { Line, Result } from './run.ts'

/** What is promised besides the bars of single calls. */
const bars = {
  shareOfBare: 0.5,
  deepBesideFirst: 1.5,
  megabytes: 400,
  startMilliseconds: 600,
  freshMilliseconds: 1_000,
}

export interface Verdict {
  bar: string
  measured: string
  meets: boolean
}

export const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 1)

/** What was measured against what is promised. */
export function verdictsOf(result: Result): Verdict[] {
  return [
    ...result.calls.flatMap(ofCall),
    ...ofDepth(result.calls),
    ...result.repeated.flatMap(ofRepetition),
    ...ofRunning(result),
  ]
}

function ofCall({ name, bar, one, many }: Line): Verdict[] {
  if (!bar) return []
  const errors = (count: number) => (count > 0 ? `, ${count} errors` : '')
  return [
    {
      bar: `${name}: median up to ${bar.median} ms, p99 up to ${bar.p99} ms`,
      measured: `${milliseconds(one.median)} ms, ${milliseconds(one.p99)} ms${errors(one.errors)}`,
      meets: one.median <= bar.median && one.p99 <= bar.p99 && one.errors === 0 && one.count > 0,
    },
    ...(bar.p99Together === undefined
      ? []
      : [
          {
            bar: `${name}, 32 clients: p99 under ${bar.p99Together} ms, no error`,
            measured: `${milliseconds(many.p99)} ms${errors(many.errors)}`,
            meets: many.p99 < bar.p99Together && many.errors === 0 && many.count > 0,
          },
        ]),
  ]
}

/**
 * Pages far down are no dearer than first ones, but for what one measurement differs from another.
 */
function ofDepth(calls: Line[]): Verdict[] {
  const [first] = calls
  return calls
    .filter(({ name }) => name.startsWith('deep page'))
    .map(({ name, one }) => {
      const times = one.median / (first?.one.median ?? 0)
      return {
        bar: `${name}: as quick as first pages`,
        measured: `${times.toFixed(2)} times as long`,
        meets: times <= bars.deepBesideFirst,
      }
    })
}

function ofRepetition({ name, product, bare }: Result['repeated'][number]): Verdict[] {
  return (['one', 'many'] as const).map((way) => {
    const share = product[way].perSecond / bare[way].perSecond
    return {
      bar:
        `${name} repeated, ${way === 'one' ? '1 client' : '32 clients'}: ` +
        'half of bare node:http or more',
      measured: `${(share * 100).toFixed(0)} %`,
      meets: share >= bars.shareOfBare && product[way].errors === 0,
    }
  })
}

function ofRunning({ memory, startMilliseconds, writes }: Result): Verdict[] {
  const under = (bar: string, measured: number, most: number, unit: string): Verdict => ({
    bar: `${bar} up to ${most} ${unit}`,
    measured: `${Math.round(measured)} ${unit}`,
    meets: measured <= most,
  })
  return [
    under('memory of the server', memory.max, bars.megabytes, 'MB'),
    under('start, the database running,', startMilliseconds, bars.startMilliseconds, 'ms'),
    under(
      'an approval found by another process, the slowest of twenty,',
      writes.fresh.max,
      bars.freshMilliseconds,
      'ms',
    ),
  ]
}
