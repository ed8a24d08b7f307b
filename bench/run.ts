import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Connection, connect } from '#server/db/connect.ts'
import { runningEmbedded } from '#server/db/embedded.ts'
import { startChild, startServer } from './child.ts'
import { Connection as Client } from './client.ts'
import { measureDirect, openRecording, type Recording } from './direct.ts'
import { type Effort, type Figures, measureHttp, type Next } from './measure.ts'
import { MemoryWatch } from './memory.ts'
import { prepare } from './prepare.ts'
import { gather } from './supply.ts'
import { type Workload, withoutRepetition, workloads } from './workload.ts'

/** One line of the report: the same call by one client and by thirty-two. */
export interface Line {
  name: string
  hasBar: boolean
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
  memory: { before: number; most: number; after: number }
}

const one: Effort = { clients: 1, requests: 300, seconds: 15 }
const many: Effort = { clients: 32, requests: 3_200, seconds: 8 }
const oneAgain: Effort = { clients: 1, requests: 20_000, seconds: 4 }
const manyAgain: Effort = { clients: 32, requests: 200_000, seconds: 5 }

/** Measures the real server on a database of that many listings. */
export async function run(folder: string, listings: number, say: (line: string) => void) {
  await prepare(folder, listings, say)
  const server = await startServer({
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: '0',
    SEED: 'none',
    ADMIN_USERNAME: 'bench',
    ADMIN_PASSWORD: randomBytes(12).toString('hex'),
  })
  try {
    const connection = connect((await runningEmbedded(folder)) ?? '', { statementTimeout: 0 })
    try {
      return await measureAll(server.url, folder, listings, connection, say)
    } finally {
      await connection.close()
    }
  } finally {
    await server.stop()
  }
}

async function measureAll(
  url: string,
  folder: string,
  listings: number,
  connection: Connection,
  say: (line: string) => void,
): Promise<Result> {
  const memory = new MemoryWatch(url)
  const before = await memory.read()
  const supply = await gather(url, connection)
  const calls: Line[] = []
  const direct: Line[] = []
  const recording = await openRecording(connection, folder)
  for (const workload of workloads(supply)) {
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
    memory: { before, most: memory.most, after: await memory.read() },
  }
}

async function measureCall(
  url: string,
  { name, hasBar }: Workload,
  next: Next,
  memory: MemoryWatch,
): Promise<Line> {
  // Code that was never run is compiled first; that is not what is asked here.
  await measureHttp(url, next, { clients: 4, requests: 40, seconds: 5 })
  const alone = await measureHttp(url, next, one)
  const together = await memory.during(() => measureHttp(url, next, many))
  return { name, hasBar, one: alone, many: together }
}

async function measureSql(
  { pool }: Connection,
  recording: Recording,
  { name, hasBar }: Workload,
  next: Next,
): Promise<Line> {
  const paths = Array.from({ length: 200 }, next).filter((path) => path !== undefined)
  const scripts = await recording.record(paths)
  const alone = scripts.slice(0, scripts.length / 4)
  return {
    name,
    hasBar,
    one: await measureDirect(pool, alone, one),
    many: await measureDirect(pool, scripts.slice(alone.length), many),
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
    const ask = async (name: string, from: string): Promise<Line> => {
      const again = () => path
      await measureHttp(from, again, { ...manyAgain, requests: 2_000 })
      const alone = await measureHttp(from, again, oneAgain)
      const together = await memory.during(() => measureHttp(from, again, manyAgain))
      return { name, hasBar: false, one: alone, many: together }
    }
    return {
      name: path.replace(/[\da-f-]{36}/, ':id'),
      bytes: body.length,
      product: await ask('BrickBazaar', url),
      bare: await ask('bare node:http', bare.url),
    }
  } finally {
    await bare.stop()
  }
}
