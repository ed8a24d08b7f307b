import { withCommas } from '#domain/text/format-number.ts'
import type { Connection } from '#server/db/connect.ts'
import { startChild } from './child.ts'
import { dropHandTable, makeHandTable } from './hand-table.ts'
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
  /** SQL by hand on bare `node:http` gives so many: where the aim was set, and in this run. */
  byHand?: { there: number; here: number }
}

export const besideSize = 100_000
const effort: Effort = { clients: 32, requests: 200_000, seconds: 5 }

/** What is measured, and the database it lies in. */
export interface PeerRequest {
  url: string
  databaseUrl: string
  supply: Supply
}

export async function measureBeside(
  { url, databaseUrl, supply }: PeerRequest,
  { pool }: Connection,
  say: (line: string) => void,
): Promise<Aimed[]> {
  await makeHandTable(pool)
  const hand = await startChild(['bench/hand-written.ts'], { DATABASE_URL: databaseUrl })
  const measured: Aimed[] = []
  for (const { name, aim, byHand, draw } of besideWorkloads(supply)) {
    say(name)
    const draws = () => withoutRepetition({ name, draw })
    const figures = await ask(url, draws())
    const { perSecond, errors } = await ask(hand.url, draws())
    if (errors > 0) throw new Error(`The server written by hand refused ${name}.`)
    measured.push({ name, aim, figures, byHand: { there: byHand, here: perSecond } })
  }
  await hand.stop()
  await dropHandTable(pool)
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
  const share = (part: number, of: number) => `${Math.round((part * 100) / of)} %`
  const rows = measured.map(({ name, aim, figures, byHand }) => [
    ...[name, whole(aim), whole(figures.perSecond), figures.p99.toFixed(0)],
    ...[whole(figures.count), String(figures.errors)],
    meetsAim({ name, aim, figures }) ? 'meets' : 'falls short',
    ...(byHand
      ? [...[whole(byHand.here), share(figures.perSecond, byHand.here)], share(aim, byHand.there)]
      : ['', '', '']),
  ])
  const heads = ['call, 32 clients', 'aim per second', 'measured', 'p99 ms', 'asked', 'errors', '']
  return table([...heads, 'by hand', 'of by hand', 'aimed at'], rows, style)
}
