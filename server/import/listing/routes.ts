import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { ImportUpload, propertyImport } from '#contract/import/import.ts'
import { refuse } from '#contract/refusal.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { openImportCalls } from '#server/import/run/calls.ts'
import { hasFile, importPath } from '#server/import/run/files.ts'
import { sweepImports } from '#server/import/run/sweep-files.ts'
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
import { readSheet, takeFile, uploadLimits } from './upload.ts'
import { makeListingImport } from './work.ts'

/** Registers the imports of listings. Their worker starts and stops with the app. */
export function registerImportRoutes(app: FastifyInstance, context: Context): void {
  const { dataDir } = context.config
  const { receive, wakeAfter } = openImportCalls(app, context, makeListingImport(dataDir), {
    limits: uploadLimits,
    fields: ImportUpload,
    replyWithinMs: 240_000,
    sweep: { name: 'sweep imports', work: () => sweepImports(context.db, dataDir) },
  })

  serve(app, context, propertyImport.upload, async (call) => {
    const { db, viewer } = call
    const { id, isReview } = await receive(
      call,
      (file, given) =>
        takeFile(db, viewer, file, given, given.review === 'true' ? 'check' : 'import'),
      (id) => requestRun(db, viewer, id, {}),
    )
    return {
      import: await getImport(db, id),
      ...(!isReview && (await presentResult(db, id))),
    }
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

  serve(app, context, propertyImport.check, async ({ db, viewer, params, body, reply }) => {
    await requestCheck(db, viewer, params.id, body.brokerId)
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
