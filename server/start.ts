import { mkdir, readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { demoAccounts } from '#domain/demo-account.ts'
import { loadDemo } from '#seed/load.ts'
import { sendLinks } from '#server/account/forgot.ts'
import { sweepCounters } from '#server/account/throttle.ts'
import { ensureFirstAdministrator } from '#server/administrator/first.ts'
import { watchListings } from '#server/alert/watch.ts'
import { buildApp } from '#server/app.ts'
import { activateSuspended } from '#server/broker/decide.ts'
import type { Config } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { codeOf } from '#server/db/failure.ts'
import { migrate } from '#server/db/migrate.ts'
import { openReads } from '#server/db/reads.ts'
import { sweepDocuments } from '#server/document/sweep.ts'
import { listen } from '#server/http/listen.ts'
import { mountPages } from '#server/http/pages.ts'
import { tellDigests } from '#server/inquiry/digest.ts'
import { remindBrokers, sweepReminders } from '#server/inquiry/follow-up.ts'
import { repeat } from '#server/job/repeat.ts'
import { rewordListings } from '#server/location/rename.ts'
import { hashPhotos } from '#server/media/phash-sweep.ts'
import { sweepMedia } from '#server/media/sweep.ts'
import { makeCircuits } from '#server/message/circuit.ts'
import { providersOf } from '#server/message/providers.ts'
import { sweepReceipts } from '#server/message/receipt.ts'
import { startSender } from '#server/message/sender.ts'
import { sweepNotifications } from '#server/notification/service.ts'
import { gatewayOf } from '#server/payment/gateway.ts'
import { reconcile } from '#server/payment/online.ts'
import { eraseNext } from '#server/privacy/erase.ts'
import { foldWords } from '#server/property/bitmap-fold.ts'
import { rateListings } from '#server/property/quality.ts'
import { sweepViews } from '#server/recommendation/view.ts'
import { sweepUnsaved } from '#server/saved-property/service.ts'
import { readSecrets } from '#server/secret/secret.ts'
import { StartError } from '#server/start-error.ts'
import { openStores } from '#server/store/open.ts'
import { followDays } from '#server/subscription/expiry.ts'
import { tellOpened } from '#server/waitlist/service.ts'

export interface Running {
  url: string
  stop(): Promise<void>
}

/** How long requests in flight may take to end before they are cut. */
const drainMilliseconds = 9_000
const minute = 60_000
const hour = 3_600_000

export interface StartOptions {
  dev: boolean
  /** Gives the start up: what had been started is stopped, and the signal's reason is thrown. */
  signal: AbortSignal
}

/** Starts everything in order: database, migrations, first accounts, jobs, HTTP; stops in reverse. */
export async function start(config: Config, options: StartOptions): Promise<Running> {
  await ensureFolder(config.dataDir)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: config.dataDir, log: say })
  const closers: (() => Promise<void>)[] = embedded ? [embedded.stop] : []
  const stop = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close()
  }
  try {
    options.signal.throwIfAborted()
    const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
    const primary = connect(databaseUrl)
    const { db, pool } = primary
    closers.push(primary.close)
    await reach(pool)
    await migrate(pool, { log: say })
    options.signal.throwIfAborted()
    await ensureFirstAdministrator(db, config.administrator)
    const stores = await openStores(config, say)
    const secrets = await readSecrets(db)
    if (config.seed === 'demo') await loadDemo(db, { stores, secrets, log: say })
    options.signal.throwIfAborted()
    const replicaUrls = config.databaseReplicaUrls
    const reads = openReads({ primary, url: databaseUrl, replicaUrls, log: say })
    closers.push(reads.close)
    const version = await readVersion()
    const context = {
      config,
      db,
      reads,
      secrets,
      stores,
      circuits: makeCircuits(),
    }
    const gateway = config.razorpay && gatewayOf(config.razorpay, context.circuits.gateway)
    const providers = await providersOf(config, say)
    const sweeps = [
      repeat(hour, () => sweepCounters(db)),
      repeat(hour, () => sweepMedia(db, stores.photos)),
      repeat(minute, () => hashPhotos(db, stores.photos)),
      repeat(5_000, () => rewordListings(db)),
      repeat(5_000, () => foldWords(db)),
      repeat(5_000, () => rateListings(db)),
      repeat(hour, () => sweepDocuments(db, stores.documents)),
      repeat(minute, () => activateSuspended(db)),
      repeat(hour, () => sweepNotifications(db)),
      repeat(minute, () => followDays(db)),
      repeat(30_000, () => reconcile(db, gateway)),
      repeat(hour, () => sweepUnsaved(db)),
      repeat(hour, () => sweepViews(db)),
      repeat(minute, () => eraseNext(db)),
      repeat(1_000, () => sendLinks(db, config)),
      watchListings(context),
      repeat(minute, () => remindBrokers(db)),
      repeat(minute, () => tellDigests(db)),
      repeat(minute, () => tellOpened(db, config)),
      repeat(hour, () => sweepReminders(db)),
      repeat(hour, () => sweepReceipts(db)),
      startSender(context, pool, providers),
    ]
    closers.push(async () => {
      await Promise.all(sweeps.map((sweep) => sweep.stop()))
    })
    const app = await buildApp({ ...context, pool, replicas: reads.replicas, version, log: true })
    await mountPages(app, {
      dev: options.dev,
      publicUrl: config.publicUrl,
      mapStyleUrl: config.mapStyleUrl,
      gatewayOrigin: config.razorpay?.scriptOrigin,
    })
    closers.push(() => drain(app))
    const url = await listen(app, config)
    announce(url, config)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function drain(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), drainMilliseconds)
  // A connection whose answer was under way is idle only afterwards, and would then be kept alive.
  const idle = setInterval(() => app.server.closeIdleConnections(), 100)
  await app.close()
  clearTimeout(cut)
  clearInterval(idle)
}

/** The code says what is wrong; the message would name the host, the user or the database. */
async function reach(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select')
  } catch (error) {
    const code = codeOf(error) ?? 'no answer'
    throw new StartError(
      `The database cannot be reached (${code}): start it, or set DATABASE_URL to one that is there.`,
    )
  }
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
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8')
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
  process.stdout.write(`${line}\n`)
}
