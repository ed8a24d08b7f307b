import { setTimeout as wait } from 'node:timers/promises'
import { S3ServiceException } from '@aws-sdk/client-s3'
import { codeOf } from '#server/db/failure.ts'
import { certificateFailure, certificateTrouble } from '#server/resilience/certificate.ts'
import { makeCircuit } from '#server/resilience/circuit.ts'
import { limitConcurrency } from '#server/resilience/concurrency.ts'
import { ObjectChanged, StoreAway } from './store.ts'

/** For one call with its answer, however slowly that comes: ten megabytes on a slow line. */
const callMs = 20_000
/** Calls at once, those that may wait for one of them to end, and how long. */
const [atOnce, waiting, waitMs] = [32, 200, 3_000]
/** A store that failed so often in a row is left alone for so long, at first and at most. */
const limits = { failuresToOpen: 20, firstMs: 2_000, maxMs: 15_000 }
/** Before what failed at once is tried a second time. */
const retryMs = 100

/** What is wrong with one object and not with the store. */
const ofObject = new Set(['NoSuchKey', 'InvalidRange'])

/** Quick failures of one connection or one machine of the store. */
const passing = new Set(['ECONNRESET', 'EPIPE'])

/**
 * The way to a bucket. A store that stalls holds a few calls for some seconds and refuses the
 * others, so that no number of visitors waits for it; one that keeps failing is left alone for
 * moments.
 */
export class BucketLine {
  readonly #endpoint: string
  readonly #circuit = makeCircuit(Date.now, limits)
  readonly #limited = limitConcurrency(atOnce, waiting, waitMs)
  #trouble: string | undefined

  constructor(endpoint: string) {
    this.#endpoint = endpoint
  }

  /** Why the last call failed; undefined where it did not. */
  get trouble(): string | undefined {
    return this.#trouble
  }

  /** Asks the store; what failed at once is asked again, so `work` must be safe to repeat. */
  async ask<T>(work: (signal: AbortSignal) => Promise<T>, milliseconds = callMs): Promise<T> {
    this.#refuseWhileOpen()
    return this.#limited(async () => {
      // It may have opened while this call waited.
      this.#refuseWhileOpen()
      try {
        const found = await within(milliseconds, async (signal) => {
          try {
            return await work(signal)
          } catch (error) {
            if (!mayPass(error) || signal.aborted) throw error
            await wait(retryMs)
            return work(signal)
          }
        })
        this.#circuit.succeeded()
        this.#trouble = undefined
        return found
      } catch (error) {
        if (error instanceof ObjectChanged) throw error
        const sentence = this.#sentenceOf(error)
        if (!ofObject.has(errorOf(error).name)) this.#trouble = sentence
        // Both come at once, so nobody waits; a refusal may be about one object.
        if (isRefusal(error) || certificateFailure(error)) this.#circuit.succeeded()
        else this.#circuit.failed(sentence)
        throw new StoreAway(sentence, { cause: error })
      }
    })
  }

  #refuseWhileOpen(): void {
    if (this.#circuit.isOpen()) throw new StoreAway(this.#trouble)
  }

  /** Returns the error's name or number only: its message may contain the account. */
  #sentenceOf(error: unknown): string {
    const certificate = certificateTrouble(error, this.#endpoint)
    if (certificate) return `The store of S3_ENDPOINT cannot be used just now: ${certificate}.`
    const { name, status } = errorOf(error)
    return `The store of S3_ENDPOINT cannot be used just now (${status ?? codeOf(error) ?? name}).`
  }
}

/** Ends work after a time, also where its library does not heed the signal. */
async function within<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    over.abort()
    late.reject(Object.assign(new Error('No answer in time.'), { name: 'TimeoutError' }))
  }, milliseconds)
  try {
    return await Promise.race([work(over.signal), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

export function errorOf(error: unknown): { name: string; status?: number | undefined } {
  if (!(error instanceof Error)) return { name: String(error) }
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  return { name: error.name === 'AbortError' ? 'TimeoutError' : error.name, status }
}

/** A signature has the time: the library learns from the refusal how far the clocks are apart. */
function isClockCorrected(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false
  return 'clockSkewCorrected' in error.$metadata && error.$metadata.clockSkewCorrected === true
}

function isRefusal(error: unknown): boolean {
  const { status = 0 } = errorOf(error)
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** Whether the same call may do better at once; not after a silence, which has taken seconds. */
function mayPass(error: unknown): boolean {
  const { status = 0 } = errorOf(error)
  return status >= 500 || passing.has(codeOf(error) ?? '') || isClockCorrected(error)
}
