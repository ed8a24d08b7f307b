import type { ClientRequest, IncomingMessage } from 'node:http'
import { request as secure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { messageOf } from '#server/db/failure.ts'
import { type CertificateFailure, certificateFailure, certificateTrouble } from './certificate.ts'

// An import of `node:http` would evaluate all of its exports, and with them load the client behind
// `fetch`: a twentieth of the start time.
const { request: plain } = process.getBuiltinModule('node:http')

export interface Post {
  url: string
  headers: Record<string, string>
  body: string
  /** For the whole call, however slowly the response arrives. */
  milliseconds: number
  /** The response is read up to here. */
  maxBytes: number
  /** Ends the call early. */
  signal?: AbortSignal | undefined
  /** Finds the addresses of a name, in place of the system. */
  lookup?: LookupFunction | undefined
}

export interface PostResponse {
  status: number
  text: string
  /** The response is longer. */
  isCut: boolean
}

/** No response. */
export class PostFailure extends Error {
  /** The request was sent whole, so the other side may have taken it. */
  readonly isHandedOver: boolean
  /** What is wrong with the certificate of the other side, where that is why. */
  readonly certificate: CertificateFailure | undefined

  constructor(message: string, isHandedOver: boolean, certificate?: CertificateFailure) {
    super(message)
    this.name = 'PostFailure'
    this.isHandedOver = isHandedOver
    this.certificate = certificate
  }
}

/**
 * Posts a body to another server. Redirects are not followed: they would take the request, and what
 * it is signed with, elsewhere.
 */
export function post(call: Post): Promise<PostResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<PostResponse>()
  const timeout = AbortSignal.timeout(call.milliseconds)
  const signal = call.signal ? AbortSignal.any([timeout, call.signal]) : timeout
  let isHandedOver = false
  let isAnswered = false
  const fail = (error: unknown) => {
    const certificate = certificateTrouble(error, call.url)
    const reason = certificate ? `Not sent: ${certificate}.` : messageOf(error)
    const why = timeout.aborted ? 'No answer in time.' : reason
    reject(new PostFailure(why, isHandedOver, certificateFailure(error)))
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
    read(response, call.maxBytes).then(
      (text) => resolve({ status: response.statusCode ?? 0, ...text }),
      fail,
    )
  })
  request.end(call.body)
  return promise
}

function open({ url, headers, lookup }: Post, signal: AbortSignal): ClientRequest {
  const request = url.startsWith('https:') ? secure : plain
  return request(url, {
    method: 'POST',
    // A new connection: a reused one may be closed while the request is written.
    agent: false,
    signal,
    headers,
    ...(lookup && { lookup }),
  })
}

async function read(
  response: IncomingMessage,
  maxBytes: number,
): Promise<{ text: string; isCut: boolean }> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    size += chunk.length
    // Leaving the loop ends the connection.
    if (size > maxBytes) break
  }
  const text = Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8')
  return { text, isCut: size > maxBytes }
}
