import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { demoAccounts } from '#domain/account/demo-account.ts'
import { firstCostRates } from '#domain/money/first-cost-rates.ts'
import { isEmpty } from '#seed/empty.ts'
import { refuseDemoPasswords } from '#server/account/password/demo-password.ts'
import { ensureFirstAdministrator } from '#server/administrator/first.ts'
import { buildApp } from '#server/app.ts'
import { type ArchiveJobs, startArchive } from '#server/archive/jobs.ts'
import { openArchive } from '#server/archive/open.ts'
import { insertPolicies } from '#server/cms-page/policy/policies.ts'
import { type Config, isLoopback } from '#server/config.ts'
import { insertFirstRates } from '#server/cost/queries.ts'
import { connect } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openReads } from '#server/db/reads.ts'
import { transact } from '#server/db/transact.ts'
import { openAgentNumbers } from '#server/document/agent-number.ts'
import { keyOf } from '#server/document/service.ts'
import { listen } from '#server/http/listen.ts'
import { linesTo } from '#server/http/log/log-output.ts'
import { registerPages } from '#server/http/page/pages.ts'
import type { Repeated } from '#server/job/repeat.ts'
import { providersOf } from '#server/notification/channel/providers.ts'
import { askOnce, reachDatabase } from '#server/reach-database.ts'
import { makeCircuits } from '#server/resilience/circuit.ts'
import { root } from '#server/root.ts'
import { readSecrets } from '#server/secret/secret.ts'
import { StartError } from '#server/start-error.ts'
import { openStores } from '#server/store/open.ts'
import { tilesAddress } from '#server/street-map/routes.ts'
import { openStreetMap } from '#server/street-map/street-map.ts'
import { startJobs } from './jobs.ts'

export interface Running {
  url: string
  stop(): Promise<void>
}

const output = linesTo(process.stdout)

/** How long requests in flight may take during a shutdown. */
const drainMilliseconds = 9_000

export interface StartOptions {
  dev: boolean
  /** Aborts the start: stops whatever was started and throws the signal's reason. */
  signal: AbortSignal
}

/** Starts in this order: database, migrations, first accounts, HTTP, jobs. Stops in reverse. */
export async function start(config: Config, options: StartOptions): Promise<Running> {
  await ensureFolder(config.dataDir)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({
        dataDir: config.dataDir,
        isArchived: config.archive !== undefined,
        log: say,
      })
  const closers: (() => Promise<void>)[] = []
  let archiving: ArchiveJobs | undefined
  // After the database, whose last segments it stores.
  if (embedded) closers.push(async () => archiving?.close(), embedded.stop)
  const stop = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close()
  }
  try {
    options.signal.throwIfAborted()
    const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
    const isPooled = config.databaseDirectUrl !== undefined
    const primary = connect(databaseUrl, { isPooled })
    const { db, pool } = primary
    closers.push(primary.close)
    const direct = isPooled ? connect(config.databaseDirectUrl ?? '', { max: 5 }) : primary
    closers.push(direct.close)
    await reachDatabase(pool, databaseUrl)
    if (config.databaseUrl) await warnOfSuperuser(pool)
    await migrate(direct.pool, { log: say })
    options.signal.throwIfAborted()
    const isPublic = !isLoopback(config.host)
    if (isPublic) await refuseDemoPasswords(db)
    await transact(db, async (tx) => {
      const isNew = await ensureFirstAdministrator(tx, config.administrator, { isPublic })
      // The demo has its own. They are inserted only once: later changes of the operator stay.
      if (isNew && config.seed === 'none') await insertPolicies(tx)
      await insertFirstRates(tx, firstCostRates())
    })
    const stores = await openStores(config, say)
    const secrets = await readSecrets(config, db, say)
    await openAgentNumbers(db, keyOf({ secrets }))
    if (config.seed === 'demo' && (await isEmpty(db))) {
      const { loadDemo } = await import('#seed/load.ts')
      await loadDemo(db, { stores, secrets, log: say })
    }
    options.signal.throwIfAborted()
    const replicaUrls = config.databaseReplicaUrls
    const archive =
      embedded && (await openArchive(config, embedded, secrets.keyFor('archive'), say))
    const reads = openReads({
      primary,
      url: databaseUrl,
      directUrl: config.databaseDirectUrl,
      replicaUrls,
      log: say,
    })
    closers.push(reads.close)
    const version = await readVersion()
    const context = {
      config,
      db,
      sessions: direct.db,
      reads,
      secrets,
      stores,
      circuits: makeCircuits(),
    }
    const gateway = config.payment?.open(context.circuits.gateway)
    const providers = await providersOf(config, say)
    let jobs: Repeated[] = []
    closers.push(async () => {
      await Promise.all([archiving?.stop(), ...jobs.map((job) => job.stop())])
    })
    const streets = await openStreetMap(config, say)
    closers.push(async () => streets?.close())
    const telemetry = await openTelemetry(config, version)
    if (telemetry) closers.push(telemetry.close)
    const app = await buildApp({
      ...context,
      pool,
      replicas: reads.replicas,
      archive,
      streets,
      version,
      log: output,
      telemetry,
    })
    await registerPages(app, {
      dev: options.dev,
      publicUrl: config.publicUrl,
      mapStyleUrl: config.mapStyleUrl,
      mapTiles: () => streets?.archive && tilesAddress(streets.archive),
      paymentOrigins: config.payment?.page,
    })
    closers.push(() => drain(app))
    const url = await listen(app, config)
    announce(url, config)
    // Started last, because the first round of each job queries the database and would delay the
    // start.
    if (archive && config.archive) archiving = startArchive(archive, app.log, config.archive.every)
    jobs = startJobs({ context, pool: direct.pool, providers, gateway, log: app.log })
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Loaded only where it is set: the libraries take memory. */
async function openTelemetry({ telemetryUrl: url }: Config, version: string) {
  if (!url) return undefined
  const { startTelemetry } = await import('#server/telemetry/export/start-telemetry.ts')
  return startTelemetry({ url, version, log: say })
}

async function drain(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), drainMilliseconds)
  // A connection with a request in flight becomes idle only afterwards, and would then be kept
  // alive.
  const idle = setInterval(() => app.server.closeIdleConnections(), 100)
  await app.close()
  clearTimeout(cut)
  clearInterval(idle)
}

/** An SQL injection as superuser would control the database server, not only this database. */
async function warnOfSuperuser(pool: pg.Pool): Promise<void> {
  const statement = 'select rolsuper from pg_roles where rolname = current_user'
  const { rows } = await askOnce(pool, statement)
  if (!rows[0]?.rolsuper) return
  say('Warning: the user of DATABASE_URL is a superuser. Give BrickBazaar a database and a user')
  say(
    'of its own that owns it: create role brickbazaar login; alter database … owner to brickbazaar',
  )
}

async function ensureFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true })
  } catch {
    throw new StartError(
      'DATA_DIR cannot be made or written: choose a folder this user may write to.',
    )
  }
}

async function readVersion(): Promise<string> {
  const text = await readFile(join(root, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

function announce(url: string, config: Config): void {
  say(`BrickBazaar is ready at ${url}`)
  say(`Data in ${config.dataDir}`)
  if (config.seed !== 'demo' || config.production) return
  for (const { realm, username, password } of demoAccounts) {
    say(`  ${realm.padEnd(14)} ${username} / ${password}`)
  }
  if (!config.smtpUrl) say('No SMTP_URL: links that would be sent by e-mail are written here')
}

function say(line: string): void {
  output.write(`${line}\n`)
}
