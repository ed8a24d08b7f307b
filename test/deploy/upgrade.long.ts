import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { runningEmbedded } from '#server/db/embedded.ts'
import { temporaryFolder } from '#test/folder.ts'
import { compare } from '#test/process/compare.ts'
import { openMarket } from '#test/process/market.ts'
import { endLeftovers, startServer, stopServer } from '#test/process/server.ts'
import { until } from '#test/process/until.ts'
import { Ledger, settle, startWriting } from '#test/process/write.ts'

/** The commit of the release before this one: set to the one that runs when the next is made. */
const previousRelease = '43123adbf29b3ead2d09497654bdf6cdf79555f4'

const root = fileURLToPath(new URL('../..', import.meta.url))
const isKnown = spawnSync('git', ['cat-file', '-e', previousRelease], { cwd: root }).status === 0
// Beside this one, so that its packages can be links.
const previous = join(root, 'build/previous-release')
const folder = await temporaryFolder()

after(async () => {
  endLeftovers()
  rmSync(previous, { recursive: true, force: true })
  await folder.remove()
})

function buildPrevious(): void {
  rmSync(previous, { recursive: true, force: true })
  mkdirSync(previous, { recursive: true })
  const source = execFileSync('git', ['archive', previousRelease], { cwd: root, maxBuffer: 1e9 })
  execFileSync('tar', ['--extract', '--directory', previous], { input: source })
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(previous, 'node_modules')])
  // What it prints shows the test runner that it goes on.
  const stdio = ['ignore', process.stderr, process.stderr] as const
  execFileSync('npx', ['react-router', 'build'], { cwd: previous, stdio: [...stdio] })
}

describe('an upgrade', { skip: !isKnown && 'without the history of the release before' }, () => {
  before(buildPrevious)

  test('under the running release before it: it goes on, and nothing is lost', async (context) => {
    const dataDir = join(folder.path, 'data')
    mkdirSync(dataDir)
    const keys = { SECRET_KEY: randomBytes(32).toString('hex') }
    const old = await startServer(dataDir, keys, { command: ['server/main.ts'], cwd: previous })
    const market = await openMarket(old)
    const ledger = await Ledger.open(context, dataDir)
    const stopOld = startWriting(context, old.url, market, ledger)
    const more = (count: number) => {
      const enough = ledger.acknowledged.length + count
      return until('writes go on', () => ledger.acknowledged.length >= enough)
    }
    await more(20)
    const DATABASE_URL = (await runningEmbedded(dataDir)) ?? ''
    const migrated = spawnSync('node', ['scripts/migrate.ts'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATABASE_URL, DATA_DIR: join(folder.path, 'none') },
    })
    assert.equal(migrated.status, 0, migrated.stderr)
    context.diagnostic(migrated.stdout.trim().split('\n').at(-1) ?? '')
    await more(40)
    const pages = [
      '/properties',
      `/properties/${market.listingId}`,
      '/brokers',
      '/api/openapi.json',
    ]
    const ask = async (url: string) => {
      for (const path of pages) assert.equal((await fetch(url + path)).status, 200, path)
    }
    await ask(old.url)
    const next = await startServer(join(folder.path, 'next'), { ...keys, DATABASE_URL })
    const stopNext = startWriting(context, next.url, market, ledger)
    await more(40)
    await ask(next.url)
    await Promise.all([stopOld(), stopNext()])
    await settle(next.url, ledger)
    const found = await compare(dataDir, ledger)
    assert.deepEqual(found, { ...found, lost: [], doubled: [], halfMade: [] })
    // Eight quick writers meet the limits of one broker; nothing else refuses them.
    const refused = [...ledger.refused.keys()].filter((status) => status !== 429)
    assert.deepEqual(refused, [], 'writes were refused')
    assert.equal((await stopServer(next)).code, 0)
    assert.equal((await stopServer(old)).code, 0)
  })
})
