import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHasty } from '#test/hasty-server.ts'
import { endLeftoverProcesses } from './check/leftover.ts'
import { memoryFolder } from './check/memory-folder.ts'
import { quarantine } from './check/quarantine.ts'
import { passes, root } from './check/step.ts'
import { type PhaseTimes, summary } from './check/summary.ts'
import { type Outcome, runTests } from './check/test-run.ts'

/** `npm test`: everything that must hold before a push; `--long` adds the long rounds. */

const rooms = '{contract,domain,query-language,server,seed,packages,scripts,test,app,bench}'
const journeys = 'test/journey'
const tools = ['biome check', 'tsc', 'node scripts/tables.ts --check', 'knip']

// Everything the tests make lies in one folder, by which leftovers are found and removed; in memory
// where there is room, since databases and browsers wait for a disk longer than for the processor.
const folder = memoryFolder() ?? diskFolder()
process.env.TMPDIR = folder
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

// What a file was compiled to is kept for the next process that loads it.
process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled')

const server = process.env.TEST_DATABASE_URL
  ? undefined
  : await startHasty(join(folder, 'database'))
process.env.TEST_DATABASE_URL ??= server?.url

const isLong = process.argv.includes('--long')
// Journeys are walked at every width and theme then.
if (isLong) process.env.LONG_ROUND = '1'

const phases: PhaseTimes[] = []
const checked = await timed('tools', runTools)
// A test waits for its database and for hashes of passwords a third of the time.
const testFiles = filesOf(`${rooms}/**/*`, journeys)
const tested = await timed('tests', () => runTests(testFiles, { concurrency: 3, share: 40 }))
// A journey waits for its page more than half of the time.
const walks = filesOf(`${journeys}/**/*`)
const walked = await timed('journeys', () => runTests(walks, { concurrency: 3, share: 20 }))
await server?.stop()
const left = await endLeftoverProcesses(folder)
if (left > 0) console.log(`${left} processes were left running and had to be ended`)
const outcomes = [checked, tested, walked]
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
process.exitCode = failed > 0 || tested.passed === 0 ? 1 : 0
const files = outcomes.flatMap((outcome) => outcome.files)
const failures = outcomes.flatMap((outcome) => outcome.failures)
const quarantined = outcomes.flatMap((outcome) => outcome.quarantined)
console.log(summary({ phases, files, failures, quarantined, known: quarantine }))
console.log(`${passed} passed, ${failed} failed`)

function diskFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'brickbazaar-check-'))
  // The database server runs as another user where the tests run as root.
  chmodSync(path, 0o711)
  process.on('exit', () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }))
  return path
}

async function timed(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const started = performance.now()
  const outcome = await work()
  phases.push({ name, milliseconds: performance.now() - started })
  return outcome
}

async function runTools(): Promise<Outcome> {
  // First: the others read what it writes.
  const first = 'react-router typegen'
  const results = [await passes(first), ...(await Promise.all(tools.map(passes)))]
  const failures = [first, ...tools].filter((_, index) => !results[index])
  const failed = failures.length
  return { passed: results.length - failed, failed, files: [], failures, quarantined: [] }
}

/** The files of tests there, with `--long` also those of the long rounds. */
function filesOf(place: string, except?: string): string[] {
  const kinds = isLong ? ['test', 'long'] : ['test']
  const exclude = ['**/node_modules/**', ...(except ? [`${except}/**`] : [])]
  const files = globSync(
    kinds.map((kind) => `${place}.${kind}.ts`),
    { cwd: root, exclude },
  )
  // Backwards: what kills servers takes longest and stands last in the alphabet, and nothing would
  // be left to run beside it.
  return files.sort().reverse()
}
