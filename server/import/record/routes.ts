import type { FastifyInstance } from 'fastify'
import { SheetUpload, sheetImport, sheetStep } from '#contract/import/record-import.ts'
import { refuse } from '#contract/refusal.ts'
import type { Context } from '#server/context.ts'
import { byteOrderMark, csvOf } from '#server/export/csv.ts'
import { nameFile } from '#server/export/send-export.ts'
import { workbookOf } from '#server/export/workbook.ts'
import { serve } from '#server/http/serve.ts'
import { openImportCalls } from '#server/import/run/calls.ts'
import { dropFile } from '#server/import/run/files.ts'
import { refusedLine } from '#server/import/run/report.ts'
import { deleteOldRecordRuns } from '#server/import/run/run-queries.ts'
import { type ImportedNoun, makeRecordImporters } from './importers.ts'
import { refusedRows } from './queries.ts'
import { uploadLimits } from './read-file.ts'
import {
  cancelSheet,
  existing,
  mapSheet,
  presentResult,
  presentRows,
  presentSheet,
  recentSheets,
  runSheet,
  takeFile,
} from './service.ts'
import { templateOf } from './template.ts'
import { makeRecordImport } from './work.ts'

/** Registers the imports of records. Their worker starts and stops with the app. */
export function registerRecordImportRoutes(app: FastifyInstance, context: Context): void {
  const importers = makeRecordImporters(context.config)
  const { dataDir } = context.config
  const { receive, wakeAfter } = openImportCalls(app, context, makeRecordImport(importers), {
    limits: uploadLimits,
    fields: SheetUpload,
    replyWithinMs: 100_000,
    sweep: { name: 'delete old record imports', work: () => deleteOldRecordRuns(context.db) },
  })
  const present = async (db: Context['db'], id: string) => ({
    import: await presentSheet(db, id, importers),
  })

  for (const noun of Object.keys(sheetImport) as ImportedNoun[]) {
    serve(app, context, sheetImport[noun], async (call) => {
      const { db, viewer } = call
      const { id, isReview } = await receive(
        call,
        async (file, { review }) => {
          const id = await takeFile(db, viewer, [noun, importers[noun]], file, review === 'true')
          // The rows are in the database, so the file is no longer needed.
          await dropFile(dataDir, file.id)
          return id
        },
        (id) => runSheet(db, viewer, id),
      )
      return { ...(await present(db, id)), ...(!isReview && (await presentResult(db, id))) }
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
    const lines = rows.map(({ cells, problems }) => refusedLine(run.headers, cells, problems))
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
