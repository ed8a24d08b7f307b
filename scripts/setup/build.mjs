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

const both = [
  'contract',
  'domain',
  'query-language',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
const site = [
  ...both,
  'app',
  'locales',
  'public',
  'scripts/locale',
  'server/locale',
  'vite.config.ts',
  'react-router.config.ts',
]

// Each with all that it reads, so that a change is waited for only where it is seen.
const parts = [
  {
    what: 'the site',
    script: 'build:site',
    stamp: 'build/.site',
    sources: site,
  },
  {
    what: 'the server',
    script: 'build:start',
    stamp: 'build/.start',
    // What renders the site is bundled into it.
    sources: [...site, 'server', 'seed', 'packages', 'vite-start.config.ts'],
  },
]

/** Whether what is built is that of these sources: by content, since a checkout moves times. */
export function isBuilt() {
  return parts.every(isFresh)
}

export function build() {
  for (const part of parts) {
    if (isFresh(part)) continue
    const stamp = join(root, part.stamp)
    console.log(`Building ${part.what} (npm run ${part.script})`)
    rmSync(stamp, { force: true })
    const built = fingerprint(part.sources)
    npm('run', part.script)
    mkdirSync(join(root, 'build'), { recursive: true })
    writeFileSync(stamp, built)
  }
}

function isFresh({ stamp, sources }) {
  const path = join(root, stamp)
  return existsSync(path) && readFileSync(path, 'utf8') === fingerprint(sources)
}

/** @param {string[]} sources */
function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const source of sources) add(hash, source)
  return hash.digest('hex')
}

/** @param {import('node:crypto').Hash} hash @param {string} path */
function add(hash, path) {
  const full = join(root, path)
  const found = statSync(full, { throwIfNoEntry: false })
  if (!found || path.endsWith('.test.ts') || path === 'query-language/corpus') return
  if (found.isDirectory()) {
    for (const name of readdirSync(full).sort()) add(hash, `${path}/${name}`)
    return
  }
  const content = readFileSync(full)
  hash.update(`${path}\0${content.length}\0`).update(content)
}
