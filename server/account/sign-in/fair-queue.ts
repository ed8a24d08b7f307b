import { refuse } from '#contract/refusal.ts'

/** For whom work is done: turns go round by address, and at one address by account. */
export interface Caller {
  address: string
  account: string
  /** Known browsers and sessions go first: a flood of strangers does not reach them. */
  isKnown?: boolean
}

interface Waiter {
  start(): void
  refuse(): void
}

interface Line {
  key: string
  waiters: Waiter[]
}

interface Source {
  key: string
  lines: Line[]
}

export interface FairQueueOptions {
  maxRunning: number
  maxWaiting: number
  maxWaitMs: number
}

/**
 * Runs at most `maxRunning` works at a time. Whoever comes anew is next; whoever has had a turn and
 * wants another goes to the back, so a flood waits for itself. Where more than `maxWaiting` wait,
 * the address with the most is refused one (503 with Retry-After), as is whoever waited too long.
 */
export function fairQueue({ maxRunning, maxWaiting, maxWaitMs }: FairQueueOptions) {
  const known: Source[] = []
  const strangers: Source[] = []
  let running = 0

  const waitFor = (caller: Caller) =>
    new Promise<void>((resolve, reject) => {
      const rotation = caller.isKnown ? known : strangers
      const timer = setTimeout(() => {
        remove(rotation, waiter)
        waiter.refuse()
      }, maxWaitMs)
      const waiter: Waiter = {
        start: () => {
          clearTimeout(timer)
          resolve()
        },
        refuse: () => {
          clearTimeout(timer)
          reject(refuse('busy', { retryAfter: 5 }))
        },
      }
      lineOf(rotation, caller).waiters.push(waiter)
      if (count(rotation) > maxWaiting) dropFromMostCrowded(rotation)?.refuse()
    })

  return async <T>(caller: Caller, work: () => Promise<T>): Promise<T> => {
    // A turn is handed over, not given back, so nobody slips in between.
    if (running >= maxRunning) await waitFor(caller)
    else running++
    try {
      return await work()
    } finally {
      const next = takeNext(known) ?? takeNext(strangers)
      if (next) next.start()
      else running--
    }
  }
}

/** The line of a caller; a new address or account goes to the front. */
function lineOf(rotation: Source[], { address, account }: Caller): Line {
  let source = rotation.find(({ key }) => key === address)
  if (!source) {
    source = { key: address, lines: [] }
    rotation.unshift(source)
  }
  let line = source.lines.find(({ key }) => key === account)
  if (!line) {
    line = { key: account, waiters: [] }
    source.lines.unshift(line)
  }
  return line
}

/** Takes whoever is next; the line and the address go to the back if others wait in them. */
function takeNext(rotation: Source[]): Waiter | undefined {
  const source = rotation.shift()
  const line = source?.lines.shift()
  const waiter = line?.waiters.shift()
  if (line && line.waiters.length > 0) source?.lines.push(line)
  if (source && source.lines.length > 0) rotation.push(source)
  return waiter
}

function dropFromMostCrowded(rotation: Source[]): Waiter | undefined {
  // Of addresses that want as much the one that came first: whoever comes last may be honest.
  const crowded = rotation.reduce((longest, source) =>
    count([source]) >= count([longest]) ? source : longest,
  )
  const waiter = crowded.lines.at(-1)?.waiters.at(-1)
  if (waiter) remove(rotation, waiter)
  return waiter
}

function remove(rotation: Source[], waiter: Waiter): void {
  for (const source of rotation) {
    for (const line of source.lines) line.waiters = line.waiters.filter((one) => one !== waiter)
    source.lines = source.lines.filter(({ waiters }) => waiters.length > 0)
  }
  rotation.splice(0, rotation.length, ...rotation.filter(({ lines }) => lines.length > 0))
}

function count(sources: Source[]): number {
  return sources.reduce(
    (sum, { lines }) => sum + lines.reduce((total, { waiters }) => total + waiters.length, 0),
    0,
  )
}
