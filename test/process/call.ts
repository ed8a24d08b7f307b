import type { CallInput, Endpoint } from '#contract/endpoint.ts'
import type { Problem } from '#contract/refusal.ts'
import type { RepliedBy } from '#test/app.ts'

/** The longest anything may take, the server in trouble or not (DUR-02). */
export const callTimeoutMs = 9_000

export interface CallResponse<E extends Endpoint> {
  status: number
  body: RepliedBy<E> & Problem
  headers: Headers
}

export interface CallOptions {
  token?: string
  /** The address the call seems to come from. */
  from?: string
  /** Makes a repetition of the call safe. */
  key?: string
}

/** Calls an endpoint over a real connection; rejects when the connection breaks or time is up. */
export async function call<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: CallInput<E>,
  { token, from, key }: CallOptions = {},
): Promise<CallResponse<E>> {
  const { params, body } = input as { params?: Record<string, string>; body?: unknown }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params?.[name] ?? '')
  const response = await fetch(`${url}/api${path}`, {
    method: endpoint.method,
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && !(body instanceof FormData) && jsonBody),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(from && { 'x-forwarded-for': from }),
      ...(key && { 'idempotency-key': key }),
    },
    signal: AbortSignal.timeout(callTimeoutMs),
  })
  const text = await response.text()
  // Every answer of the API is JSON; what is not fails the test here.
  return { status: response.status, body: JSON.parse(text), headers: response.headers }
}

const jsonBody = { 'content-type': 'application/json' }
