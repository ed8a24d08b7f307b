import type { ClientRequest, IncomingMessage } from 'node:http'
import { request as secure } from 'node:https'
import { messageOf } from '#server/db/failure.ts'
import { SendFailure } from './provider.ts'

// An import of `node:http` would evaluate all of its exports, and with them load the client behind
// `fetch`: a twentieth of the start time.
const { request: plain } = process.getBuiltinModule('node:http')

export interface ProviderResponse {
  status: number
  /** The response as JSON; undefined if it is not JSON. */
  json: unknown
}

export interface ProviderCall {
  url: string
  headers: Record<string, string>
  /** Sent as JSON, or a form. */
  body?: unknown
  form?: Record<string, string>
  /** For the whole call, however slowly the response arrives. */
  milliseconds: number
}

const maxResponseBytes = 64 * 1024

/**
 * Posts JSON or a form to a provider. An error before the request is sent completely may be
 * retried; after that, no response means that it may have been taken (`uncertain`). Redirects are
 * not followed, because they would send the key elsewhere.
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
  // A protocol upgrade, for example, ends the connection without a response or an error.
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
  request.end(call.form ? new URLSearchParams(call.form).toString() : JSON.stringify(call.body))
  return promise
}

function open({ url, headers, form }: ProviderCall, signal: AbortSignal): ClientRequest {
  const request = url.startsWith('https:') ? secure : plain
  return request(url, {
    method: 'POST',
    // A new connection: a reused one may be closed while the request is written.
    agent: false,
    signal,
    headers: {
      ...headers,
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      accept: 'application/json',
    },
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
 * Returns the error for a response that accepts nothing. 4xx is a refusal, except for a wrong key,
 * a rate limit or a timeout, which may be retried; so may 503. After any other status the message
 * may have been sent.
 */
export function failureOf({ status }: ProviderResponse, said: string, code?: string): Error {
  const why = `${said || 'The provider answered'} (${status})`
  const passes = [401, 403, 408, 429, 503]
  if (passes.includes(status) || (status >= 300 && status < 400)) return new Error(why)
  if (status >= 400 && status < 500) return new SendFailure('refused', why, code)
  return new SendFailure('uncertain', `It may have arrived. ${why}`, code)
}
