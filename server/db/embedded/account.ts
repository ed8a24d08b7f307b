import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '#server/start-error.ts'
import { retainedMemorySettings } from './settings.ts'

export type User = { uid: number; gid: number }
export type Launch = (program: string, args: string[], options: SpawnOptions) => ChildProcess

const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path))

/**
 * Returns the user to run PostgreSQL as. Undefined is the current user; as root, which PostgreSQL
 * refuses, it is the owner of the cluster or else an existing unprivileged user.
 */
export function databaseUser(cluster: string): User | undefined {
  const self = process.getuid?.()
  if (self === undefined) return undefined
  const owner = existsSync(cluster) ? statSync(cluster) : undefined
  if (self !== 0) {
    if (!owner || owner.uid === self) return undefined
    throw new StartError(
      `The database folder ${cluster} belongs to another user (uid ${owner.uid}): start as ` +
        'that user, or set DATA_DIR to another folder.',
    )
  }
  if (owner?.uid === 0) {
    throw new StartError(
      `The database folder ${cluster} belongs to root, under whom PostgreSQL refuses to run: ` +
        'give it to an unprivileged user, for example with chown -R nobody.',
    )
  }
  return owner ?? unprivilegedUser()
}

function unprivilegedUser(): User {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new StartError(
    'PostgreSQL refuses to run as root and this system has neither a user postgres nor ' +
      'nobody: start as an ordinary user.',
  )
}

/**
 * Returns a function that starts a program as that user. If the user cannot reach `paths`, as in a
 * checkout under /root, the program keeps a single capability that lets it pass through closed
 * folders.
 */
export function launcher(user: User | undefined, paths: string[]): Launch {
  // A clean environment, so that PGPORT, PGDATA and the like do not leak in. Windows needs its own.
  const env =
    process.platform === 'win32'
      ? undefined
      : { LC_ALL: 'C', TZ: 'UTC', ...retainedMemorySettings() }
  const base: SpawnOptions = { cwd: '/', windowsHide: true, ...(env && { env }) }
  const closed = user && paths.find((path) => !mayReach(user, path))
  if (!user || !closed) {
    return (program, args, options) => spawn(program, args, { ...base, ...user, ...options })
  }
  if (!setpriv || process.platform !== 'linux') {
    throw new StartError(
      `PostgreSQL cannot run as root and the unprivileged user (uid ${user.uid}) cannot ` +
        `reach ${closed}: set DATA_DIR and the checkout to folders that user may enter, or ` +
        'install setpriv (util-linux).',
    )
  }
  const keep = capabilityToPass(user, paths)
  const only = `-all,+${keep}`
  const prefix = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    // Otherwise the kernel ignores capabilities in access(2), which initdb uses.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${only}`,
    `--ambient-caps=${only}`,
    `--bounding-set=${only}`,
    '--',
  ]
  return (program, args, options) =>
    spawn(setpriv, [...prefix, program, ...args], { ...base, ...options })
}

/** Reading is enough to pass folders, but containers often have only the wider capability. */
function capabilityToPass(user: User, paths: string[]): 'dac_read_search' | 'dac_override' {
  const capabilities = /^CapEff:\s*([0-9a-f]+)/m.exec(
    readFileSync('/proc/self/status', 'utf8'),
  )?.[1]
  const mayReadAll = (BigInt(`0x${capabilities ?? 0}`) & 4n) !== 0n
  return mayReadAll && paths.every((path) => mayPass(user, path))
    ? 'dac_read_search'
    : 'dac_override'
}

function mayReach(user: User, path: string): boolean {
  const parent = dirname(path)
  return mayPass(user, path) && (parent === path || mayReach(user, parent))
}

/** Checks the execute bit: to run a program, or to pass through a folder. */
function mayPass(user: User, path: string): boolean {
  const { uid, gid, mode } = statSync(path)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  return (mode & bit) !== 0
}
