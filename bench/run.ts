import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Connection, connect } from '#server/db/connect.ts'
import { runningEmbedded } from '#server/db/embedded.ts'
import { startChild, startServer } from './child.ts'
import { Connection as Client } from './client.ts'
import { type Beside, besideSize, measureBeside } from './compare-peers.ts'
import type { Dataset } from './dataset/dataset.ts'
import { even } from './dataset/even.ts'
import { measureDirect, openRecording, type Recording } from './direct.ts'
import { type Effort, type Figures, measureAlternately, measureHttp, type Next } from './measure.ts'
import { MemoryWatch } from './memory.ts'
import { prepare } from './prepare.ts'
import { untilIdle } from './processor.ts'
import { measureStart } from './start-time.ts'
import { gather } from './supply.ts'
import { warm } from './warm.ts'
import { type Bar, type Workload, withoutRepetition, workloads } from './workload.ts'
import { measureWrites, type WriteCost } from './write-cost.ts'

/** One line of the report: the same call by one client and by thirty-two. */
export interface Line {
  name: string
  bar?: Bar | undefined
  one: Figures
  many: Figures
}

export interface Result {
  listings: number
  live: number
  databaseBytes: number
  calls: Line[]
  /** The SQL of the calls, without HTTP. */
  direct: Line[]
  /** The same address asked again and again, next to bare `node:http` with the same bytes. */
  repeated: { name: string; bytes: number; product: Line; bare: Line }[]
  /** Megabytes of the server process. */
  memory: { before: number; max: number; after: number }
  /** From the call of the program to its readiness, the database running. */
  startMilliseconds: number
  writes: WriteCost
  /** Where there are as many listings as others were measured at. */
  beside: Beside[] | undefined
}

const one: Effort = { clients: 1, requests: 300, seconds: 8 }
const many: Effort = { clients: 32, requests: 3_200, seconds: 5 }
/** Each round of these. */
const oneAgain: Effort = { clients: 1, requests: 20_000, seconds: 0.18 }
const manyAgain: Effort = { clients: 32, requests: 200_000, seconds: 0.27 }

/** What is running while something is measured. */
export interface Site {
  url: string
  serverId: number
  databaseUrl: string
  connection: Connection
  /** The environment of a further process on the same database. */
  beside: Record<string, string>
}

/**
 * Measures the real server on a database of that many listings; of the calls only those named so.
 */
export function run(
  folder: string,
  listings: number,
  only: string,
  say: (line: string) => void,
): Promise<Result> {
  return onSite(folder, listings, say, async (site) => {
    const read = await measureReads(site, { folder, listings, only }, say)
    say('start, approvals, import')
    const startMilliseconds = await measureStart(site.beside)
    return { ...read, startMilliseconds, writes: await measureWritesOf(site, folder, {}, say) }
  })
}

/** Measures approvals and an import of so many rows, and nothing else. */
export function runWrites(
  folder: string,
  { listings, rows }: { listings: number; rows: number },
  say: (line: string) => void,
): Promise<WriteCost> {
  return onSite(folder, listings, say, (site) => measureWritesOf(site, folder, { rows }, say))
}

async function measureWritesOf(
  { url, serverId, connection, beside }: Site,
  dataDir: string,
  wanted: { rows?: number },
  say: (line: string) => void,
): Promise<WriteCost> {
  const other = await startServer(beside)
  const processes = { url, serverId, other: other.url, dataDir, ...wanted }
  return measureWrites(processes, connection, say).finally(other.stop)
}

/** Measures what other systems were measured at on this kind of data, and nothing else. */
export function runBeside(
  folder: string,
  dataset: Dataset,
  say: (line: string) => void,
): Promise<Beside> {
  const act = async ({ connection, ...site }: Site): Promise<Beside> => {
    const supply = await gather(site.url, connection, dataset)
    return {
      dataset: dataset.name,
      aimed: await measureBeside({ ...site, supply }, connection, say),
    }
  }
  return onSite(folder, besideSize, say, act, {}, dataset)
}

/** Starts the server on a database of that many listings, and stops it after what is measured. */
export async function onSite<Measured>(
  folder: string,
  listings: number,
  say: (line: string) => void,
  act: (site: Site) => Promise<Measured>,
  more: Record<string, string> = {},
  dataset = even,
): Promise<Measured> {
  await prepare(folder, listings, say, { dataset })
  await warm(folder)
  const environment = {
    ...{ NODE_ENV: 'production', DATA_DIR: folder, PORT: '0', SEED: 'none' },
    ...{ ADMIN_USERNAME: 'bench', ADMIN_PASSWORD: randomBytes(12).toString('hex') },
    PUBLIC_URL: 'http://127.0.0.1',
    ...more,
  }
  const server = await startServer(environment)
  try {
    await untilIdle(server.pid, say)
    const databaseUrl = (await runningEmbedded(folder)) ?? ''
    const connection = connect(databaseUrl, { statementTimeout: 0 })
    const beside = { ...environment, DATABASE_URL: databaseUrl }
    return await act({
      ...{ url: server.url, serverId: server.pid, databaseUrl, connection, beside },
    }).finally(connection.close)
  } finally {
    await server.stop()
  }
}

type Read = Omit<Result, 'startMilliseconds' | 'writes'>

async function measureReads(
  { url, serverId, databaseUrl, connection }: Site,
  { folder, listings, only }: { folder: string; listings: number; only: string },
  say: (line: string) => void,
): Promise<Read> {
  const memory = new MemoryWatch(url)
  const before = await memory.read()
  const supply = await gather(url, connection)
  const calls: Line[] = []
  const direct: Line[] = []
  const recording = await openRecording(connection, folder)
  for (const workload of workloads(supply).filter(({ name }) => name.includes(only))) {
    say(workload.name)
    const next = withoutRepetition(workload)
    direct.push(await measureSql(connection, recording, workload, next))
    calls.push(await measureCall(url, workload, next, memory))
  }
  await recording.close()
  const repeated: Result['repeated'] = []
  for (const path of ['/api/public/properties', `/api/public/properties/${supply.listings[0]}`]) {
    say(`${path}, again and again`)
    repeated.push(await measureRepeated(url, folder, path, memory))
  }
  const peers = { url, serverId, databaseUrl, supply }
  const beside =
    listings === besideSize
      ? [{ dataset: even.name, aimed: await measureBeside(peers, connection, say) }]
      : undefined
  const after = await memory.read()
  const { rows } = await connection.pool.query<{ size: number }>(
    'select pg_database_size(current_database()) as size',
  )
  return {
    listings,
    live: supply.live,
    databaseBytes: rows[0]?.size ?? 0,
    calls,
    direct,
    repeated,
    memory: { before, max: memory.most, after },
    beside,
  }
}

async function measureCall(
  url: string,
  { name, bar }: Workload,
  next: Next,
  memory: MemoryWatch,
): Promise<Line> {
  // Code that was never run is compiled first; that is not what is asked here.
  await measureHttp(url, next, { clients: 4, requests: 40, seconds: 5 })
  const alone = await measureHttp(url, next, one)
  const together = await memory.during(() => measureHttp(url, next, many))
  return { name, bar, one: alone, many: together }
}

async function measureSql(
  { pool }: Connection,
  recording: Recording,
  { name, bar }: Workload,
  next: Next,
): Promise<Line> {
  const paths = Array.from({ length: 200 }, next).filter((path) => path !== undefined)
  const scripts = await recording.record(paths)
  const alone = scripts.slice(0, scripts.length / 4)
  return {
    name,
    bar,
    one: await measureDirect(pool, alone, one),
    many: await measureDirect(pool, scripts.slice(alone.length), { ...many, seconds: 3 }),
  }
}

async function measureRepeated(url: string, folder: string, path: string, memory: MemoryWatch) {
  const client = await Client.open(url)
  const { body } = await client.get(path)
  client.close()
  const file = join(folder, 'answer.json')
  await writeFile(file, body)
  const bare = await startChild(['bench/bare.ts', file])
  try {
    const ask = (effort: Effort) =>
      measureAlternately(
        () => measureHttp(url, () => path, effort),
        () => measureHttp(bare.url, () => path, effort),
      )
    for (const from of [url, bare.url]) {
      await measureHttp(from, () => path, { clients: 32, requests: 2_000, seconds: 3 })
    }
    const [productAlone, bareAlone] = await ask(oneAgain)
    const [productTogether, bareTogether] = await memory.during(() => ask(manyAgain))
    return {
      name: path.replace(/[\da-f-]{36}/, ':id'),
      bytes: body.length,
      product: { name: 'BrickBazaar', one: productAlone, many: productTogether },
      bare: { name: 'bare node:http', one: bareAlone, many: bareTogether },
    }
  } finally {
    await bare.stop()
  }
}
