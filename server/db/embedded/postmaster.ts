import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { messageOf } from '#server/db/failure.ts'
import { StartError } from '#server/start-error.ts'
import type { Launch } from './account.ts'
import { type PidFile, processAt, readPidFile } from './pid-file.ts'
import { settings, socketFolder } from './settings.ts'

/** Includes the seconds in which a killed postmaster's backends still use its shared memory. */
const timeoutMs = 15_000

export interface Postmaster extends Pick<PidFile, 'port' | 'socket'> {
  gone: Promise<void>
  signal(name: 'INT' | 'QUIT'): void
}

export interface Start {
  launch: Launch
  program: string
  cluster: string
  log: string
  /** Settings beside the usual ones. */
  extra?: string[]
}

/** Starts the server on the cluster; pass the same `port` when it replaces a dead one. */
export async function startPostmaster(start: Start, port?: number): Promise<Postmaster> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    await clearTheWay(start.cluster, deadline)
    const outcome = await attempt(start, port ?? (await freePort()))
    if (typeof outcome !== 'string') return outcome
    const passing = /already exists|is still in use|could not (bind|create any TCP)/.test(outcome)
    if (!passing || Date.now() > deadline) {
      throw new StartError(`The embedded database does not start: ${outcome} (see ${start.log}).`)
    }
    await wait(100)
  }
}

/**
 * Removes what an earlier run left behind. The caller has locked the folder, so a postmaster found
 * here is an orphan of a killed process: it is shut down gracefully. A pid file of a dead or
 * unrelated process is deleted, because PostgreSQL only checks whether that pid exists and would
 * refuse to start forever because of a zombie or a reused pid. Backends of a dead postmaster are
 * safe: PostgreSQL finds their shared memory.
 */
async function clearTheWay(cluster: string, deadline: number): Promise<void> {
  for (let asked = false; ; ) {
    const file = await readPidFile(cluster)
    if (!file) return
    if ((await processAt(file.pid, cluster)) !== 'postmaster') return removeLocks(cluster)
    if (Date.now() > deadline) {
      throw new StartError(
        'A PostgreSQL that an earlier run left behind (pid ' +
          `${file.pid}) does not stop: end it, then start again.`,
      )
    }
    if (!asked) signal(file.pid, 'INT')
    asked = true
    await wait(20)
  }
}

async function removeLocks(cluster: string): Promise<void> {
  for (const name of await readdir(cluster)) {
    if (name !== 'postmaster.pid' && !name.startsWith('.s.PGSQL.')) continue
    await rm(join(cluster, name), { force: true })
  }
}

/** Returns the running server, or the reason it did not start. */
async function attempt(start: Start, port: number): Promise<Postmaster | string> {
  const said = await stat(start.log).then(
    ({ size }) => size,
    () => 0,
  )
  const log = openSync(start.log, 'a', 0o600)
  const args = ['-D', start.cluster, '-c', `port=${port}`, '-c', 'listen_addresses=127.0.0.1']
  args.push('-c', `unix_socket_directories=${socketFolder(start.cluster)}`)
  const child = start.launch(
    start.program,
    [...args, ...settings(), ...(start.extra ?? [])],
    // Detached: Ctrl-C is for this process, which stops the database after the last requests.
    { stdio: ['ignore', log, log], detached: true },
  )
  closeSync(log)
  const ended = once(child, 'exit').then(
    ([code, killer]) => `it ended with ${killer ?? code}`,
    (error) => messageOf(error),
  )
  const outcome = await Promise.race([ended, ready(child, start.cluster)])
  if (typeof outcome !== 'string') {
    const { pid, socket } = outcome
    return { port, socket, gone: ended.then(() => undefined), signal: (name) => signal(pid, name) }
  }
  const lines = (await readFile(start.log, 'utf8')).slice(said)
  return /FATAL: +(.*)/.exec(lines)?.[1] ?? outcome
}

async function ready(child: ChildProcess, cluster: string): Promise<PidFile> {
  while (child.exitCode === null && child.signalCode === null) {
    const file = await readPidFile(cluster)
    if (file && file.pid === child.pid && file.ready) return file
    await wait(10)
  }
  return new Promise(() => {})
}

function signal(pid: number, name: 'INT' | 'QUIT'): void {
  try {
    process.kill(pid, `SIG${name}`)
  } catch {
    // Already gone, as intended.
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('A TCP server without a port')
  return address.port
}
