import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { media } from '#contract/media.ts'
import { refuse } from '#contract/refusal.ts'
import { photoLimits } from '#contract/upload-limits.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { displayFileName } from '#server/http/display-file-name.ts'
import { chunksOf, filePartOf } from '#server/http/file-part.ts'
import { serve } from '#server/http/serve.ts'
import { limitConcurrency } from '#server/resilience/concurrency.ts'
import { withDraft, writeDraft } from '#server/store/draft.ts'
import type { Store } from '#server/store/store.ts'
import { startLength } from './photo-kind.ts'
import { servePhoto } from './serve-photo.ts'
import { findMine, type Received, takePhoto } from './service.ts'

export function registerMediaRoutes(app: FastifyInstance, context: Context): void {
  // Two at once on two cores; waiting uploads are on disk, so the queue costs no memory.
  const limited = limitConcurrency(2, 100)
  const { photos } = context.stores
  serve(app, context, media.upload, async ({ viewer, request, reply }) => ({
    image: await receive(request, reply, photos, (received) =>
      limited(() => takePhoto(context, viewer, { brokerId: viewer.id }, received)),
    ),
  }))
  serve(app, context, media.mine, async ({ viewer, query }) => ({
    images: await findMine(context, viewer, query.ids),
  }))
  serve(app, context, media.uploadFor, async ({ viewer, params, request, reply }) => ({
    image: await receive(request, reply, photos, (received) =>
      limited(() => takePhoto(context, viewer, { brokerId: params.id }, received)),
    ),
  }))
  serve(app, context, media.uploadPicture, async ({ viewer, request, reply }) => ({
    image: await receive(request, reply, photos, (received) =>
      limited(() => takePhoto(context, viewer, 'page', received)),
    ),
  }))
  servePhoto(app, context)
}

/** Streams the single file of a form and refuses it as soon as it is too large. */
async function receive<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  photos: Store,
  work: (received: Received) => Promise<T>,
): Promise<T> {
  const { maxBytes } = photoLimits
  const part = await filePartOf(request, maxBytes, t('Please choose a photo.'))
  const name = displayFileName(part.filename, t('This file'))
  const start: Buffer[] = []
  let length = 0
  async function* chunks() {
    for await (const chunk of chunksOf(part, maxBytes, () => tooLarge(reply, name))) {
      if (length < startLength) start.push(chunk)
      length += chunk.length
      yield chunk
    }
  }
  return withDraft(photos, async (path) => {
    await writeDraft(path, chunks())
    return work({ path, name, start: Buffer.concat(start).subarray(0, startLength) })
  })
}

function tooLarge(reply: FastifyReply, name: string) {
  // The rest of the body stays unread, so the connection cannot be reused.
  reply.header('connection', 'close')
  return refuse('image_too_large', {
    message: t('{name}: larger than {maxSize}.', { name, maxSize: photoLimits.maxSize }),
  })
}
