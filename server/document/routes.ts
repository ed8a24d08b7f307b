import type { FastifyInstance, FastifyReply } from 'fastify'
import { document } from '#contract/document.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import type { Viewer } from '#server/http/viewer.ts'
import {
  addDocument,
  documentsOf,
  keyOf,
  openDocument,
  ownDocuments,
  readNumber,
  removeDocument,
} from './service.ts'
import { receiveDocument } from './upload.ts'

export function registerDocumentRoutes(app: FastifyInstance, context: Context): void {
  const key = keyOf(context)
  const store = context.stores.documents

  serve(app, context, document.upload, async ({ db, viewer, request, reply }) => ({
    document: await receiveDocument(request, reply, { store, key }, async (received, keep) => {
      // The file first: a file without a row is swept later, but a row without a file would be
      // wrong.
      await keep()
      return addDocument(db, key, viewer, received)
    }),
  }))

  serve(app, context, document.mine, async ({ db, viewer }) => ({
    documents: await ownDocuments(db, key, viewer),
  }))

  serve(app, context, document.remove, async ({ db, viewer, params }) => {
    await removeDocument(db, store, viewer, params.id)
    return { message: t('Document removed') }
  })

  serve(app, context, document.ofBroker, async ({ db, params }) => ({
    documents: await documentsOf(db, key, params.id),
  }))

  serve(app, context, document.number, async ({ db, viewer, params }) => ({
    number: await readNumber(db, key, viewer, params.id),
  }))

  const send = async (viewer: Viewer, id: string, reply: FastifyReply) => {
    const { row, content } = await openDocument(context, viewer, id)
    // No response may be framed or run anything (helmet, app.ts); this one is not cached either.
    reply
      .type(row.media_type)
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(row.name)}`)
    return content
  }
  serve(app, context, document.ownFile, ({ viewer, params, reply }) =>
    send(viewer, params.id, reply),
  )
  serve(app, context, document.file, ({ viewer, params, reply }) => send(viewer, params.id, reply))
}
