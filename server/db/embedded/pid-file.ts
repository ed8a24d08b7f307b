import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { codeOf } from '#server/db/failure.ts'

export interface PidFile {
  pid: number
  port: number
  /** The folder of its socket; empty if it has none. */
  socket: string
  ready: boolean
  /** It is shutting down: it serves connected clients and refuses new ones. */
  stopping: boolean
}

/** Parses postmaster.pid; its lines are documented in PostgreSQL's src/include/utils/pidfile.h. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const path = join(cluster, 'postmaster.pid')
  const text = await readFile(path, 'utf8').catch((error) => {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  })
  const [pid, , , port, socket = '', , , status] = text.split('\n')
  if (!Number(pid)) return undefined
  const state = status?.trim()
  return {
    pid: Number(pid),
    port: Number(port),
    socket,
    ready: state === 'ready',
    stopping: state === 'stopping',
  }
}

/** Returns whether a process with that pid exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) !== 'ESRCH'
  }
}

/**
 * Returns what has that pid now: this cluster's postmaster, nobody, or another process or zombie.
 */
export async function processAt(
  pid: number,
  cluster: string,
): Promise<'postmaster' | 'nobody' | 'other'> {
  if (!isAlive(pid)) return 'nobody'
  if (process.platform === 'win32') return 'postmaster'
  const command = await commandLine(pid)
  return command.includes('postgres') && command.includes(cluster) ? 'postmaster' : 'other'
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  }
  const ps = promisify(execFile)
  return ps('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  )
}
