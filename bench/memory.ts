import { setInterval } from 'node:timers/promises'
import { readMetric } from './metric.ts'

/** Asks the server for its own resident memory, in megabytes, and keeps the most it said. */
export class MemoryWatch {
  readonly #url: string
  most = 0

  constructor(url: string) {
    this.#url = url
  }

  async read(): Promise<number> {
    const bytes = await readMetric(this.#url, 'process_resident_memory_bytes')
    const megabytes = bytes / 1024 / 1024
    this.most = Math.max(this.most, megabytes)
    return megabytes
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
