import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import type { Audience } from './cache/response-cache.ts'
import { type Call, type HandlerResult, type ServeOptions, serve } from './serve.ts'

type PublicEndpoint = Endpoint<
  z.ZodType | undefined,
  z.ZodType | undefined,
  undefined,
  z.ZodType | undefined,
  'public'
>

/** A read of which only the caller is known: pages make it without a request. */
export type ReadCall<E extends PublicEndpoint> = Pick<
  Call<E, E['access']>,
  'db' | 'viewer' | 'params' | 'query' | 'trace'
> & {
  /** Whether a program reads it by API key. */
  isProgram: boolean
}

/**
 * Serves a public read whose response is cached briefly, over HTTP and to the pages of this
 * process (decision 0127).
 */
export function serveRead<E extends PublicEndpoint, Made = HandlerResult<E>>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  audience: Audience,
  read: (call: ReadCall<E>) => Promise<Made>,
  { onServed, write }: Pick<ServeOptions<E, undefined, Made>, 'onServed' | 'write'> = {},
): void {
  serve<E, undefined, Made>(
    app,
    context,
    endpoint,
    ({ db, viewer, params, query, trace, request }) =>
      read({ db, viewer, params, query, trace, isProgram: request.apiKey !== undefined }),
    { cacheFor: audience, ...(onServed && { onServed }), ...(write && { write }) },
  )
  const { method, path, params, query, reply } = endpoint
  const checkParams = checkOf<Call<E, E['access']>['params']>(params, 'params')
  const checkQuery = checkOf<Call<E, E['access']>['query']>(query, 'querystring')
  const asJson = reply && serializerCompiler({ schema: reply, method, url: path })
  app.pageReads.add(path, {
    audience,
    check: (given) => ({ params: checkParams(given.params), query: checkQuery(given.query) }),
    read: (asked, trace) =>
      read({
        db: context.db,
        // Pages have no session.
        viewer: undefined as Call<E, E['access']>['viewer'],
        ...asked,
        trace,
        isProgram: false,
      }),
    write: (made: Made) => write?.(made).toString() ?? asJson?.(made) ?? JSON.stringify(made),
    onServed:
      onServed &&
      ((made, asked, trace) => onServed(made, asked.query, { viewer: undefined, trace })),
  })
}

/** Returns what checks a part of a call as Fastify does, with the same refusals. */
function checkOf<Checked>(
  schema: z.ZodType | undefined,
  validationContext: 'params' | 'querystring',
): (given: Record<string, string>) => Checked {
  // An endpoint without a schema has nothing to check, and its handler reads nothing.
  if (!schema) return (given) => given as Checked
  const validate = validatorCompiler({
    ...{ schema, method: 'GET', url: '', httpPart: validationContext },
  })
  return (given) => {
    const checked: { value?: unknown; error?: unknown } = Object(validate(given))
    if (checked.error) {
      throw Object.assign(new Error('A page asks for what the contract does not offer.'), {
        ...{ validation: checked.error, validationContext },
      })
    }
    return checked.value as Checked
  }
}
