import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ImportUpload, propertyImport } from '#contract/import/import.ts'
import { refuse } from '#contract/refusal.ts'
import { importLimits } from '#contract/upload-limits.ts'
import type { Context } from '#server/context.ts'
import { filePartOf } from '#server/http/file-part.ts'
import { fieldsOf } from '#server/http/form-fields.ts'
import { serve } from '#server/http/serve.ts'
import { makeAtOnce } from '#server/import/run/await-step.ts'
import { hasFile, importPath } from '#server/import/run/files.ts'
import { sweepImports } from '#server/import/run/sweep-files.ts'
import { makeImportWorker } from '#server/import/run/worker.ts'
import { refusedName, refusedRows } from './refused-rows.ts'
import {
  cancelImport,
  changeMapping,
  existing,
  findImports,
  findProblems,
  getImport,
  presentResult,
  requestCheck,
  requestRun,
} from './service.ts'
import { readSheet, receiveFile } from './upload.ts'
import { makeListingImport } from './work.ts'

// A caller who waits longer than this is answered while the import goes on.
const replyWithinMs = 240_000

/** The calls of an import, and the worker behind them, which lives and ends with the app. */
export function registerImportRoutes(app: FastifyInstance, context: Context): void {
  const { dataDir } = context.config
  const worker = makeImportWorker(context.db, app.log, makeListingImport(dataDir), {
    name: 'sweep imports',
    work: () => sweepImports(context.db, dataDir),
  })
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())
  // Once the answer is out, the transaction of the call is over and the worker sees its work.
  const atOnce = makeAtOnce(app)
  const wakeAfter = (reply: FastifyReply) => reply.raw.once('close', worker.wake)

  serve(app, context, propertyImport.upload, async ({ db, viewer, request, reply }) => {
    // The size is counted while the file is stored.
    const part = await filePartOf(request, importLimits.maxBytes)
    const incoming = { fileName: part.filename, content: part.file, ...importLimits }
    let isReview = false
    const { id } = await receiveFile(db, dataDir, viewer, incoming, async () => {
      const given = await fieldsOf(request, part, ImportUpload)
      isReview = given.review === 'true'
      return { given, next: isReview ? 'check' : 'import' }
    })
    if (isReview) {
      wakeAfter(reply)
      return { import: await getImport(db, id) }
    }
    const steps = {
      statusOf: async () => (await existing(db, id)).row,
      run: () => requestRun(db, viewer, id, {}),
      wake: worker.wake,
    }
    await atOnce(steps, replyWithinMs)
    return { import: await getImport(db, id), ...(await presentResult(db, id)) }
  })

  serve(app, context, propertyImport.list, ({ db, query }) => findImports(db, query))

  serve(app, context, propertyImport.get, async ({ db, params }) => ({
    import: await getImport(db, params.id),
  }))

  serve(app, context, propertyImport.map, async ({ db, viewer, params, body }) => {
    await changeMapping(db, viewer, params.id, body)
    return { import: await getImport(db, params.id) }
  })

  serve(app, context, propertyImport.sheet, async ({ db, viewer, params, body }) => {
    await readSheet(db, dataDir, viewer, params.id, body.sheet)
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
