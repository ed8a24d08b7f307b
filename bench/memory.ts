import { setInterval, setTimeout as wait } from 'node:timers/promises'

const maxAttempts = 5

/** Asks the server for its own resident memory, in megabytes, and keeps the most it said. */
export class MemoryWatch {
  readonly #url: string
  most = 0

  constructor(url: string) {
    this.#url = url
  }

  async read(): Promise<number> {
    const bytes = await this.#ask()
    const megabytes = bytes / 1024 / 1024
    this.most = Math.max(this.most, megabytes)
    return megabytes
  }

  async #ask(): Promise<number> {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const answer = await fetch(`${this.#url}/metrics`)
      const bytes = /^process_resident_memory_bytes (\S+)/m.exec(await answer.text())?.[1]
      if (bytes !== undefined) return Number(bytes)
      // A server that is too busy to answer says when to come again.
      await wait(1_000 * Number(answer.headers.get('retry-after') ?? 1))
    }
    throw new Error('The server does not tell its memory.')
  }

  /** Watches while the work is done: once a second, so that asking does not slow the server. */
  async during<Work>(work: () => Promise<Work>): Promise<Work> {
    const control = new AbortController()
    const watching = this.#watch(control.signal)
    try {
      return await work()
    } finally {
      control.abort()
      await watching
      await this.read()
    }
  }

  async #watch(signal: AbortSignal): Promise<void> {
    try {
      for await (const _ of setInterval(1_000, undefined, { signal })) await this.read()
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
}
