import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refuse } from '#contract/refusal.ts'
import type { Context } from '#server/context.ts'
import { isKeyUsable } from '#server/http/api-key/queries.ts'
import { isSessionLive } from '#server/http/session-queries.ts'
import { sessionOf } from './link.ts'
import { findServed, type Served } from './queries.ts'

const id = z.uuid()

/**
 * Registers GET /media/:id/:file: photos of public listings for everybody, others only by signed
 * URL.
 */
export function servePhoto(app: FastifyInstance, { db, stores, secrets }: Context): void {
  /**
   * Returns whether the photo may be served. A signed URL is valid while its session or API key is,
   * and until the listing is removed.
   */
  async function isOpen(photo: Served, id: string, query: Record<string, unknown>) {
    if (photo.is_public) return true
    const session = photo.is_removed ? undefined : sessionOf(secrets, id, query)
    if (session === undefined) return false
    return (await isSessionLive(db, session)) || isKeyUsable(db, session)
  }

  app.get<{ Params: { id: string; file: string }; Querystring: Record<string, unknown> }>(
    '/media/:id/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { params, query } = request
      const photo = id.safeParse(params.id).success ? await findServed(db, params.id) : undefined
      if (!photo || !filesOf(photo).includes(params.file)) throw refuse('not_found')
      if (!(await isOpen(photo, params.id, query))) throw refuse('not_found')
      // Files never change, so the URL identifies the content.
      const tag = `"${params.id}-${params.file}"`
      const headers = {
        etag: tag,
        // `no-cache` makes clients revalidate, so a photo taken off the site is gone from caches as
        // well.
        'cache-control': `${photo.is_public ? 'public' : 'private'}, no-cache`,
        'content-disposition': 'inline',
        'accept-ranges': 'none',
      }
      if (matches(request.headers['if-none-match'], tag)) {
        return reply.headers(headers).status(304).send()
      }
      const content = await stores.photos.read(params.id, params.file)
      if (!content) throw refuse('not_found')
      if (photo.kind === 'drawing') reply.header('content-security-policy', drawingPolicy)
      return reply
        .headers(headers)
        .type(photo.kind === 'drawing' ? 'image/svg+xml' : 'image/webp')
        .send(content)
    },
  )
}

// Our drawings contain a style element; scripts stay forbidden.
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

function filesOf({ kind, widths }: { kind: string; widths: number[] }): string[] {
  return kind === 'drawing' ? ['drawing.svg'] : widths.map((width) => `${width}.webp`)
}

function matches(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((given) => ['*', tag, `W/${tag}`].includes(given.trim())) ?? false
}
