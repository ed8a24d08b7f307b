import { once } from 'node:events'
import { relative } from 'node:path'
import type { EventData } from 'node:test'
import { run } from 'node:test'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { root, seconds } from './step.ts'
import type { Taken } from './summary.ts'

export interface Outcome {
  passed: number
  failed: number
  files: FileOutcome[]
  /** What was printed of each failure. */
  failures: string[]
}

export interface FileOutcome extends Taken {
  passed: number
  failures: string[]
}

export interface TestRunOptions {
  /** Processes at once. */
  concurrency: number
  /** Files that a process runs, one after the other: what they share is loaded once. */
  together: number
}

/** After so long without a word a file hangs; node:test's own limit would not end its process. */
const silence = 180_000

const several = fileURLToPath(import.meta.resolve('./several.ts'))

/** Runs test files; prints a line for each, and each failure whole. */
export async function runTests(
  files: readonly string[],
  { concurrency, together }: TestRunOptions,
): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, files: [], failures: [] }
  const portions = Array.from({ length: Math.ceil(files.length / together) }, (_, index) =>
    files.slice(index * together, (index + 1) * together),
  ).values()
  const lane = async () => {
    for (const portion of portions) await runPortion(portion, outcome)
  }
  await Promise.all(Array.from({ length: concurrency }, lane))
  return outcome
}

/** Runs some files in one process. */
async function runPortion(files: readonly string[], outcome: Outcome): Promise<void> {
  const hanging = new AbortController()
  const watchdog = setTimeout(() => hanging.abort(), silence)
  const waiting = new Set(files)
  let counted = { passed: 0, skipped: 0, failures: [] as string[] }
  let said = ''
  let ended: unknown
  const fail = (name: string, cause: unknown) => {
    outcome.failed++
    const reason = cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause)
    const failure = `✖ ${name}\n${reason.replaceAll(/^/gm, '    ')}`
    counted.failures.push(failure)
    outcome.failures.push(failure)
    console.log(failure)
    if (said) console.log(said)
    said = ''
  }
  const endFile = (file: string, milliseconds: number) => {
    const { passed, skipped, failures } = counted
    if (passed + skipped + failures.length === 0) fail(file, new Error('This file has no tests'))
    const failed = failures.length
    waiting.delete(file)
    outcome.passed += passed
    outcome.files.push({ name: file, milliseconds, passed, failures })
    counted = { passed: 0, skipped: 0, failures: [] }
    const tests = `${passed} of ${passed + failed}${skipped > 0 ? `, ${skipped} skipped` : ''}`
    console.log(`${failed > 0 ? '✖' : '✔'} ${file}: ${tests} (${seconds(milliseconds)})`)
  }
  const stream = run({ files: [several], argv: files, cwd: root, signal: hanging.signal })
  stream.on('data', () => watchdog.refresh())
  stream.on('test:stderr', ({ message }) => {
    said += message
  })
  stream.on('test:pass', (test) => {
    if (isFile(test, waiting)) endFile(test.name, test.details.duration_ms)
    else if (test.skip) counted.skipped++
    else if (test.details.type !== 'suite') counted.passed++
  })
  stream.on('test:fail', (test) => {
    const { cause } = test.details.error
    if (test.name === several) ended = cause
    else if (!test.todo && !isSumOfParts(test)) fail(placed(test), cause)
    if (isFile(test, waiting)) endFile(test.name, test.details.duration_ms)
  })
  await once(stream, 'end')
  clearTimeout(watchdog)
  const why = hanging.signal.aborted ? `: ${silence / 1000} s without a word` : ''
  for (const file of waiting) fail(file, ended ?? new Error(`It did not come to its end${why}`))
  if (ended && waiting.size === 0) fail(files.join(' '), ended)
}

/** Each file is a suite of its own (`several.ts`). */
const isFile = (
  { nesting, name }: EventData.TestPass | EventData.TestFail,
  files: ReadonlySet<string>,
) => nesting === 0 && files.has(name)

/** A suite, or a test with tests inside, that fails only because one inside failed. */
function isSumOfParts({ details }: EventData.TestFail): boolean {
  const { error } = details
  return 'failureType' in error && error.failureType === 'subtestsFailed'
}

const placed = ({ name, file, line }: EventData.TestFail) =>
  file ? `${name}\n  ${relative(root, file)}:${line ?? 1}` : name
