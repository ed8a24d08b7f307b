import type { z } from 'zod'
import { refuse } from '#contract/refusal.ts'
import { messageOf } from '#server/db/failure.ts'
import { certificateTrouble } from '#server/resilience/certificate.ts'
import type { Circuit } from '#server/resilience/circuit.ts'
import { GatewayRefusal } from './provider.ts'

/** Max wait for any other company's server (PRC-09). */
const timeoutMs = 3_000
const maxResponseBytes = 256 * 1024

export interface ProviderApi {
  url: string
  headers: Record<string, string>
  /** Extracts the reason from a response with status 400. */
  reasonOf(text: string): string
}

export interface ProviderRequest {
  body?: object
  headers?: Record<string, string>
}

/** Returns a function that calls a provider's API with a timeout, and not while it is down. */
export function providerRequest({ url, headers, reasonOf }: ProviderApi, circuit: Circuit) {
  return async function request<Answer>(
    path: string,
    schema: z.ZodType<Answer>,
    given: ProviderRequest = {},
  ): Promise<Answer> {
    if (circuit.isOpen()) throw gatewayAway()
    try {
      const response = await fetch(new URL(path, url), {
        method: given.body ? 'POST' : 'GET',
        headers: { ...headers, 'content-type': 'application/json', ...given.headers },
        ...(given.body && { body: JSON.stringify(given.body) }),
        // A redirect would send the key to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await readLimited(response)
      // 400 means an invalid or late request; other failures may be temporary.
      if (response.status === 400) throw new GatewayRefusal(reasonOf(text))
      if (!response.ok) throw new Error(`The payment gateway answered ${response.status}.`)
      const answer = schema.parse(JSON.parse(text))
      circuit.succeeded()
      return answer
    } catch (error) {
      if (error instanceof GatewayRefusal) {
        circuit.succeeded()
        throw error
      }
      circuit.failed(causeOf(error, url))
      throw gatewayAway()
    }
  }
}

export function gatewayAway() {
  return refuse('gateway_away', { retryAfter: 30 })
}

/** fetch's message is only "fetch failed"; the reason is in its cause. */
function causeOf(error: unknown, url: string): string {
  const certificate = certificateTrouble(error, url)
  if (certificate) return `Not called: ${certificate}.`
  return messageOf(error instanceof TypeError && error.cause ? error.cause : error)
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxResponseBytes) throw new Error('The answer is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
