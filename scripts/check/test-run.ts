import { once } from 'node:events'
import { relative } from 'node:path'
import type { EventData } from 'node:test'
import { run } from 'node:test'
import { inspect } from 'node:util'
import { root, seconds } from './step.ts'
import type { Taken } from './summary.ts'

export interface Outcome {
  passed: number
  failed: number
  files: Taken[]
}

/** After so long without a word a file hangs; node:test's own limit would not end its process. */
const silence = 180_000

/** Runs test files, `concurrency` at once; prints a line for each file, and each failure whole. */
export async function runTests(files: string[], concurrency: number): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, files: [] }
  if (files.length === 0) return outcome
  const hanging = new AbortController()
  const watchdog = setTimeout(() => hanging.abort(), silence)
  const errors = new Map<string, string>()
  const stream = run({ files, concurrency, cwd: root, signal: hanging.signal })
  stream.on('data', () => watchdog.refresh())
  stream.on('test:stderr', ({ file, message }) => {
    errors.set(file, (errors.get(file) ?? '') + message)
  })
  stream.on('test:pass', (test) => {
    if (test.details.type === 'suite' || test.skip) return
    // A file that registers no test is reported as one test of its own name.
    if (test.name !== test.file) outcome.passed++
    else describeFailure(test, outcome, new Error('This file has no tests'))
  })
  stream.on('test:fail', (test) => {
    if (test.todo || isSumOfParts(test)) return
    describeFailure(test, outcome, test.details.error.cause)
    const said = errors.get(test.file ?? '')
    if (said) console.log(said)
    errors.delete(test.file ?? '')
  })
  stream.on('test:summary', (summary) => describeFile(summary, outcome))
  await once(stream, 'end')
  clearTimeout(watchdog)
  return outcome
}

/** A suite, or a test with tests inside, that fails only because one inside failed. */
function isSumOfParts({ details }: EventData.TestFail): boolean {
  const { error } = details
  return 'failureType' in error && error.failureType === 'subtestsFailed'
}

function describeFailure(
  test: EventData.TestPass | EventData.TestFail,
  outcome: Outcome,
  cause: unknown,
): void {
  outcome.failed++
  const place = test.file ? `${relative(root, test.file)}:${test.line ?? 1}` : ''
  const reason = cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause)
  console.log(`✖ ${test.name}\n  ${place}\n${reason.replaceAll(/^/gm, '    ')}`)
}

function describeFile(
  { file, counts, success, duration_ms }: EventData.TestSummary,
  outcome: Outcome,
): void {
  if (!file) return
  outcome.files.push({ name: relative(root, file), milliseconds: duration_ms })
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  console.log(
    `${success ? '✔' : '✖'} ${relative(root, file)}: ${counts.passed} of ${counts.tests}${skipped} (${seconds(duration_ms)})`,
  )
}
