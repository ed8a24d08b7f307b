import { administrator } from '#contract/account/administrator.ts'
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts'

/** A "no" of the server, in its own sentences. */
export class Refused extends Error {}

export interface Client {
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<ReplyOf<E>>
  upload<E extends Endpoint>(endpoint: E, form: FormData): Promise<ReplyOf<E>>
}

/** Signs an administrator in and returns the calls that are made in their name. */
export async function signIn(
  url: string,
  account: { username: string; password: string },
): Promise<Client> {
  const reply = await clientOf(url, undefined).call(administrator.login, { body: account })
  if ('secondFactor' in reply) {
    throw new Refused('This account has two-step verification: name one without.')
  }
  return clientOf(url, reply.token)
}

interface Given {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

function clientOf(url: string, token: string | undefined): Client {
  async function send<E extends Endpoint>(
    { method, path }: E,
    { params = {}, query }: Given,
    body: FormData | string | undefined,
  ): Promise<ReplyOf<E>> {
    const at = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const asked = query ? `?${new URLSearchParams(query)}` : ''
    const response = await fetch(`${url}/api${at}${asked}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    })
    if (response.ok) return (await response.json()) as ReplyOf<E>
    const { message, errors = [] } = (await response.json()) as {
      message: string
      errors?: { message: string }[]
    }
    throw new Refused([...new Set([message, ...errors.map((each) => each.message)])].join(' '))
  }

  return {
    call: (endpoint, input) => {
      const given = (input ?? {}) as Given
      return send(
        endpoint,
        given,
        given.body === undefined ? undefined : JSON.stringify(given.body),
      )
    },
    upload: (endpoint, form) => send(endpoint, {}, form),
  }
}
