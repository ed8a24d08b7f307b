import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SheetUpload, sheetImport, sheetStep } from '#contract/import/record-import.ts'
import { refuse } from '#contract/refusal.ts'
import { sheetLimits } from '#contract/upload-limits.ts'
import type { Context } from '#server/context.ts'
import { byteOrderMark, csvOf } from '#server/export/csv.ts'
import { nameFile } from '#server/export/send-export.ts'
import { workbookOf } from '#server/export/workbook.ts'
import { chunksOf, filePartOf } from '#server/http/file-part.ts'
import { fieldsOf } from '#server/http/form-fields.ts'
import { serve } from '#server/http/serve.ts'
import { makeAtOnce } from '#server/import/run/await-step.ts'
import { deleteOldRecordRuns } from '#server/import/run/run-queries.ts'
import { makeImportWorker } from '#server/import/run/worker.ts'
import { type ImportedNoun, makeRecordImporters } from './importers.ts'
import { refusedRows } from './queries.ts'
import {
  cancelSheet,
  existing,
  mapSheet,
  presentResult,
  presentRows,
  presentSheet,
  receiveSheet,
  recentSheets,
  runSheet,
} from './service.ts'
import { templateOf } from './template.ts'
import { makeRecordImport } from './work.ts'

// A caller who waits longer than this is answered while the import goes on.
const replyWithinMs = 100_000

/**
 * Files of records on their way in, and the worker behind them, which lives and ends with the app.
 */
export function registerRecordImportRoutes(app: FastifyInstance, context: Context): void {
  const importers = makeRecordImporters(context.config)
  const atOnce = makeAtOnce(app)
  const worker = makeImportWorker(context.db, app.log, makeRecordImport(importers), {
    name: 'delete old record imports',
    work: () => deleteOldRecordRuns(context.db),
  })
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())
  const wakeAfter = (reply: FastifyReply) => reply.raw.once('close', worker.wake)
  const present = async (db: Context['db'], id: string) => ({
    import: await presentSheet(db, id, importers),
  })

  for (const noun of Object.keys(sheetImport) as ImportedNoun[]) {
    serve(app, context, sheetImport[noun], async ({ db, viewer, request, reply }) => {
      const { isReview, ...file } = await receive(request)
      const id = await receiveSheet(db, viewer, noun, importers[noun], file, isReview)
      if (isReview) {
        wakeAfter(reply)
        return present(db, id)
      }
      const steps = {
        statusOf: () => existing(db, id),
        run: () => runSheet(db, viewer, id),
        wake: worker.wake,
      }
      await atOnce(steps, replyWithinMs)
      return { ...(await present(db, id)), ...(await presentResult(db, id)) }
    })
  }

  serve(app, context, sheetStep.recent, async ({ db, viewer, query }) => ({
    imports: await recentSheets(db, viewer, query.noun),
  }))

  serve(app, context, sheetStep.get, ({ db, params }) => present(db, params.id))

  serve(app, context, sheetStep.rows, ({ db, params, query }) => presentRows(db, params.id, query))

  serve(app, context, sheetStep.map, async ({ db, viewer, params, body, reply }) => {
    await mapSheet(db, viewer, params.id, body.fields, importers)
    wakeAfter(reply)
    return present(db, params.id)
  })

  serve(app, context, sheetStep.run, async ({ db, viewer, params, reply }) => {
    await runSheet(db, viewer, params.id)
    wakeAfter(reply)
    return present(db, params.id)
  })

  serve(app, context, sheetStep.cancel, async ({ db, viewer, params }) => {
    await cancelSheet(db, viewer, params.id)
    return present(db, params.id)
  })

  serve(app, context, sheetStep.refused, async ({ db, params, reply }) => {
    const run = await existing(db, params.id)
    const rows = await refusedRows(db, run.id)
    nameFile(reply, `${run.noun}-bad-rows`, 'csv')
    const lines = rows.map(({ cells, problems }) => [
      ...run.headers.map((_, index) => cells[index] ?? ''),
      problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason)).join('; '),
    ])
    return byteOrderMark + csvOf([[...run.headers, 'reason'], ...lines])
  })

  serve(app, context, sheetStep.template, async ({ params, query, reply }) => {
    const importer = Object.hasOwn(importers, params.noun) && importers[params.noun as ImportedNoun]
    if (!importer) throw refuse('not_found')
    const lines = templateOf(importer.fields)
    nameFile(reply, `${params.noun}-template`, query.format)
    return query.format === 'csv' ? byteOrderMark + csvOf(lines) : workbookOf(once(lines))
  })
}

async function* once<Item>(item: Item): AsyncGenerator<Item> {
  yield item
}

async function receive(
  request: FastifyRequest,
): Promise<{ name: string; content: Buffer; isReview: boolean }> {
  const { maxBytes } = sheetLimits
  const part = await filePartOf(request, maxBytes)
  const tooLarge = () =>
    refuse('too_large', { message: `A file to import can have at most ${sheetLimits.maxSize}.` })
  const content: Buffer[] = []
  for await (const chunk of chunksOf(part, maxBytes, tooLarge)) content.push(chunk)
  const { review } = await fieldsOf(request, part, SheetUpload)
  return { name: part.filename, content: Buffer.concat(content), isReview: review === 'true' }
}
