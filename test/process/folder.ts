import { execFile } from 'node:child_process'
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
 * Data folders for one test file: the first is made by a real start, the others are copies of it,
 * since making a cluster takes a second. All are removed at the end, with all that runs on them.
 */
export function useFolders(): () => Promise<DataFolder> {
  const made: { path: string; remove(): Promise<void> }[] = []
  let first: Promise<DataFolder> | undefined
  const another = async () => {
    const folder = await temporaryFolder()
    made.push(folder)
    return folder.path
  }
  after(async () => {
    endLeftovers()
    for (const { path, remove } of made) {
      await endDatabase(path)
      await remove()
    }
  })
  return async () => {
    first ??= another().then(makeFirst)
    const { path: from, market } = await first
    const path = await another()
    // fs.cp would give root what belongs to the user PostgreSQL runs under.
    await promisify(execFile)('cp', ['-a', `${from}/.`, path])
    return { path, market }
  }
}

async function makeFirst(path: string): Promise<DataFolder> {
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

/** Whether that process is a PostgreSQL on that data folder; one that is dead but not reaped is none. */
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
