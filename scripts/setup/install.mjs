import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { root, SetupError } from './turn.mjs'

const modules = join(root, 'node_modules')
const ownNode = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const platform = process.platform === 'win32' ? 'win' : process.platform
const nodePackage = `node-${platform}-${process.arch}`
const major = 24
/** What `engines` of package.json allows npm to run on. */
const oldestNode = 20

/** The server needs Node 24; where no package brings one, the installed one must do. */
export function needNode() {
  if (nodePackage in readJson('package.json').optionalDependencies) return
  if (Number(process.versions.node.split('.')[0]) >= major) return
  throw new SetupError(
    `BrickBazaar needs Node ${major} or newer and this is ${process.version}: install it ` +
      'from https://nodejs.org and start again.',
  )
}

/**
 * npm writes its hidden lockfile last, so it tells a whole install from one that was cut off, and
 * what is there from what package-lock.json wants. Absent may be what it leaves out: packages for
 * other platforms, and optional ones for a newer Node than the one that ran it.
 */
export function isInstalled() {
  if (!existsSync(join(modules, '.package-lock.json'))) return false
  const wanted = readJson('package-lock.json').packages
  const present = readJson('node_modules/.package-lock.json').packages
  return Object.entries(wanted).every(([path, entry]) => {
    const found = present[path]
    if (!found) return path === '' || (entry.optional && (!isForHere(entry) || isForNewer(entry)))
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/** Those for another C library say so; the ones we cannot do without name none or glibc. */
function isForHere({ os, cpu, libc }) {
  const here = os?.includes(process.platform) && cpu?.includes(process.arch)
  return here && !libc?.includes('musl')
}

/** Whether it asks for a newer Node than the oldest that npm may run on here. */
function isForNewer({ engines }) {
  const [, oldest] = /^>=\s*(\d+)/.exec(engines?.node ?? '') ?? []
  return Number(oldest) > oldestNode
}

export function install() {
  console.log('Installing the packages (npm ci)')
  npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error')
  linkNode()
  const { status } = spawnSync(existsSync(ownNode) ? ownNode : 'node', ['--version'])
  if (status !== 0) {
    throw new SetupError(
      `Node ${major} was installed but does not run here: BrickBazaar needs Linux with glibc ` +
        '(Debian, Ubuntu), macOS or Windows.',
    )
  }
}

/** The npm of Debian 13 (9.2) installs the package without the link to its program. */
function linkNode() {
  const program = join(modules, nodePackage, 'bin/node')
  if (!existsSync(ownNode) && existsSync(program)) symlinkSync(program, ownNode)
}

/** Runs npm with the Node outside this checkout: `npm ci` replaces the one inside. */
export function npm(...args) {
  const given = process.env.npm_execpath
  const [program, ...first] =
    given && basename(given).startsWith('npm') ? [outerNode(), given] : ['npm']
  const { status, error } = spawnSync(program, [...first, ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: program === 'npm' && process.platform === 'win32',
  })
  if (status !== 0) {
    throw new SetupError(`npm ${args[0]} failed${error ? ` (${error.message})` : ''}: see above.`)
  }
}

function outerNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  const candidates = [process.env.npm_node_execpath, ...onPath, process.execPath]
  const outside = (path) => path && !path.startsWith(modules) && existsSync(path)
  return candidates.find(outside) ?? process.execPath
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}
