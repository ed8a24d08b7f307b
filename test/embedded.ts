import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { after, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { processAt, readPidFile } from '#server/db/embedded/pid-file.ts'
import { type Embedded, startEmbedded } from '#server/db/embedded.ts'
import { temporaryFolder } from './folder.ts'

export interface Owner {
  process: ChildProcess
  url: string
}

/** A data folder for the embedded database, till the end of the test or file that asks for it. */
export async function useDataDir(name = 'data'): Promise<string> {
  const { path, remove } = await temporaryFolder()
  const dataDir = join(path, name)
  after(async () => {
    const pid = await postmasterPid(dataDir).catch(() => undefined)
    if (pid) process.kill(pid, 'SIGKILL')
    await remove()
  })
  return dataDir
}

/** The database on that folder, stopped at the end of the test if the test did not. */
export async function startFor(t: TestContext, dataDir: string): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir })
  t.after(embedded.stop)
  return embedded
}

/** A process of its own that starts the database there; `mode` fail ends it by an error. */
export async function startOwner(dataDir: string, mode = 'stay'): Promise<Owner> {
  const program = fileURLToPath(new URL('./database-owner.ts', import.meta.url))
  const child = spawn(process.execPath, [program, dataDir, mode], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  after(() => child.kill('SIGKILL'))
  const [said] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => assert.fail('The owner ended before its database was ready')),
  ])
  return { process: child, url: String(said).trim() }
}

export async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** The postmaster that runs on the folder now. */
export async function postmasterPid(dataDir: string): Promise<number | undefined> {
  const cluster = join(dataDir, 'postgres-18')
  const file = await readPidFile(cluster)
  return file && (await processAt(file.pid, cluster)) === 'postmaster' ? file.pid : undefined
}

/** The rows of one statement on a connection of its own. */
export async function runStatement(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
