import { createContext, data, type RouterContextProvider } from 'react-router'
import type { CallInput, Endpoint, Method, ReplyOf } from '#contract/endpoint.ts'
import type { Problem } from '#contract/refusal.ts'
import { addressOf, isOtherAddress, partsOf } from './address.ts'

/** An API call inside the server during a render; the server passes it in (pages.ts). */
export type Inject = (request: InjectRequest) => Promise<InjectReply>

export interface InjectRequest {
  method: Method
  url: string
  body?: unknown
  /** What the URL of a read is made of: the path in the contract, and what fills it. */
  read?: { path: string; params: Record<string, string>; query: Record<string, string> }
}

export interface InjectReply {
  status: number
  body: unknown
  /** Seconds, where the server says when to retry. */
  retryAfter?: string | undefined
}

export const injectContext = createContext<Inject>()

interface LoaderArguments {
  context: Readonly<RouterContextProvider>
}

/**
 * Reads one endpoint in a server `loader`, with the same access, validation and reply filtering as
 * over HTTP. A refusal is thrown with its status, so the page is a 404 where the API would be.
 */
export async function read<E extends Endpoint>(
  { context }: LoaderArguments,
  endpoint: E,
  input: CallInput<E>,
): Promise<ReplyOf<E>> {
  if (isOtherAddress(endpoint, input)) throw data(undefined, { status: 404 })
  const { status, body, retryAfter } = await context.get(injectContext)({
    method: endpoint.method,
    url: addressOf(endpoint, input),
    ...('body' in input ? { body: input.body } : {}),
    ...(endpoint.method === 'GET' && { read: { path: endpoint.path, ...partsOf(input) } }),
  })
  if (status >= 400) {
    throw data(body as Problem, {
      status,
      headers: retryAfter ? { 'retry-after': retryAfter } : {},
    })
  }
  return body as ReplyOf<E>
}
