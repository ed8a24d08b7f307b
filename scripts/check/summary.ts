import { seconds } from './step.ts'

/** How long a part of the run took, for whoever makes it quicker. */
export interface Taken {
  name: string
  milliseconds: number
}

const shown = 10

/** What each phase took, and the files that took longest. */
export function summary(phases: readonly Taken[], files: readonly Taken[]): string {
  const slowest = files.toSorted((one, other) => other.milliseconds - one.milliseconds)
  return [
    phases.map(({ name, milliseconds }) => `${name} ${seconds(milliseconds)}`).join(', '),
    'Slowest:',
    ...slowest
      .slice(0, shown)
      .map(({ name, milliseconds }) => `${seconds(milliseconds).padStart(9)}  ${name}`),
  ].join('\n')
}
