import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, lstatSync } from 'node:fs'
import {
  access,
  constants,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { messageOf } from '#server/db/failure.ts'
import { StartError } from '#server/start-error.ts'
import type { Launch, User } from './account.ts'
import type { Binaries } from './binaries.ts'

export const major = 18
export const databaseName = 'brickbazaar'
export const superuser = 'brickbazaar'

/**
 * Creates the data folder if needed and returns its real path, which commands and locks compare.
 */
export async function openDataDir(dataDir: string): Promise<string> {
  const path = resolve(dataDir)
  try {
    // As root, another user runs PostgreSQL: it must be able to pass through, but not to list.
    await mkdir(path, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    await access(path, constants.W_OK | constants.X_OK)
    return await realpath(path)
  } catch (error) {
    throw new StartError(`DATA_DIR ${path} cannot be used: ${messageOf(error)}.`)
  }
}

/**
 * Returns whether the cluster exists; refuses anything that must be neither started nor
 * overwritten.
 */
export async function clusterExists(dataDir: string): Promise<boolean> {
  const cluster = join(dataDir, `postgres-${major}`)
  if (existsSync(cluster) && (await readdir(cluster)).length > 0) {
    const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => 'no')
    if (version.trim() === String(major)) return true
    throw new StartError(
      `The folder ${cluster} does not hold a PostgreSQL ${major} cluster (found: ` +
        `${version.trim()} version): restore it from a backup, or set DATA_DIR to an empty ` +
        'folder; nothing was changed.',
    )
  }
  const other = (await readdir(dataDir)).find((name) => /^postgres-\d+$/.test(name))
  if (!other || other === `postgres-${major}`) return false
  throw new StartError(
    `The folder ${join(dataDir, other)} was written by another PostgreSQL than ${major}: run ` +
      'the release of BrickBazaar that wrote it and copy its data out, or set DATA_DIR to an ' +
      'empty folder; nothing was changed.',
  )
}

/**
 * Creates the cluster under a temporary name and renames it when complete, so that a killed start
 * leaves nothing that a later one could mistake for a database.
 */
export async function createCluster(
  dataDir: string,
  binaries: Binaries,
  user: User | undefined,
  launch: Launch,
): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('postgres-new-')) await rm(join(dataDir, name), { recursive: true })
  }
  const draft = join(dataDir, `postgres-new-${randomBytes(4).toString('hex')}`)
  const passwordFile = `${draft}.password`
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (user) for (const path of [draft, passwordFile]) chownSync(path, user.uid, user.gid)
  await finish(
    launch(
      binaries.initdb,
      [
        ['--pgdata', draft],
        ['--username', superuser],
        ['--pwfile', passwordFile],
        ['--auth', 'scram-sha-256'],
        // Code point order built into PostgreSQL: no library update can change the order of an
        // index.
        ['--encoding', 'UTF8', '--locale', 'C'],
        ['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
        ['--data-checksums', '--no-instructions'],
      ].flat(),
      { stdio: ['ignore', 'ignore', 'pipe'] },
    ),
  )
  const single = launch(binaries.postgres, ['--single', '-D', draft, 'template1'], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  single.stdin?.end(`create database ${databaseName}\n`)
  await finish(single)
  await rename(passwordFile, join(draft, 'password'))
  await rename(draft, join(dataDir, `postgres-${major}`))
}

async function finish(child: ChildProcess): Promise<void> {
  const [said, code] = await Promise.all([
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit').then(([code]) => code, messageOf),
  ])
  if (code === 0) return
  const reason = said.trim().split('\n').slice(-3).join(' ')
  throw new StartError(`The embedded database could not be created: ${reason || `exit ${code}`}.`)
}

/**
 * Returns the cluster's password; restores the folder mode PostgreSQL requires, as after a careless
 * restore.
 */
export async function clusterPassword(cluster: string): Promise<string> {
  const path = join(cluster, 'password')
  try {
    if ((lstatSync(cluster).mode & 0o777) !== 0o700) chmodSync(cluster, 0o700)
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    throw new StartError(`The database password cannot be read: ${messageOf(error)}.`)
  }
}
