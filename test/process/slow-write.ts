import { once } from 'node:events'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { broker } from '#contract/broker/broker.ts'
import { registrationNamed } from './draft.ts'

// Browsers and proxies keep their connections, also through a shutdown.
const agent = new Agent({ keepAlive: true })

/** A registration the server has begun: it hashes a password, two at a time, and then writes. */
export interface SlowWrite {
  name: string
  /** The status of its answer; rejects when the connection breaks. */
  status: Promise<number>
}

/** Begins that many at once; resolves when the server has taken each of them. */
export function beginSlowWrites(url: string, count: number): Promise<SlowWrite[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => beginSlowWrite(url, `slow-${index}`)),
  )
}

async function beginSlowWrite(url: string, name: string): Promise<SlowWrite> {
  const body = JSON.stringify(registrationNamed(name))
  const sent = request(`${url}/api${broker.register.path}`, {
    method: 'POST',
    agent,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // "Continue" is the server's word that the request is in its hands.
      expect: '100-continue',
    },
  })
  sent.flushHeaders()
  const status = statusOf(sent)
  // Whoever waits for it handles its failure; until then it is not an unhandled one.
  status.catch(() => undefined)
  await once(sent, 'continue')
  sent.end(body)
  return { name, status }
}

async function statusOf(sent: ClientRequest): Promise<number> {
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (!response) throw new Error('An answer without an answer')
  await text(response)
  return response.statusCode ?? 0
}
