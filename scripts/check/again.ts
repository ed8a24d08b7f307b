import { type Outcome, runTests } from './test-run.ts'

/** More files than this do not fail by accident. */
const most = 3

export interface Judged {
  outcome: Outcome
  /** Failures of tests that passed when they ran again. */
  unsteady: string[]
}

/**
 * Runs the files that failed once more, each alone: where others hold the processor up for seconds,
 * a test may run into a limit that is not what it tests. What fails again has failed; what passes
 * then is told with how it failed, for whoever steadies it.
 */
export async function runAgain(first: Outcome): Promise<Judged> {
  const failed = first.files.filter(({ failures }) => failures.length > 0)
  if (failed.length === 0 || failed.length > most) return { outcome: first, unsteady: [] }
  const names = failed.map(({ name }) => name)
  console.log(`Once more: ${names.join(', ')}`)
  const second = await runTests(names, { concurrency: 1, together: 1 })
  const passed = new Map(
    second.files.filter(({ failures }) => failures.length === 0).map((file) => [file.name, file]),
  )
  const unsteady = failed.filter(({ name }) => passed.has(name)).flatMap(({ failures }) => failures)
  const files = first.files.map((file) => passed.get(file.name) ?? file)
  return {
    outcome: {
      passed: files.reduce((sum, file) => sum + file.passed, 0),
      failed: first.failed - unsteady.length,
      files,
      failures: first.failures.filter((failure) => !unsteady.includes(failure)),
    },
    unsteady,
  }
}
