import type { FastifyInstance } from 'fastify'
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts'

/** A refusal by the API, with its sentence for people. */
export class Refused extends Error {}

export type ReadPublic = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
) => Promise<ReplyOf<E>>

/**
 * Returns a function that calls public endpoints inside the process, as pages do: with the same
 * limits on concurrent searches and the same reply schemas. The caller is a program, so no views
 * are counted.
 */
export function readerOf(app: FastifyInstance, address: string): ReadPublic {
  return async (endpoint, input) => {
    const { params = {}, query = {} } = input as {
      params?: Record<string, string>
      query?: Record<string, string>
    }
    const path = endpoint.path.replace(/:(\w+)/g, (_, name) =>
      encodeURIComponent(params[name] ?? ''),
    )
    const answer = await app.inject({
      method: 'GET',
      url: `/api${path}`,
      query,
      remoteAddress: address,
      headers: { 'user-agent': 'bot', 'accept-language': 'en' },
    })
    const body = answer.json()
    if (answer.statusCode !== 200) throw new Refused(body.message)
    return body
  }
}
