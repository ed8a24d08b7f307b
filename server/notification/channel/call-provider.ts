import { type PostFailure, post } from '#server/resilience/post.ts'
import { SendFailure } from './provider.ts'

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
 * retried; after that, no response means that it may have been taken (`uncertain`).
 */
export async function callProvider(call: ProviderCall): Promise<ProviderResponse> {
  const { url, headers, form, body, milliseconds } = call
  const { status, text, isCut } = await post({
    url,
    headers: {
      ...headers,
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      accept: 'application/json',
    },
    body: form ? new URLSearchParams(form).toString() : JSON.stringify(body),
    milliseconds,
    maxBytes: maxResponseBytes,
  }).catch((failure: PostFailure) => {
    throw failure.isHandedOver ? mayHaveArrived(failure.message) : new Error(failure.message)
  })
  if (isCut) throw mayHaveArrived('The answer is too long.')
  return { status, json: parse(text) }
}

const mayHaveArrived = (why: string) => new SendFailure('uncertain', `It may have arrived. ${why}`)

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
