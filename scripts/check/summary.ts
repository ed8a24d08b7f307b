import { seconds } from './step.ts'

/** How long a part of the run took, for whoever makes it quicker. */
export interface Taken {
  name: string
  milliseconds: number
}

const shown = 10

export interface Whole {
  phases: readonly Taken[]
  files: readonly Taken[]
  failures: readonly string[]
  /** Failures of tests that passed when they ran again. */
  unsteady: readonly string[]
}

/**
 * What failed, and what passed only when run again, once more: where only the end of what a run
 * printed is kept, it was not to be seen.
 * Then what each phase took, and the files that took longest.
 */
export function summary({ phases, files, failures, unsteady }: Whole): string {
  const slowest = files.toSorted((one, other) => other.milliseconds - one.milliseconds)
  return [
    ...(failures.length > 0 ? ['Failed:', ...failures] : []),
    ...(unsteady.length > 0 ? ['Passed only when run again:', ...unsteady] : []),
    phases.map(({ name, milliseconds }) => `${name} ${seconds(milliseconds)}`).join(', '),
    'Slowest:',
    ...slowest
      .slice(0, shown)
      .map(({ name, milliseconds }) => `${seconds(milliseconds).padStart(9)}  ${name}`),
  ].join('\n')
}
