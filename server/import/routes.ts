import { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ImportUpload, importLimits, propertyImport } from '#contract/import.ts'
import { refuse } from '#contract/refusal.ts'
import { getBroker } from '#server/broker/service.ts'
import type { Context } from '#server/context.ts'
import { filePartOf } from '#server/http/file-part.ts'
import { serve } from '#server/http/serve.ts'
import { refusedName, refusedRows } from './refused.ts'
import {
  cancelImport,
  changeMapping,
  existing,
  findImports,
  findProblems,
  getImport,
  requestCheck,
  requestRun,
} from './service.ts'
import { hasFile, importPath } from './store.ts'
import { receiveFile } from './upload.ts'
import { makeImportWorker } from './worker.ts'

/** The calls of an import, and the worker behind them, which lives and ends with the app. */
export function mountImport(app: FastifyInstance, context: Context): void {
  const { dataDir } = context.config
  const worker = makeImportWorker(context, app.log)
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())
  // Once the answer is out, the transaction of the call is over and the worker sees its work.
  const wakeAfter = (reply: FastifyReply) => reply.raw.once('close', worker.wake)

  serve(app, context, propertyImport.upload, async ({ db, viewer, request, reply }) => {
    const { part, fields } = await receive(request)
    if (fields.brokerId) await getBroker(db, fields.brokerId)
    const incoming = { fileName: part.filename, content: part.file, ...importLimits }
    const { id } = await receiveFile(db, dataDir, viewer, incoming, fields)
    wakeAfter(reply)
    return { import: await getImport(db, id) }
  })

  serve(app, context, propertyImport.list, ({ db, query }) => findImports(db, query))

  serve(app, context, propertyImport.get, async ({ db, params }) => ({
    import: await getImport(db, params.id),
  }))

  serve(app, context, propertyImport.map, async ({ db, viewer, params, body }) => {
    await changeMapping(db, viewer, params.id, body)
    return { import: await getImport(db, params.id) }
  })

  serve(app, context, propertyImport.check, async ({ db, params, body, reply }) => {
    await requestCheck(db, params.id, body.brokerId)
    wakeAfter(reply)
    return { import: await getImport(db, params.id) }
  })

  serve(app, context, propertyImport.run, async ({ db, viewer, params, body, reply }) => {
    await requestRun(db, viewer, params.id, body)
    wakeAfter(reply)
    return { import: await getImport(db, params.id) }
  })

  serve(app, context, propertyImport.cancel, async ({ db, viewer, params }) => {
    await cancelImport(db, viewer, params.id)
    return { import: await getImport(db, params.id) }
  })

  serve(app, context, propertyImport.problems, ({ db, params, query }) =>
    findProblems(db, params.id, query),
  )

  serve(app, context, propertyImport.refused, async ({ db, params, reply }) => {
    const run = await existing(db, params.id)
    if (!(await hasFile(dataDir, run.id))) throw refuse('import_not_found')
    const name = encodeURIComponent(refusedName(run.fileName))
    reply
      .type(propertyImport.refused.download ?? 'text/csv')
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    return Readable.from(refusedRows(db, run, importPath(dataDir, run.id)))
  })
}

/** The file of the form and its fields; fields count that stand before the file, as browsers send them. */
async function receive(
  request: FastifyRequest,
): Promise<{ part: MultipartFile; fields: ImportUpload }> {
  // The size is counted while the file is stored.
  const part = await filePartOf(request, importLimits.maximumBytes)
  const given = new Map<string, unknown>()
  for (const [name, field] of Object.entries(part.fields)) {
    if (name !== 'file' && field && !Array.isArray(field) && field.type === 'field') {
      given.set(name, field.value)
    }
  }
  const fields = ImportUpload.safeParse(Object.fromEntries(given))
  if (fields.success) return { part, fields: fields.data }
  part.file.destroy()
  throw refuse('invalid_input', {
    fields: Object.fromEntries(
      fields.error.issues.map((issue) => [issue.path.join('.') || 'file', issue.message]),
    ),
  })
}
