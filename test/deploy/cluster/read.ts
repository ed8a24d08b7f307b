import { setTimeout as wait } from 'node:timers/promises'

/** What readers of the public site were told while servers died. */
export interface Reading {
  answered: number
  /** How often each other answer came; 0 is a broken connection. */
  refused: Map<number, number>
  /** The longest time in milliseconds without an answer, over all readers. */
  longestGap: number
  stop(): Promise<void>
}

/** Two readers ask one thing after the other, each time what no cache has. */
export function startReading(url: string): Reading {
  const over = new AbortController()
  let serial = 0
  let last = performance.now()
  const reading: Reading = {
    answered: 0,
    refused: new Map(),
    longestGap: 0,
    async stop() {
      over.abort()
      await readers
    },
  }
  const read = async () => {
    while (!over.signal.aborted) {
      const status = await fetch(`${url}/api/public/properties?maxPrice=${10 ** 9 + serial++}`, {
        signal: AbortSignal.timeout(10_000),
      }).then(
        async (response) => {
          await response.arrayBuffer()
          return response.status
        },
        () => 0,
      )
      const now = performance.now()
      if (status === 200) {
        reading.answered++
        reading.longestGap = Math.max(reading.longestGap, now - last)
        last = now
      } else reading.refused.set(status, (reading.refused.get(status) ?? 0) + 1)
      await wait(20)
    }
  }
  const readers = Promise.all([read(), read()])
  return reading
}
