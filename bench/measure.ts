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
  /** What `accept-encoding` says. */
  encoding?: string
}

/** The next thing to ask; `undefined` when there is nothing new left. */
export type Next = () => string | undefined

/**
 * Asks over HTTP with that many clients, each one thing at a time over its own connection. They
 * connect to several processes in turn, as a proxy would spread them.
 */
export async function measureHttp(
  to: string | readonly string[],
  next: Next,
  effort: Effort,
): Promise<Figures> {
  const urls = [to].flat()
  const connections = await Promise.all(
    Array.from({ length: effort.clients }, (_, index) =>
      Connection.open(urls[index % urls.length] ?? '', effort),
    ),
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
export const rounds = 11

/**
 * Measures both in turn, round by round, now one first and now the other: measured to the end one
 * after the other, they would be compared by how the processor changed its speed between. Gives the
 * round that is in the middle by how many times as many answers a second one gives as the other,
 * with what was asked and what went wrong in all.
 */
export async function measureAlternately(
  one: () => Promise<Figures>,
  other: () => Promise<Figures>,
): Promise<[Figures, Figures]> {
  const measured: { one: Figures; other: Figures; times: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const before = round % 2 === 0 ? await one() : undefined
    const ofOther = await other()
    const ofOne = before ?? (await one())
    const times = ofOne.perSecond / ofOther.perSecond
    measured.push({ one: ofOne, other: ofOther, times })
  }
  const sorted = measured.toSorted((first, second) => first.times - second.times)
  const middle = sorted[Math.floor(rounds / 2)]
  if (!middle) throw new Error('Nothing was measured.')
  return [
    { ...middle.one, ...sumOf(measured.map(({ one }) => one)) },
    { ...middle.other, ...sumOf(measured.map(({ other }) => other)) },
  ]
}

const sumOf = (measured: Figures[]) => ({
  count: measured.reduce((sum, { count }) => sum + count, 0),
  errors: measured.reduce((sum, { errors }) => sum + errors, 0),
})

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
