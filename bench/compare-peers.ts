import { setTimeout } from 'node:timers/promises'
import { withCommas } from '#domain/text/format-number.ts'
import type { Connection } from '#server/db/connect.ts'
import { startChild } from './child.ts'
import { dropHandTable, makeHandTable } from './hand-table.ts'
import { type Effort, type Figures, measureHttp, type Next } from './measure.ts'
import { parentOf, processorOf, processorOfFamily } from './processor.ts'
import type { Supply } from './supply.ts'
import { type Style, table } from './table.ts'
import { besideWorkloads, withoutRepetition } from './workload.ts'

/** One call beside what other systems were measured at: 100,000 listings, 32 clients, two cores. */
export interface Aimed {
  name: string
  /** Answers in a second. */
  aim: number
  figures: Figures
  cost: Cost
  /** SQL by hand on bare `node:http` gives so many: where the aim was set, and in this run. */
  byHand?: { there: number; here: number; cost: Cost }
}

/** Milliseconds of processor for one answer. */
export interface Cost {
  server: number
  database: number
}

export const besideSize = 100_000
const effort: Effort = { clients: 32, requests: 200_000, seconds: 5 }

/** What is measured, and the database it lies in. */
export interface PeerRequest {
  url: string
  serverId: number
  databaseUrl: string
  supply: Supply
}

export async function measureBeside(
  { url, serverId, databaseUrl, supply }: PeerRequest,
  { pool }: Connection,
  say: (line: string) => void,
): Promise<Aimed[]> {
  await makeHandTable(pool)
  const { rows } = await pool.query<{ id: number }>('select pg_backend_pid() as id')
  const databaseId = parentOf(rows[0]?.id ?? 0)
  const ask = (server: Asked, draws: Draws) => askOf(server, databaseId, draws)
  const product = { url, pid: serverId }
  const hand = await startChild(['bench/hand-written.ts'], { DATABASE_URL: databaseUrl })
  const measured: Aimed[] = []
  try {
    const calls = besideWorkloads(supply)
    const spare = besideWorkloads({ ...supply, listings: supply.spareListings })
    for (const [index, { name, aim, byHand, draw }] of calls.entries()) {
      say(name)
      const draws = () => ({
        before: withoutRepetition({ name: `before ${name}`, draw: spare[index]?.draw ?? draw }),
        measured: withoutRepetition({ name, draw }),
      })
      const ours = await ask(product, draws())
      const { figures, cost } = await ask(hand, draws())
      if (figures.errors > 0) throw new Error(`The server written by hand refused ${name}.`)
      const here = figures.perSecond
      measured.push({ name, aim, ...ours, byHand: { there: byHand, here, cost } })
    }
  } finally {
    await hand.stop()
  }
  await dropHandTable(pool)
  say('newest page, again and again')
  const same = () => '/api/public/properties'
  const again = await ask(product, { before: same, measured: same })
  return [...measured, { name: 'newest page, again and again', aim: 5_000, ...again }]
}

/** What is asked until the code is compiled, and then what is measured. */
interface Draws {
  before: Next
  measured: Next
}

interface Asked {
  url: string
  pid: number
}

async function askOf(
  { url, pid }: Asked,
  databaseId: number,
  { before: unmeasured, measured }: Draws,
): Promise<{ figures: Figures; cost: Cost }> {
  // Code that has run little is slow and compiled meanwhile, which is not what is asked here.
  await measureHttp(url, unmeasured, { ...effort, seconds: 4 })
  // By then a response to the same address is made anew (decision 0010).
  await setTimeout(1_000)
  const before = [processorOf(pid), processorOfFamily(databaseId)] as const
  const figures = await measureHttp(url, measured, effort)
  const each = (spent: number) => spent / Math.max(1, figures.count)
  const server = each(processorOf(pid) - before[0])
  return { figures, cost: { server, database: each(processorOfFamily(databaseId) - before[1]) } }
}

export const meetsAim = ({ aim, figures }: Pick<Aimed, 'aim' | 'figures'>) =>
  figures.perSecond >= aim && figures.errors === 0

/** What other systems were measured at, on one kind of data. */
export interface Beside {
  /** The name of a `Dataset`. */
  dataset: string
  aimed: Aimed[]
}

export const describePeers = (beside: readonly Beside[], style: Style): string =>
  beside
    .map(({ dataset, aimed }) => `Data: ${dataset}.\n\n${describeAimed(aimed, style)}`)
    .join('\n')

function describeAimed(measured: Aimed[], style: Style): string {
  const whole = (value: number) => withCommas(Math.round(value))
  const share = (part: number, of: number) => `${Math.round((part * 100) / of)} %`
  const spent = ({ server, database }: Cost) => `${server.toFixed(2)} + ${database.toFixed(2)}`
  const rows = measured.map(({ name, aim, figures, cost, byHand }) => [
    ...[name, whole(aim), whole(figures.perSecond), figures.p99.toFixed(0), spent(cost)],
    ...[whole(figures.count), String(figures.errors)],
    meetsAim({ aim, figures }) ? 'meets' : 'falls short',
    ...(byHand
      ? [
          ...[whole(byHand.here), spent(byHand.cost), share(figures.perSecond, byHand.here)],
          share(aim, byHand.there),
        ]
      : ['', '', '', '']),
  ])
  const heads = [
    'call, 32 clients',
    'aim per second',
    'measured',
    'p99 ms',
    'processor ms',
    'asked',
  ]
  const ofHand = ['by hand', 'processor ms', 'of by hand', 'aimed at']
  return table([...heads, 'errors', '', ...ofHand], rows, style)
}
