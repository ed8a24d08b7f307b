import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { serve } from './serve.ts'

type Handler<E extends Endpoint> = Parameters<typeof serve<E>>[3]

/**
 * Registers the five CRUD endpoints of a record type; each handler is a function of its feature.
 */
export function serveCrud<
  List extends Endpoint,
  Get extends Endpoint,
  Create extends Endpoint,
  Change extends Endpoint,
  Remove extends Endpoint,
>(
  app: FastifyInstance,
  context: Context,
  endpoints: { list: List; get: Get; create: Create; change: Change; remove: Remove },
  handlers: {
    list: Handler<List>
    get: Handler<Get>
    create: Handler<Create>
    change: Handler<Change>
    remove: Handler<Remove>
  },
): void {
  serve(app, context, endpoints.list, handlers.list)
  serve(app, context, endpoints.get, handlers.get)
  serve(app, context, endpoints.create, handlers.create)
  serve(app, context, endpoints.change, handlers.change)
  serve(app, context, endpoints.remove, handlers.remove)
}
