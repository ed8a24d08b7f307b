import { randomUUID } from 'node:crypto'
import { chownSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { readParts } from '#server/archive/base.ts'
import { readRecovered } from '#server/archive/queries.ts'
import type { ArchiveStore } from '#server/archive/store.ts'
import { databaseUser, launcher, type User } from '#server/db/embedded/account.ts'
import { archiveSettings, clearReceipts } from '#server/db/embedded/archive-setting.ts'
import { findBinaries } from '#server/db/embedded/binaries.ts'
import * as cluster from '#server/db/embedded/cluster.ts'
import { takeLock } from '#server/db/embedded/lock.ts'
import { type Postmaster, startPostmaster } from '#server/db/embedded/postmaster.ts'
import { messageOf } from '#server/db/failure.ts'
import { StartError } from '#server/start-error.ts'
import { chooseBase, type Target } from './choose.ts'
import { Feed } from './feed.ts'
import { unpack } from './unpack.ts'

export interface RecoverOptions {
  store: ArchiveStore
  key: Buffer
  system: string
  target: Target
  /** Where the database goes; it must not have one. */
  dataDir: string
  say(line: string): void
}

export interface Recovered {
  /** As superuser. */
  url: string
  /** The last change that is in it; null if none came after the base backup. */
  lastChange: Date | null
  /** Stops it and puts it where a start finds it. */
  keep(): Promise<void>
  /** Stops it and leaves nothing behind. */
  discard(): Promise<void>
}

/**
 * Restores a base backup and the log after it, up to the target, and runs what came of it. It gets
 * its name last, so that one that breaks off leaves nothing that could be taken for a database.
 */
export async function recover(options: RecoverOptions): Promise<Recovered> {
  const { store, key, system, target, say } = options
  const folder = await cluster.openDataDir(options.dataDir)
  const release = takeLock(join(folder, `postgres-${cluster.major}.lock`), folder)
  const draft = join(folder, `postgres-new-${randomUUID().slice(0, 8)}`)
  let feed: Feed | undefined
  try {
    if (await cluster.clusterExists(folder)) {
      throw new StartError(`${folder} holds a database already: restore into a new DATA_DIR.`)
    }
    const base = await chooseBase(store, key, system, target)
    say(`Base backup of ${base.endedAt} (${base.parts} parts)`)
    const user = databaseUser(draft)
    await mkdir(draft, { mode: 0o700 })
    const files = await unpack(readParts(store, key, base), draft)
    await writeFlushed(join(draft, 'backup_label'), base.label)
    await writeFlushed(join(draft, 'recovery.signal'), '')
    await give(draft, user)
    say(`${files} files; the log follows`)
    feed = await Feed.open({ store, key, system, folder: `${draft}-log`, owner: user, say })
    const postmaster = await replay(options, { folder, draft, user, feed })
    const password = await cluster.clusterPassword(draft)
    const url = addressOf(postmaster, password)
    const recovered = await lastChangeOf(url)
    say(`${feed.count} segments of the log`)
    await feed.close()
    const stop = async (how: 'INT' | 'QUIT') => {
      postmaster.signal(how)
      await postmaster.gone
    }
    return {
      ...{ url, lastChange: recovered },
      async keep() {
        await stop('INT')
        await rename(draft, join(folder, `postgres-${cluster.major}`))
        await flush(folder)
        release()
      },
      async discard() {
        await stop('QUIT')
        await rm(draft, { recursive: true, force: true })
        release()
      },
    }
  } catch (error) {
    await feed?.close()
    await rm(draft, { recursive: true, force: true })
    release()
    throw error
  }
}

interface Ground {
  folder: string
  draft: string
  user: User | undefined
  feed: Feed
}

/** Starts PostgreSQL, which is ready once it has reached the target. */
async function replay({ target }: RecoverOptions, ground: Ground): Promise<Postmaster> {
  const { folder, draft, user, feed } = ground
  const binaries = await findBinaries()
  const launch = launcher(user, [folder, binaries.postgres])
  // Its own log is kept until a start archives it: the new line of time begins here.
  const receipts = join(folder, 'archive-receipts')
  clearReceipts(receipts)
  const values = {
    restore_command: feed.command,
    recovery_target_action: 'promote',
    recovery_target_timeline: 'latest',
    // Nobody reads before it is whole; and settings of the former server then do not matter.
    hot_standby: 'off',
    ...goalOf(target),
  }
  const extra = Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  try {
    return await startPostmaster({
      ...{ launch, program: binaries.postgres, cluster: draft },
      log: join(folder, `postgres-${cluster.major}.log`),
      extra: [...archiveSettings(receipts), ...extra],
    })
  } catch (error) {
    throw new StartError(sentenceOf(error, feed, target))
  }
}

function goalOf(target: Target): Record<string, string> {
  if (target === 'latest') return {}
  if ('name' in target) return { recovery_target_name: target.name }
  // The form with a T is not read before the time zones are loaded.
  const time = target.time.toISOString().replace('T', ' ').replace('Z', '+00')
  return { recovery_target_time: time, recovery_target_inclusive: 'on' }
}

function sentenceOf(error: unknown, feed: Feed, target: Target): string {
  if (feed.trouble) return `${feed.trouble} Nothing was restored.`
  const message = messageOf(error)
  if (!/recovery ended before|requested (recovery|timeline)|could not (find|locate)/.test(message))
    return message
  const goal = target === 'latest' || 'name' in target ? 'its end' : target.time.toISOString()
  return (
    `The archive does not reach ${goal}: ${feed.missing ?? 'the next segment of the log'} is not ` +
    'in it. Name an earlier moment, or bring that object back; nothing was restored.'
  )
}

async function lastChangeOf(url: string): Promise<Date | null> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await readRecovered(client))?.lastChange ?? null
  } finally {
    await client.end()
  }
}

function addressOf({ port, socket }: Postmaster, password: string): string {
  const { superuser, databaseName } = cluster
  const tcp = `postgres://${superuser}:${password}@127.0.0.1:${port}/${databaseName}`
  return socket ? `${tcp}?host=${encodeURIComponent(socket)}` : tcp
}

/** Gives all of it to the user PostgreSQL runs under. */
async function give(folder: string, user: User | undefined): Promise<void> {
  if (!user) return
  for (const name of await readdir(folder, { recursive: true }))
    chownSync(join(folder, name), user.uid, user.gid)
  chownSync(folder, user.uid, user.gid)
}

async function writeFlushed(path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600, flush: true })
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
