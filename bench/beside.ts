import { withCommas } from '#domain/number.ts'
import type { Connection } from '#server/db/connect.ts'
import { type Effort, type Figures, measureHttp, type Next } from './measure.ts'
import type { Supply } from './supply.ts'
import { type Style, table } from './table.ts'
import { besideWorkloads, withoutRepetition } from './workload.ts'

/** One call beside what other systems were measured at: 100,000 listings, 32 clients, two cores. */
export interface Aimed {
  name: string
  /** Answers in a second. */
  aim: number
  figures: Figures
}

export const besideSize = 100_000
const effort: Effort = { clients: 32, requests: 200_000, seconds: 5 }

export async function measureBeside(
  url: string,
  supply: Supply,
  { pool }: Connection,
  say: (line: string) => void,
): Promise<Aimed[]> {
  const measured: Aimed[] = []
  for (const { name, aim, draw } of besideWorkloads(supply)) {
    say(name)
    const next = withoutRepetition({ name, hasBar: false, draw })
    measured.push({ name, aim, figures: await ask(url, next) })
    // What looking at listings wrote is not carried into the next call.
    await pool.query('checkpoint')
  }
  say('newest page, again and again')
  const figures = await ask(url, () => '/api/public/properties')
  return [...measured, { name: 'newest page, again and again', aim: 5_000, figures }]
}

async function ask(url: string, next: Next): Promise<Figures> {
  await measureHttp(url, next, { ...effort, requests: 400 })
  return measureHttp(url, next, effort)
}

export const meetsAim = ({ aim, figures }: Aimed) =>
  figures.perSecond >= aim && figures.errors === 0

export function describeBeside(measured: Aimed[], style: Style): string {
  const whole = (value: number) => withCommas(Math.round(value))
  const rows = measured.map(({ name, aim, figures }) => [
    ...[name, whole(aim), whole(figures.perSecond), figures.p99.toFixed(0)],
    ...[whole(figures.count), String(figures.errors)],
    meetsAim({ name, aim, figures }) ? 'meets' : 'falls short',
  ])
  const heads = ['call, 32 clients', 'aim per second', 'measured', 'p99 ms', 'asked', 'errors', '']
  return table(heads, rows, style)
}
