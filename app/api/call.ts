import { realmOf } from '#contract/access.ts'
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { addressOf } from './address.ts'
import { announceChange } from './change.ts'
import { CallFailed, failureOf } from './failure.ts'
import { endSession } from './session-over.ts'
import { dropToken, readToken } from './token.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Makes a repeated create harmless: the same key answers the same result. */
  idempotencyKey?: string
  /** Leaves what is on screen as it is, also when the session turns out to be over. */
  quiet?: boolean
}

const defaultTimeout = 10_000

/**
 * One typed call of the API. Throws `CallRefused` (400-499, with code and fields) or `CallFailed`
 * (offline, timeout, 5xx). A successful write announces itself, so that what is on screen refetches.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const response = await send(endpoint, input, options)
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw refused(endpoint, response.status, body, options)
  // Cut off or mangled on the way: an answer, but none that can be used.
  if (body === undefined && endpoint.reply) throw new CallFailed('server', response.status)
  if (endpoint.method !== 'GET' && !options.quiet) announceChange()
  return body as ReplyOf<E>
}

/** The same for endpoints whose answer is a file. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<{ name: string; content: Blob }> {
  const response = await send(endpoint, input, options)
  if (!response.ok) {
    throw refused(endpoint, response.status, await response.json().catch(() => undefined))
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { name: name ?? 'download', content: await response.blob() }
}

async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal, idempotencyKey }: CallOptions,
): Promise<Response> {
  const headers = new Headers({ accept: endpoint.download ?? 'application/json' })
  const token = tokenFor(endpoint)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  const body = 'body' in input ? JSON.stringify(input.body) : undefined
  if (body !== undefined) headers.set('content-type', 'application/json')
  const limit = AbortSignal.timeout(endpoint.timeout ?? defaultTimeout)
  try {
    return await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      headers,
      ...(body !== undefined && { body }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
  } catch (error) {
    // A call given up by its own caller is not a failure to show.
    if (signal?.aborted) throw error
    throw new CallFailed(limit.aborted ? 'timeout' : 'offline')
  }
}

/** The token of the endpoint's own realm; a public call carries a signed-in customer's (design 4). */
export function tokenFor(endpoint: Endpoint): string | undefined {
  return readToken(realmOf(endpoint.access) ?? 'customer')
}

/** The error for an unsuccessful answer; a 401 of a realm's own call also ends that session. */
export function refused(
  endpoint: Endpoint,
  status: number,
  body: unknown,
  { quiet = false }: CallOptions = {},
): Error {
  const realm = realmOf(endpoint.access)
  if (status === 401 && realm) {
    if (quiet) dropToken(realm)
    else endSession(realm)
  }
  return failureOf(status, body && typeof body === 'object' ? body : {})
}
