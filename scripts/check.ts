import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#server/db/embedded.ts'
import { endLeftovers } from './check/leftover.ts'
import { passes, root } from './check/step.ts'
import { type Outcome, runTests } from './check/test-run.ts'

/** `npm test`: everything that must hold before a push; `--long` adds the long rounds. */

const rooms = '{contract,domain,server,seed,scripts,test,app,bench}'
const journeys = 'test/journey/**'
const tools = [
  'biome check',
  'react-router typegen && tsc',
  'node scripts/tables.ts --check',
  'knip',
]

// Everything the tests make lies in one folder, by which leftovers are found and removed.
const folder = mkdtempSync(join(tmpdir(), 'brickbazaar-check-'))
chmodSync(folder, 0o711)
process.env.TMPDIR = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const total: Outcome = { passed: 0, failed: 0 }
const server = process.env.TEST_DATABASE_URL
  ? undefined
  : await startEmbedded({ dataDir: join(folder, 'database') })
process.env.TEST_DATABASE_URL ??= server?.url

for (const tool of tools) {
  if (await passes(tool)) total.passed++
  else total.failed++
}
const tests = await allTests()
await server?.stop()
const left = await endLeftovers(folder)
if (left > 0) console.log(`${left} processes were left running and had to be ended`)
const failed = total.failed + tests.failed
process.exitCode = failed > 0 || tests.passed === 0 ? 1 : 0
console.log(`${total.passed + tests.passed} passed, ${failed} failed`)

async function allTests(): Promise<Outcome> {
  const kinds = process.argv.includes('--long') ? ['test', 'long'] : ['test']
  const patterns = kinds.map((kind) => `${rooms}/**/*.${kind}.ts`)
  const files = globSync(patterns, { cwd: root, exclude: [journeys, '**/node_modules/**'] }).sort()
  const walks = globSync(
    kinds.map((kind) => `${journeys}/*.${kind}.ts`),
    { cwd: root },
  ).sort()
  const unit = await runTests(files, 2)
  // A browser takes both cores: one journey at a time, when all else has ended.
  const browser = await runTests(walks, 1)
  return { passed: unit.passed + browser.passed, failed: unit.failed + browser.failed }
}
