import { realmOf } from '#contract/access.ts'
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts'
import type { RefusalCode } from '#contract/refusal.ts'
import { currentLocale, t } from '#domain/locale/translate.ts'
import { addressOf, isOtherAddress } from './address.ts'
import { announceChange } from './change.ts'
import { CallFailed, CallRefused, failureOf } from './failure.ts'
import { requestTimeoutMs } from './request-timeout.ts'
import { endSession } from './session-over.ts'
import { askForProof } from './step-up.ts'
import { dropToken, readToken } from './token.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Makes a repeated create safe: the same key returns the same result. */
  idempotencyKey?: string
  /** Leaves the screen as it is, even where the session turns out to have ended. */
  quiet?: boolean
}

/**
 * Makes a typed call of the API. Throws `CallRefused` (400-499, with code and fields) or
 * `CallFailed` (offline, timeout, 5xx). A successful write announces a change, so that the screen
 * refetches.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const { response, content } = await sendProven(endpoint, input, options, readJson)
  if (!response.ok) throw refused(endpoint, response, content, options)
  const reply = usable(endpoint, response.status, content)
  if (endpoint.method !== 'GET' && !options.quiet) announceChange()
  return reply
}

/** The same for endpoints that return a file. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<{ name: string; content: Blob }> {
  const { response, content } = await sendProven(endpoint, input, options, (answer) =>
    answer.ok ? answer.blob() : readJson(answer),
  )
  if (!(content instanceof Blob)) throw refused(endpoint, response, content, options)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { name: name ?? 'download', content }
}

const pageNotFound = () => ({ code: 'page_not_found', message: t('Page not found.') }) as const

/** Parses the text of a response as JSON; undefined where it is not JSON. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Sends a call. If it needs a proof of who acts, asks for the proof and sends the call again; the
 * form stays open meanwhile.
 */
async function sendProven<E extends Endpoint, Content>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions,
  read: (response: Response) => Promise<Content>,
): Promise<{ response: Response; content: Content }> {
  const first = await send(endpoint, input, options, read)
  const realm = realmOf(endpoint.access)
  if (first.response.status !== 403 || !realm || !needsProof(first.content)) return first
  return (await askForProof(realm)) ? send(endpoint, input, options, read) : first
}

function needsProof(content: unknown): boolean {
  return (
    typeof content === 'object' &&
    content !== null &&
    Reflect.get(content, 'code') === ('step_up_required' satisfies RefusalCode)
  )
}

/** Sends a call and reads its response; the timeout covers both. */
async function send<E extends Endpoint, Content>(
  endpoint: E,
  input: CallInput<E>,
  { signal, idempotencyKey }: CallOptions,
  read: (response: Response) => Promise<Content>,
): Promise<{ response: Response; content: Content }> {
  if (isOtherAddress(endpoint, input)) throw new CallRefused(404, pageNotFound())
  const headers = new Headers({
    accept: endpoint.download ?? 'application/json',
    'accept-language': currentLocale(),
  })
  const token = tokenFor(endpoint)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  const body = 'body' in input ? JSON.stringify(input.body) : undefined
  if (body !== undefined) headers.set('content-type', 'application/json')
  const limit = AbortSignal.timeout(endpoint.timeout ?? requestTimeoutMs)
  try {
    const response = await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      headers,
      ...(body !== undefined && { body }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    return { response, content: await read(response) }
  } catch (error) {
    // An aborted call is not a failure to show.
    if (signal?.aborted) throw error
    throw new CallFailed(limit.aborted ? 'timeout' : 'offline')
  }
}

/**
 * Returns the token of the endpoint's realm; a public call carries a signed-in customer's (API-7).
 */
export function tokenFor(endpoint: Endpoint): string | undefined {
  return readToken(realmOf(endpoint.access) ?? 'customer')
}

/**
 * Returns the content of a successful response. Throws where it was cut off or mangled on the way.
 */
export function usable<E extends Endpoint>(
  endpoint: E,
  status: number,
  content: unknown,
): ReplyOf<E> {
  const isReply = typeof content === 'object' && content !== null
  if (endpoint.reply && !isReply) throw new CallFailed('server', status)
  return content as ReplyOf<E>
}

interface Answer {
  status: number
  headers: { get(name: string): string | null }
}

/**
 * Returns the error for a response with an error status; a 401 of a realm's own endpoint also ends
 * that session.
 */
export function refused(
  endpoint: Endpoint,
  { status, headers }: Answer,
  content: unknown,
  { quiet = false }: CallOptions = {},
): Error {
  const realm = realmOf(endpoint.access)
  if (status === 401 && realm) {
    if (quiet) dropToken(realm)
    else endSession(realm)
  }
  const said = content && typeof content === 'object' ? content : {}
  // A date instead of seconds is ignored.
  const retryAfter = Number(headers.get('retry-after')) || undefined
  return failureOf(status, { ...said, retryAfter })
}
