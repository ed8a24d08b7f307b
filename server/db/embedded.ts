import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setInterval as interval, setTimeout as wait } from 'node:timers/promises'
import { databaseUser, launcher } from '#server/db/embedded/account.ts'
import { archiveSettings, clearReceipts } from '#server/db/embedded/archive-setting.ts'
import { findBinaries } from '#server/db/embedded/binaries.ts'
import * as cluster from '#server/db/embedded/cluster.ts'
import { takeLock } from '#server/db/embedded/lock.ts'
import { type PidFile, processAt, readPidFile } from '#server/db/embedded/pid-file.ts'
import { type Postmaster, type Start, startPostmaster } from '#server/db/embedded/postmaster.ts'
import { ensureServerRole, serverPassword, serverRole } from '#server/db/embedded/server-role.ts'
import { messageOf } from './failure.ts'

/** Milliseconds between checks whether somebody else is stopping the server. */
const watchMs = 500

export interface EmbeddedOptions {
  dataDir: string
  /** Keeps each segment of the log until it is in an archive: `server/archive`. */
  isArchived?: boolean | undefined
  log?: ((line: string) => void) | undefined
}

export interface Embedded {
  /** For the server and its jobs: a role that is not a superuser. */
  url: string
  /** For the whole cluster: settings and replication. */
  superuserUrl: string
  /** The folder of PostgreSQL's files. */
  cluster: string
  /** Where PostgreSQL looks for the segments that are in the archive. */
  receipts: string
  /** Shuts down gracefully and waits; a second call waits for the first. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL 18 on `<dataDir>/postgres-18`, creates the cluster if there is none, and keeps
 * it running until `stop()`. Throws StartError for problems an operator can fix, and AlreadyRunning
 * if a live process uses the folder.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, log } = options
  const folder = await cluster.openDataDir(dataDir)
  const release = takeLock(join(folder, `postgres-${cluster.major}.lock`), folder)
  try {
    const start = await prepare(folder, options)
    const password = await cluster.clusterPassword(start.cluster)
    const postmaster = await startPostmaster(start)
    const stop = supervise(postmaster, start, log)
    const superuserUrl = superuserUrlOf(postmaster, password)
    await ensureServerRole(superuserUrl, serverPassword(password)).catch(async (error) => {
      await stop()
      throw error
    })
    let stopped: Promise<void> | undefined
    return {
      url: urlOf(postmaster, password),
      superuserUrl,
      cluster: start.cluster,
      receipts: receiptsIn(folder),
      stop: () => (stopped ??= stop().finally(release)),
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Returns the URL of a database that another process runs on this folder, or undefined. */
export async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const folder = await cluster.openDataDir(dataDir)
  const path = join(folder, `postgres-${cluster.major}`)
  if (!existsSync(path)) return undefined
  const file = await readPidFile(path)
  if (!file?.ready || (await processAt(file.pid, path)) !== 'postmaster') return undefined
  return urlOf(file, await cluster.clusterPassword(path))
}

const receiptsIn = (folder: string) => join(folder, 'archive-receipts')

async function prepare(
  folder: string,
  { log, isArchived = false }: EmbeddedOptions,
): Promise<Start> {
  const path = join(folder, `postgres-${cluster.major}`)
  const user = databaseUser(path)
  const exists = await cluster.clusterExists(folder)
  const binaries = await findBinaries()
  const launch = launcher(user, [folder, binaries.initdb, binaries.postgres])
  if (!exists) {
    log?.(`Creating the database in ${path}`)
    await cluster.createCluster(folder, binaries, user, launch)
  }
  if (isArchived) clearReceipts(receiptsIn(folder))
  const extra = isArchived ? archiveSettings(receiptsIn(folder)) : []
  return { launch, program: binaries.postgres, cluster: path, log: `${path}.log`, extra }
}

/** Restarts the server whenever it ends unexpectedly; returns a function that stops it for good. */
function supervise(
  first: Postmaster,
  start: Start,
  log: EmbeddedOptions['log'],
): () => Promise<void> {
  let current: Postmaster | undefined = first
  let stopping = false
  // If Node exits without stop(), as after an uncaught exception, the server must not be left
  // behind.
  const leave = () => current?.signal('INT')
  process.once('exit', leave)

  async function keep(): Promise<void> {
    while (!stopping) {
      if (current) await endOf(current, start.cluster, () => !stopping)
      current = undefined
      if (stopping) return
      log?.('The embedded database ended unasked and is started again')
      current = await startPostmaster(start, first.port).catch(async (error) => {
        log?.(messageOf(error))
        await wait(1000)
        return undefined
      })
      if (current) log?.('The embedded database is back')
      if (stopping) await end(current)
    }
  }

  const supervision = keep()
  return async () => {
    stopping = true
    await end(current)
    await supervision
    process.off('exit', leave)
  }
}

/**
 * Resolves when the server is gone. If somebody else stops it (SIGTERM), it would refuse new
 * clients for as long as anybody stays connected, so it is then stopped fast.
 */
async function endOf(postmaster: Postmaster, path: string, isWanted: () => boolean): Promise<void> {
  const ended = new AbortController()
  const watch = async () => {
    const { signal } = ended
    for await (const _ of interval(watchMs, undefined, { ref: false, signal })) {
      const file = await readPidFile(path).catch(() => undefined)
      if (file?.stopping && isWanted()) return end(postmaster, 5_000)
    }
  }
  const watched = watch().catch(() => undefined)
  await postmaster.gone
  ended.abort()
  await watched
}

/**
 * Fast shutdown: disconnects clients and writes a checkpoint; otherwise the next start recovers.
 */
async function end(postmaster: Postmaster | undefined, timeoutMs = 30_000): Promise<void> {
  postmaster?.signal('INT')
  const patient = new AbortController()
  const late = wait(timeoutMs, undefined, { ref: false, signal: patient.signal }).then(
    () => postmaster?.signal('QUIT'),
    () => undefined,
  )
  await postmaster?.gone
  patient.abort()
  await late
}

const urlOf = (at: Address, password: string): string =>
  addressOf(at, serverRole, serverPassword(password))

const superuserUrlOf = (at: Address, password: string): string =>
  addressOf(at, cluster.superuser, password)

type Address = Pick<PidFile, 'port' | 'socket'>

/** Host and port for every tool; pg and libpq prefer the socket folder in the parameter. */
function addressOf({ port, socket }: Address, role: string, password: string): string {
  const tcp = `postgres://${role}:${password}@127.0.0.1:${port}/${cluster.databaseName}`
  return socket ? `${tcp}?host=${encodeURIComponent(socket)}` : tcp
}
