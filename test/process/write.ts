import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { broker } from '#contract/broker/broker.ts'
import type { CallInput, Endpoint } from '#contract/endpoint.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { property } from '#contract/property/property.ts'
import { call, callTimeoutMs } from './call.ts'
import { inquiryNamed, listingNamed, nextAddress, registrationNamed } from './draft.ts'
import type { Market } from './market.ts'

export const kinds = ['broker', 'listing', 'inquiry'] as const
export type Kind = (typeof kinds)[number]

/** One thing to write under a key that the client made. */
interface Write {
  kind: Kind
  name: string
  send(url: string): Promise<{ status: number; retryAfter: string | null }>
}

/** What the writers were told. An acknowledged name is on disk before the next one is asked for. */
export class Ledger {
  readonly acknowledged: Write[] = []
  /** Sent, and the connection broke before an answer: may be there or not, but not twice. */
  readonly unanswered: Write[] = []
  /** How often each status came, other than the 2xx of an acknowledgement. */
  readonly refused = new Map<number, number>()
  /** Refusals with 503 that did not say when to come back. */
  withoutRetryAfter = 0
  /** Milliseconds. */
  longest = 0
  lastAcknowledgedAt = 0
  readonly #file: FileHandle

  private constructor(file: FileHandle) {
    this.#file = file
  }

  /** A ledger in the data folder, closed when the test is over. */
  static async open(context: TestContext, dataDir: string): Promise<Ledger> {
    const file = await open(join(dataDir, 'acknowledged'), 'a')
    context.after(() => file.close())
    return new Ledger(file)
  }

  async acknowledge(write: Write): Promise<void> {
    await this.#file.appendFile(`${write.kind} ${write.name}\n`)
    await this.#file.sync()
    this.acknowledged.push(write)
    this.lastAcknowledgedAt = performance.now()
  }

  refuse(status: number, retryAfter: string | null): void {
    this.refused.set(status, (this.refused.get(status) ?? 0) + 1)
    if (status === 503 && !retryAfter) this.withoutRetryAfter++
  }
}

// Registrations hash a password and are slow: two clients of eight are enough.
const share: Kind[] = [
  'broker',
  'broker',
  'listing',
  'listing',
  'listing',
  'inquiry',
  'inquiry',
  'inquiry',
]

/**
 * Eight clients write, one thing after the other, until they are told to stop or the test is over.
 * A refusal is tried again under the same key, as a good client does; a broken connection is left
 * to `settle`. Returns the function that stops them and waits for their last answers.
 */
export function startWriting(
  context: TestContext,
  url: string,
  market: Market,
  ledger: Ledger,
): () => Promise<void> {
  const over = new AbortController()
  const writing = Promise.all(
    share.map(async (kind, client) => {
      for (let count = 0; !over.signal.aborted; count++) {
        const name = `${kind}-${client}-${count}-${crypto.randomUUID().slice(0, 8)}`
        await writeOne(makeWrite(kind, name, market), url, ledger, over.signal)
      }
    }),
  )
  const stop = async () => {
    over.abort()
    await writing
  }
  context.after(stop)
  return stop
}

/** Sends again what had no answer, under the same key; afterwards it is acknowledged. */
export async function settle(url: string, ledger: Ledger): Promise<void> {
  const open = ledger.unanswered.splice(0)
  const never = AbortSignal.timeout(callTimeoutMs)
  await Promise.all(open.map((write) => writeOne(write, url, ledger, never)))
}

/**
 * Sends the latest acknowledged ones again, as a client whose own memory was lost, and says the
 * answers.
 */
export function repeatLatest(url: string, ledger: Ledger, count: number): Promise<number[]> {
  const latest = ledger.acknowledged.slice(-count)
  return Promise.all(latest.map(async (write) => (await write.send(url)).status))
}

async function writeOne(
  write: Write,
  url: string,
  ledger: Ledger,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const begin = performance.now()
    try {
      const { status, retryAfter } = await write.send(url)
      ledger.longest = Math.max(ledger.longest, performance.now() - begin)
      if (status === 201) return await ledger.acknowledge(write)
      ledger.refuse(status, retryAfter)
    } catch {
      ledger.longest = Math.max(ledger.longest, performance.now() - begin)
      ledger.unanswered.push(write)
      return
    }
    // A refused write was rolled back: leaving it unfinished loses nothing that was acknowledged.
    if (signal.aborted) return
    await wait(20)
  }
}

function makeWrite(kind: Kind, name: string, market: Market): Write {
  const from = nextAddress()
  const token = market.brokerToken
  const sending =
    <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
    async (url: string) => {
      const { status, headers } = await call(url, endpoint, input, { token, from, key: name })
      return { status, retryAfter: headers.get('retry-after') }
    }
  if (kind === 'broker') {
    return { kind, name, send: sending(broker.register, { body: registrationNamed(name) }) }
  }
  if (kind === 'listing') {
    const body = listingNamed(name, market.photoUrl)
    return { kind, name, send: sending(property.create, { body }) }
  }
  const params = { id: market.listingId }
  return { kind, name, send: sending(inquiry.create, { params, body: inquiryNamed(name) }) }
}
