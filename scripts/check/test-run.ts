import { once } from 'node:events'
import { relative } from 'node:path'
import { type EventData, run } from 'node:test'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { fileEnd, makeClaims } from './claim.ts'
import { quarantine } from './quarantine.ts'
import { root, seconds } from './step.ts'
import type { PhaseTimes } from './summary.ts'

export interface Outcome {
  passed: number
  failed: number
  files: FileOutcome[]
  /** What was printed of each failure. */
  failures: string[]
  /** What was printed of each failure that is known and has its reason. */
  quarantined: string[]
}

export interface FileOutcome extends PhaseTimes {
  passed: number
}

export interface TestRunOptions {
  /** Processes at once. */
  concurrency: number
  /** Files that a process runs at most, one after the other. */
  share: number
  /** Tests whose failure is told but counts for nothing, with the reason of each. */
  known?: Readonly<Record<string, string>>
}

/** After so long without a word a file hangs; node:test's own limit would not end its process. */
const silence = 180_000

/**
 * What tests make is soon gone: with room for it, collecting it takes a tenth to a quarter less.
 */
const execArgv = ['--max-semi-space-size=64']

const several = fileURLToPath(import.meta.resolve('./several.ts'))

/** Runs test files; prints a line for each, and each failure whole. */
export async function runTests(
  files: readonly string[],
  { concurrency, share, known = quarantine }: TestRunOptions,
): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, files: [], failures: [], quarantined: [] }
  const claims = makeClaims()
  let processes = 0
  const lane = async () => {
    while (claims.count() < files.length) {
      const claimant = String(processes++)
      const args = [claims.folder, claimant, String(share), ...files]
      const mine = () => claims.of(claimant).flatMap((index) => files[index] ?? [])
      await runProcess(args, mine, outcome, known)
      // The next process would fare no better, and so on for ever.
      const isStuck = mine().length === 0 && claims.count() < files.length
      if (isStuck) throw new Error('A process ended without a test file')
    }
  }
  await Promise.all(Array.from({ length: concurrency }, lane))
  claims.remove()
  return outcome
}

/** Runs some of the files in one process; `mine` says which it has claimed. */
async function runProcess(
  argv: string[],
  mine: () => string[],
  outcome: Outcome,
  known: Readonly<Record<string, string>>,
): Promise<void> {
  const hanging = new AbortController()
  const watchdog = setTimeout(() => hanging.abort(), silence)
  const ran = new Set<string>()
  let counted = { passed: 0, skipped: 0, failed: 0 }
  let said = ''
  let ended: unknown
  const fail = (name: string, cause: unknown, reason?: string) => {
    const stack = cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause)
    const failure = `✖ ${name}\n${stack.replaceAll(/^/gm, '    ')}`
    if (reason) outcome.quarantined.push(failure)
    else {
      outcome.failed++
      outcome.failures.push(failure)
    }
    counted.failed++
    console.log(failure)
    if (said) console.log(said)
    said = ''
  }
  const endFile = (file: string, milliseconds: number) => {
    const { passed, skipped, failed } = counted
    if (passed + skipped + failed === 0) fail(file, new Error('This file has no tests'))
    ran.add(file)
    outcome.passed += passed
    outcome.files.push({ name: file, milliseconds, passed })
    const tests = `${passed} of ${passed + failed}${skipped > 0 ? `, ${skipped} skipped` : ''}`
    console.log(`${counted.failed > 0 ? '✖' : '✔'} ${file}: ${tests} (${seconds(milliseconds)})`)
    counted = { passed: 0, skipped: 0, failed: 0 }
  }
  const stream = run({ files: [several], argv, execArgv, cwd: root, signal: hanging.signal })
  stream.on('data', () => watchdog.refresh())
  stream.on('test:stderr', ({ message }) => {
    said += message
  })
  stream.on('test:pass', (test) => {
    if (isFile(test)) endFile(test.name, test.details.duration_ms)
    else if (test.skip) counted.skipped++
    else if (test.details.type !== 'suite' && test.name !== fileEnd) counted.passed++
  })
  stream.on('test:fail', (test) => {
    const { cause } = test.details.error
    if (test.name === several) ended = cause
    else if (!test.todo && !isSumOfParts(test)) fail(placed(test), cause, known[test.name])
    if (isFile(test)) endFile(test.name, test.details.duration_ms)
  })
  await once(stream, 'end')
  clearTimeout(watchdog)
  const why = hanging.signal.aborted ? `: ${silence / 1000} s without a word` : ''
  const files = mine()
  const waiting = files.filter((file) => !ran.has(file))
  for (const file of waiting) fail(file, ended ?? new Error(`It did not come to its end${why}`))
  if (ended && waiting.length === 0) fail(files.join(' '), ended)
}

/** Each file is a suite of its own (`several.ts`). */
const isFile = ({ nesting, name, details }: EventData.TestPass | EventData.TestFail) =>
  nesting === 0 && details.type === 'suite' && name !== several

/** A suite, or a test with tests inside, that fails only because one inside failed. */
function isSumOfParts({ details }: EventData.TestFail): boolean {
  const { error } = details
  return 'failureType' in error && error.failureType === 'subtestsFailed'
}

const placed = ({ name, file, line }: EventData.TestFail) =>
  file ? `${name}\n  ${relative(root, file)}:${line ?? 1}` : name
