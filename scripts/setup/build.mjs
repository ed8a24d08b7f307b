import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { npm } from './install.mjs'
import { root } from './turn.mjs'

const stamp = join(root, 'build', '.fingerprint')
// All that the web build reads.
const sources = [
  ...['app', 'contract', 'domain', 'public'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ...['vite.config.ts', 'react-router.config.ts'],
]

/** Whether the built site is that of these sources: by content, since a checkout moves times. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

export function build() {
  console.log('Building the site (npm run build)')
  rmSync(stamp, { force: true })
  const built = fingerprint()
  npm('run', 'build')
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stamp, built)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) add(hash, source)
  return hash.digest('hex')
}

/** @param {import('node:crypto').Hash} hash @param {string} path */
function add(hash, path) {
  const full = join(root, path)
  const found = statSync(full, { throwIfNoEntry: false })
  if (!found || path.endsWith('.test.ts')) return
  if (found.isDirectory()) {
    for (const name of readdirSync(full).sort()) add(hash, `${path}/${name}`)
    return
  }
  const content = readFileSync(full)
  hash.update(`${path}\0${content.length}\0`).update(content)
}
