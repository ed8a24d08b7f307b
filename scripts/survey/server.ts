import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureFirstAdministrator } from '#server/administrator/first.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { makeCircuits } from '#server/resilience/circuit.ts'
import { readSecrets } from '#server/secret/secret.ts'
import { openStores } from '#server/store/open.ts'

/** A server without pages, on an empty database of its own. */
export interface SurveyServer {
  url: string
  db: Database
  dataDir: string
  administrator: { username: string; password: string }
  /** Ends it and removes everything it stored. */
  stop(): Promise<void>
}

/** Starts the server: no setting of this machine counts, so that nothing else is written to. */
export async function startSurveyServer(): Promise<SurveyServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'survey-'))
  const administrator = { username: 'survey', password: randomBytes(16).toString('hex') }
  const config = readConfig({
    ...{ DATA_DIR: dataDir, SEED: 'none', BUSY_AFTER_MS: '0' },
    ...{ ADMIN_USERNAME: administrator.username, ADMIN_PASSWORD: administrator.password },
  })
  const log = () => undefined
  const { db, pool, close } = await openDatabase(config, { log })
  await migrate(pool, { log })
  await ensureFirstAdministrator(db, administrator)
  const context = {
    ...{ config, db, sessions: db, reads: { prepared: db, planned: db }, circuits: makeCircuits() },
    secrets: await readSecrets(config, db, log),
    stores: await openStores(config, log),
  }
  const app = await buildApp({ ...context, pool, version: 'survey' })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const stop = async () => {
    await app.close()
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url, db, dataDir, administrator, stop }
}
