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
export async function onDemo<Measured>(
  log: (line: string) => void,
  measure: (site: Site) => Promise<Measured>,
): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brickbazaar-bench-search-'))
  const closers = [() => rm(dataDir, { recursive: true, force: true, maxRetries: 3 })]
  const stop = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close()
  }
  try {
    const embedded = await startEmbedded({ dataDir, log })
    closers.push(embedded.stop)
    const primary = connect(embedded.url)
    const { db, pool } = primary
    closers.push(primary.close)
    await migrate(pool, { log: () => undefined })
    const config = { ...readConfig(environment), dataDir }
    const stores = await openStores(config, log)
    const secrets = await readSecrets(config, db, log)
    await loadDemo(db, { stores, secrets, log })
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
    return await measure({ app, pool, db })
  } finally {
    await stop()
  }
}
