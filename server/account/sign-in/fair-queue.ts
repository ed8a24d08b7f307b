import { refuse } from '#contract/refusal.ts'

/** The caller of a task: the queue rotates by address and, within an address, by account. */
export interface Caller {
  address: string
  account: string
  /** Known browsers and sessions go first, so that a flood of strangers does not delay them. */
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
 * Runs at most `maxRunning` tasks at a time. New callers are next; a caller who has just been
 * served goes to the back, so a flood waits for itself. If more than `maxWaiting` wait, one task of
 * the address with the most is refused (503 with Retry-After), as are tasks that waited too long.
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
    // A finished task passes its slot on directly, so that nobody jumps the queue.
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

/** Returns the queue of a caller; a new address or account goes to the front. */
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

/** Takes the next task; its queue and address go to the back if others wait in them. */
function takeNext(rotation: Source[]): Waiter | undefined {
  const source = rotation.shift()
  const line = source?.lines.shift()
  const waiter = line?.waiters.shift()
  if (line && line.waiters.length > 0) source?.lines.push(line)
  if (source && source.lines.length > 0) rotation.push(source)
  return waiter
}

function dropFromMostCrowded(rotation: Source[]): Waiter | undefined {
  // Among addresses with equally many, the earliest is refused: the latest may be an honest user.
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
