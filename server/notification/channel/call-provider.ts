import type { ClientRequest, IncomingMessage } from 'node:http'
import { request as secure } from 'node:https'
import { messageOf } from '#server/db/failure.ts'
import { SendFailure } from './provider.ts'

// An import of `node:http` would read everything it has to give, and with it load the whole client
// behind `fetch`: a twentieth of a start.
const { request: plain } = process.getBuiltinModule('node:http')

export interface ProviderResponse {
  status: number
  /** The answer as JSON; undefined where it is none. */
  json: unknown
}

export interface ProviderCall {
  url: string
  headers: Record<string, string>
  body: unknown
  /** For the whole of it, however slowly it trickles. */
  milliseconds: number
}

const maxResponseBytes = 64 * 1024

/**
 * Posts JSON to a provider. Until the request has left whole, a fault is worth another try; from
 * then on silence means that the message may have gone (`uncertain`). Redirects are not followed:
 * they would carry the key elsewhere.
 */
export function callProvider(call: ProviderCall): Promise<ProviderResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<ProviderResponse>()
  const signal = AbortSignal.timeout(call.milliseconds)
  let isHandedOver = false
  let isAnswered = false
  const fail = (error: unknown) => {
    const why = signal.aborted ? 'No answer in time.' : messageOf(error)
    reject(
      isHandedOver ? new SendFailure('uncertain', `It may have arrived. ${why}`) : new Error(why),
    )
  }
  const request = open(call, signal)
  request.on('error', fail)
  request.on('finish', () => {
    isHandedOver = true
  })
  // An answer that is none, as a change of protocol, ends the connection without an error.
  request.on('close', () => {
    if (!isAnswered) fail(new Error('The connection ended without an answer.'))
  })
  request.on('response', (response) => {
    isAnswered = true
    read(response).then(
      (text) => resolve({ status: response.statusCode ?? 0, json: parse(text) }),
      fail,
    )
  })
  request.end(JSON.stringify(call.body))
  return promise
}

function open({ url, headers }: ProviderCall, signal: AbortSignal): ClientRequest {
  const request = url.startsWith('https:') ? secure : plain
  return request(url, {
    method: 'POST',
    // A connection of its own: one kept alive may die while the request is written.
    agent: false,
    signal,
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
  })
}

async function read(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > maxResponseBytes) throw new Error('The answer is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * What an answer that is no acceptance means: 4xx is a refusal but for a key that is not taken, a
 * limit and a wait, which pass; 503 took nothing; everything else may have taken the message.
 */
export function failureOf({ status }: ProviderResponse, said: string, code?: string): Error {
  const why = `${said || 'The provider answered'} (${status})`
  const passes = [401, 403, 408, 429, 503]
  if (passes.includes(status) || (status >= 300 && status < 400)) return new Error(why)
  if (status >= 400 && status < 500) return new SendFailure('refused', why, code)
  return new SendFailure('uncertain', `It may have arrived. ${why}`, code)
}
