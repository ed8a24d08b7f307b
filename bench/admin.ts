import { randomBytes } from 'node:crypto'
import { random } from '@brickbazaar/random'
import { withCommas } from '#domain/text/format-number.ts'
import { connect } from '#server/db/connect.ts'
import { runningEmbedded } from '#server/db/embedded.ts'
import { type ExportResult, takeOut } from './admin-export.ts'
import { adminCalls } from './admin-workload.ts'
import { startServer } from './child.ts'
import { Connection as Client } from './client.ts'
import { fillAdmin } from './load/admin.ts'
import { type Figures, measure } from './measure.ts'
import { prepare } from './prepare.ts'
import { signIn } from './sign-in.ts'
import { type Style, table } from './table.ts'

/** Milliseconds a list or a card of the back office may take. */
export const adminBar = 300

export interface AdminWorkload {
  lines: AdminLine[]
  taken: ExportResult[]
}

export interface AdminLine {
  name: string
  figures: Figures
  /** What took longest. */
  slowest: string
  /** What came instead of an answer, the first time. */
  failure: string
}

/** Some 200,000 rows each. */
const exported = ['/api/customers/export', '/api/properties/export?propertyType=house']

const effort = { clients: 1, requests: 60, seconds: 5 }

/** Measures the lists of the back office over HTTP, one client, each address asked once. */
export async function runAdmin(
  folder: string,
  listings: number,
  /** Only the calls and files with this in their name. */
  only: string,
  say: (line: string) => void,
): Promise<AdminWorkload> {
  await prepare(folder, listings, say, { more: fillAdmin })
  const server = await startServer({
    ...{ NODE_ENV: 'production', DATA_DIR: folder, PORT: '0', SEED: 'none' },
    ...{ ADMIN_USERNAME: 'bench', ADMIN_PASSWORD: randomBytes(12).toString('hex') },
    PUBLIC_URL: 'http://127.0.0.1',
  })
  const connection = connect((await runningEmbedded(folder)) ?? '', { statementTimeout: 0 })
  try {
    const token = await signIn(connection.db)
    const cities = await connection.db
      .selectFrom('location')
      .select('name')
      .where('type', '=', 'city')
      .orderBy('name')
      .execute()
    const client = await Client.open(server.url, { token })
    const lines: AdminLine[] = []
    for (const call of adminCalls(cities.map(({ name }) => name))) {
      if (!call.name.includes(only)) continue
      say(call.name)
      lines.push(await measureCall(client, call))
    }
    client.close()
    const taken: ExportResult[] = []
    for (const path of exported.filter((name) => name.includes(only))) {
      say(path)
      taken.push(await takeOut(server.url, token, path))
    }
    return { lines, taken }
  } finally {
    await connection.close()
    await server.stop()
  }
}

async function measureCall(
  client: Client,
  { name, draw }: ReturnType<typeof adminCalls>[number],
): Promise<AdminLine> {
  const chance = random(`bench/admin/${name}`)
  let slowest = ''
  let longest = 0
  let failure = ''
  const ask = async () => {
    const path = draw(chance)
    const begin = performance.now()
    const { status, body } = await client.get(path)
    const took = performance.now() - begin
    if (took > longest) {
      longest = took
      slowest = path
    }
    if (status !== 200) failure ||= `${path} answered ${status}: ${body.toString().slice(0, 200)}`
    return status === 200
  }
  // Code and plans that were never run are compiled first; that is not what is asked here.
  await ask()
  longest = 0
  const figures = await measure([client], effort, ask)
  return { name, figures, slowest, failure }
}

export function reportAdmin({ lines, taken }: AdminWorkload, style: Style) {
  const rows = lines.map(({ name, figures: { median, p99, count, errors }, slowest }) => [
    ...[name, median.toFixed(1), p99.toFixed(1), String(count), String(errors)],
    p99 > adminBar ? slowest : '',
  ])
  const heads = ['call', 'median ms', 'p99 ms', 'asked', 'errors', 'over the bar']
  const files = taken.map(({ path, rows: many, firstByte, seconds, more }) => [
    ...[path, withCommas(many), firstByte.toFixed(0), seconds.toFixed(1)],
    more.toFixed(0),
  ])
  const fileHeads = ['file', 'rows', 'first byte ms', 'seconds', 'MB more']
  const failures = lines
    .filter(({ failure }) => failure)
    .map(({ name, failure }) => `${name}: ${failure}\n`)
  return {
    text: [table(heads, rows, style), table(fileHeads, files, style), ...failures].join('\n'),
    met: lines.filter(({ figures }) => figures.p99 <= adminBar).length,
    of: lines.length,
    errors: lines.reduce((sum, { figures }) => sum + figures.errors, 0),
  }
}
