import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { loadDemo } from '#seed/load.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openReads } from '#server/db/reads.ts'
import { makeCircuits } from '#server/resilience/circuit.ts'
import { foldSomeWords } from '#server/search/index/apply-changes.ts'
import { readSecrets } from '#server/secret/secret.ts'
import { openStores } from '#server/store/open.ts'
import { skewed } from '../dataset/skewed.ts'
import { prepare } from '../prepare.ts'

export interface Site {
  app: FastifyInstance
  pool: pg.Pool
  db: Database
}

const environment = {
  ...{ NODE_ENV: 'production', SEED: 'none', PUBLIC_URL: 'http://127.0.0.1' },
  ...{ ADMIN_USERNAME: 'bench', ADMIN_PASSWORD: 'not used: nobody signs in' },
}

/** Runs `measure` on the demo marketplace, made anew, with the server in this process. */
export function onDemo<Measured>(
  log: (line: string) => void,
  measure: (site: Site) => Promise<Measured>,
): Promise<Measured> {
  return inFolder(async (closers) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'brickbazaar-bench-search-'))
    closers.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 3 }))
    return serve({ dataDir, isDemo: true, log, closers }, measure)
  })
}

/** How many listings the data of the second generator have. */
export const skewedCount = 10_000

/** Runs `measure` on data of a second generator (bench/dataset), which stay for the next run. */
export function onSkewed<Measured>(
  log: (line: string) => void,
  measure: (site: Site) => Promise<Measured>,
): Promise<Measured> {
  return inFolder(async (closers) => {
    const dataDir = join(readConfig().dataDir, 'bench', `${skewedCount}-${skewed.name}`)
    await prepare(dataDir, skewedCount, log, { dataset: skewed })
    return serve({ dataDir, isDemo: false, log, closers }, measure)
  })
}

type Closers = (() => Promise<unknown>)[]

async function inFolder<Measured>(
  work: (closers: Closers) => Promise<Measured>,
): Promise<Measured> {
  const closers: Closers = []
  try {
    return await work(closers)
  } finally {
    for (let close = closers.pop(); close; close = closers.pop()) await close()
  }
}

interface Served {
  dataDir: string
  isDemo: boolean
  log: (line: string) => void
  closers: Closers
}

async function serve<Measured>(
  { dataDir, isDemo, log, closers }: Served,
  measure: (site: Site) => Promise<Measured>,
): Promise<Measured> {
  const embedded = await startEmbedded({ dataDir, log })
  closers.push(embedded.stop)
  const primary = connect(embedded.url)
  const { db, pool } = primary
  closers.push(primary.close)
  await migrate(pool, { log: () => undefined })
  const config = { ...readConfig(environment), dataDir }
  const stores = await openStores(config, log)
  const secrets = await readSecrets(config, db, log)
  if (isDemo) await loadDemo(db, { stores, secrets, log })
  while ((await foldSomeWords(db, 16_384)) > 0);
  await pool.query('vacuum (analyze)')
  const reads = openReads({
    primary,
    url: embedded.url,
    directUrl: undefined,
    replicaUrls: [],
    log,
  })
  closers.push(reads.close)
  const circuits = makeCircuits()
  const context = { config, db, sessions: db, reads, secrets, circuits, stores }
  const app = await buildApp({ ...context, pool, version: 'bench' })
  await app.ready()
  closers.push(async () => app.close())
  return measure({ app, pool, db })
}
