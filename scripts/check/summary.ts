import { seconds } from './step.ts'

/** How long a part of the run took, for whoever makes it quicker. */
export interface PhaseTimes {
  name: string
  milliseconds: number
}

const shown = 10

export interface Whole {
  phases: readonly PhaseTimes[]
  files: readonly PhaseTimes[]
  failures: readonly string[]
  /** Failures of tests that are in quarantine. */
  quarantined: readonly string[]
  /** Each test that is in quarantine, with the reason. */
  known: Readonly<Record<string, string>>
}

/**
 * What failed once more: where only the end of what a run printed is kept, it was not to be seen.
 * Then what is in quarantine and why, whether it failed this time or not.
 * Then what each phase took, and the files that took longest.
 */
export function summary({ phases, files, failures, quarantined, known }: Whole): string {
  const reasons = Object.entries(known).map(([name, reason]) => `  ${name}: ${reason}`)
  const slowest = files.toSorted((one, other) => other.milliseconds - one.milliseconds)
  return [
    ...(failures.length > 0 ? ['Failed:', ...failures] : []),
    ...(quarantined.length > 0 ? ['Failed in quarantine:', ...quarantined] : []),
    ...(reasons.length > 0 ? ['In quarantine:', ...reasons] : []),
    phases.map(({ name, milliseconds }) => `${name} ${seconds(milliseconds)}`).join(', '),
    'Slowest:',
    ...slowest
      .slice(0, shown)
      .map(({ name, milliseconds }) => `${seconds(milliseconds).padStart(9)}  ${name}`),
  ].join('\n')
}
