import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refuse } from '#contract/refusal.ts'
import type { Context } from '#server/context.ts'
import { pathOf } from './file.ts'
import { opens } from './link.ts'
import { findServed } from './queries.ts'

const id = z.uuid()
const day = 86_400
// A photo that is private now may be public in a moment: its answer is kept only for the visit.
const visit = 600

/** GET /media/:id/:file — photos of public listings for everybody, others by signed address only. */
export function servePhoto(app: FastifyInstance, { db, config, secrets }: Context): void {
  app.get<{ Params: { id: string; file: string }; Querystring: Record<string, unknown> }>(
    '/media/:id/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { params, query } = request
      const photo = id.safeParse(params.id).success ? await findServed(db, params.id) : undefined
      if (!photo || !filesOf(photo).includes(params.file)) throw refuse('not_found')
      if (!photo.is_public && !opens(secrets, params.id, query)) throw refuse('not_found')
      // Written once and never changed: the address says everything about the content.
      const tag = `"${params.id}-${params.file}"`
      reply.headers({
        etag: tag,
        'cache-control': photo.is_public ? `public, max-age=${day}` : `private, max-age=${visit}`,
        'content-disposition': 'inline',
        'accept-ranges': 'none',
      })
      if (matches(request.headers['if-none-match'], tag)) return reply.status(304).send()
      const file = await open(pathOf(config.dataDir, params.id, params.file)).catch(() => {
        throw refuse('not_found')
      })
      const { size } = await file.stat()
      if (photo.kind === 'drawing') reply.header('content-security-policy', drawingPolicy)
      return reply
        .type(photo.kind === 'drawing' ? 'image/svg+xml' : 'image/webp')
        .header('content-length', size)
        .send(createReadStream('', { fd: file }))
    },
  )
}

// Our drawings carry a style element; scripts stay forbidden.
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

function filesOf({ kind, widths }: { kind: string; widths: number[] }): string[] {
  return kind === 'drawing' ? ['drawing.svg'] : widths.map((width) => `${width}.webp`)
}

function matches(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((given) => ['*', tag, `W/${tag}`].includes(given.trim())) ?? false
}
