import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after } from 'node:test'
import { promisify } from 'node:util'
import { processAt, readPidFile } from '#server/db/embedded/pid-file.ts'
import { temporaryFolder } from '#test/folder.ts'
import { type Market, openMarket } from './market.ts'
import { endLeftovers, startServer, stopServer } from './server.ts'

/** A data folder that was started once and stopped in order, with a market in it. */
export interface DataFolder {
  path: string
  market: Market
}

/**
 * Data folders for one test file, copies of one that this process makes by a real start, since
 * making a cluster takes a second. They are removed at the end of the file, with all that runs on
 * them.
 */
export function useFolders(): () => Promise<DataFolder> {
  const made: { path: string; remove(): Promise<void> }[] = []
  after(async () => {
    endLeftovers()
    for (const { path, remove } of made) {
      await endDatabase(path)
      await remove()
    }
  })
  return async () => {
    first ??= makeFirst()
    const { path: from, market } = await first
    const folder = await temporaryFolder()
    made.push(folder)
    // fs.cp would give root what belongs to the user PostgreSQL runs under.
    await promisify(execFile)('cp', ['-a', `${from}/.`, folder.path])
    return { path: folder.path, market }
  }
}

/** For all test files of this process. */
let first: Promise<DataFolder> | undefined

async function makeFirst(): Promise<DataFolder> {
  const { path } = await temporaryFolder()
  process.once('exit', () => rmSync(path, { recursive: true, force: true }))
  const server = await startServer(path)
  const market = await openMarket(server)
  await stopServer(server)
  return { path, market }
}

/** The pid of the PostgreSQL that runs on a data folder, or `undefined`. */
export async function postmasterOf(dataDir: string): Promise<number | undefined> {
  const file = await readPidFile(clusterOf(dataDir))
  return file && (await runsOn(dataDir, file.pid)) ? file.pid : undefined
}

/**
 * Whether that process is a PostgreSQL on that data folder; one that is dead but not reaped is
 * none.
 */
export async function runsOn(dataDir: string, pid: number): Promise<boolean> {
  return (await processAt(pid, clusterOf(dataDir))) === 'postmaster'
}

/** What PostgreSQL wrote about its life. */
export function databaseLog(dataDir: string): Promise<string> {
  return readFile(join(dataDir, 'postgres-18.log'), 'utf8')
}

const clusterOf = (dataDir: string) => join(dataDir, 'postgres-18')

async function endDatabase(dataDir: string): Promise<void> {
  const pid = await postmasterOf(dataDir)
  if (pid !== undefined) process.kill(pid, 'SIGKILL')
}
