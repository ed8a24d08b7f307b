import { Connection } from './client.ts'

export interface Figures {
  /** Milliseconds. */
  median: number
  p99: number
  perSecond: number
  count: number
  /** Answers other than 200, and connections that broke. */
  errors: number
}

export interface Effort {
  clients: number
  /** Ends with whichever comes first. */
  requests: number
  seconds: number
}

/** The next thing to ask; `undefined` when there is nothing new left. */
export type Next = () => string | undefined

/** Asks over HTTP with that many clients, each one thing at a time over its own connection. */
export async function measureHttp(url: string, next: Next, effort: Effort): Promise<Figures> {
  const connections = await Promise.all(
    Array.from({ length: effort.clients }, () => Connection.open(url)),
  )
  try {
    return await measure(connections, effort, async (connection) => {
      const path = next()
      if (path === undefined) return undefined
      return (await connection.get(path)).status === 200
    })
  } finally {
    for (const connection of connections) connection.close()
  }
}

/** Has every worker do one thing after the other; `act` says whether it went well. */
export async function measure<Worker>(
  workers: Worker[],
  effort: Effort,
  act: (worker: Worker) => Promise<boolean | undefined>,
): Promise<Figures> {
  const times: number[] = []
  let started = 0
  let errors = 0
  const begin = performance.now()
  const end = begin + effort.seconds * 1000
  await Promise.all(
    workers.map(async (worker) => {
      while (started < effort.requests && performance.now() < end) {
        started++
        const asked = performance.now()
        const good = await act(worker)
        if (good === undefined) return
        times.push(performance.now() - asked)
        if (!good) errors++
      }
    }),
  )
  const elapsed = performance.now() - begin
  return figuresOf(times, errors, elapsed)
}

/** An odd number: one of them is in the middle. */
export const rounds = 7

/**
 * Measures both in turn, round by round: one after the other, they would be compared by how the
 * processor changed its speed between. Of each the round in the middle by answers a second, with
 * what was asked and what went wrong in all of them.
 */
export async function measureInTurn(
  one: () => Promise<Figures>,
  other: () => Promise<Figures>,
): Promise<[Figures, Figures]> {
  const ofOne: Figures[] = []
  const ofOther: Figures[] = []
  for (let round = 0; round < rounds; round++) {
    ofOne.push(await one())
    ofOther.push(await other())
  }
  return [inTheMiddle(ofOne), inTheMiddle(ofOther)]
}

function inTheMiddle(measured: Figures[]): Figures {
  const sum = (of: (figures: Figures) => number) =>
    measured.reduce((total, figures) => total + of(figures), 0)
  const sorted = measured.toSorted((one, other) => one.perSecond - other.perSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Nothing was measured.')
  return { ...middle, count: sum(({ count }) => count), errors: sum(({ errors }) => errors) }
}

function figuresOf(times: number[], errors: number, elapsed: number): Figures {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? 0
  return {
    median: at(0.5),
    p99: at(0.99),
    perSecond: (times.length * 1000) / elapsed,
    count: times.length,
    errors,
  }
}
