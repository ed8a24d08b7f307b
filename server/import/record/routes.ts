import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SheetUpload, sheetImport, sheetLimits, sheetStep } from '#contract/import/record-import.ts'
import { refuse } from '#contract/refusal.ts'
import type { Context } from '#server/context.ts'
import { byteOrderMark, csvOf } from '#server/export/csv.ts'
import { nameFile } from '#server/export/send-export.ts'
import { workbookOf } from '#server/export/workbook.ts'
import { chunksOf, filePartOf } from '#server/http/file-part.ts'
import { fieldsOf } from '#server/http/form-fields.ts'
import { serve } from '#server/http/serve.ts'
import { makeAtOnce } from '#server/import/run/await-step.ts'
import { makeFailureLog } from '#server/job/log-failure.ts'
import { type Repeated, repeat } from '#server/job/repeat.ts'
import { type ImportedNoun, makeRecordImporters } from './importers.ts'
import { deleteOldRuns, openRuns, refusedRows } from './queries.ts'
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
import { workOn } from './work.ts'

// A caller who waits longer than this is answered while the import goes on.
const replyWithinMs = 100_000

/**
 * Files of records on their way in, and the worker behind them, which lives and ends with the app.
 */
export function registerRecordImportRoutes(app: FastifyInstance, context: Context): void {
  const takers = makeRecordImporters(context.config)
  const atOnce = makeAtOnce(app)
  const wake = makeWorker(app, context, takers)
  const wakeAfter = (reply: FastifyReply) => reply.raw.once('close', wake)
  const present = async (db: Context['db'], id: string) => ({
    import: await presentSheet(db, id, takers),
  })

  for (const noun of Object.keys(sheetImport) as ImportedNoun[]) {
    serve(app, context, sheetImport[noun], async ({ db, viewer, request, reply }) => {
      const { isReview, ...file } = await receive(request)
      const id = await receiveSheet(db, viewer, noun, takers[noun], file, isReview)
      if (isReview) {
        wakeAfter(reply)
        return present(db, id)
      }
      const steps = {
        statusOf: () => existing(db, id),
        run: () => runSheet(db, viewer, id),
        wake,
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
    await mapSheet(db, viewer, params.id, body.fields, takers)
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
    const taker = Object.hasOwn(takers, params.noun) && takers[params.noun as ImportedNoun]
    if (!taker) throw refuse('not_found')
    const lines = templateOf(taker.fields)
    nameFile(reply, `${params.noun}-template`, query.format)
    return query.format === 'csv' ? byteOrderMark + csvOf(lines) : workbookOf(once(lines))
  })
}

async function* once<Item>(item: Item): AsyncGenerator<Item> {
  yield item
}

const minute = 60_000

/**
 * Works on files one after the other; what a process left in the middle is taken up by the next.
 */
function makeWorker(
  app: FastifyInstance,
  { db }: Context,
  takers: ReturnType<typeof makeRecordImporters>,
): () => void {
  let stopping = false
  let isWoken = false
  let round: Promise<void> | undefined
  const repeated: Repeated[] = []
  const onFault = makeFailureLog(app.log, 'sheet')
  const workThrough = async () => {
    while (isWoken && !stopping) {
      isWoken = false
      for (const id of await openRuns(db)) {
        if (!stopping) await workOn(db, id, { takers, isStopping: () => stopping, onFault })
      }
    }
  }
  const wake = () => {
    isWoken = true
    round ??= workThrough()
      .catch(onFault)
      .finally(() => {
        round = undefined
        if (isWoken && !stopping) wake()
      })
  }
  app.addHook('onReady', async () => {
    repeated.push(
      repeat(app.log, { name: 'sheet', milliseconds: minute, work: async () => wake() }),
      repeat(app.log, {
        name: 'forget sheets',
        milliseconds: 60 * minute,
        work: () => deleteOldRuns(db),
      }),
    )
  })
  app.addHook('onClose', async () => {
    stopping = true
    await Promise.all(repeated.map((each) => each.stop()))
    await round
  })
  return wake
}

async function receive(
  request: FastifyRequest,
): Promise<{ name: string; content: Buffer; isReview: boolean }> {
  const { maximumBytes } = sheetLimits
  const part = await filePartOf(request, maximumBytes)
  const tooLarge = () =>
    refuse('too_large', { message: 'A file to import can have at most 10 MB.' })
  const content: Buffer[] = []
  for await (const chunk of chunksOf(part, maximumBytes, tooLarge)) content.push(chunk)
  const { review } = await fieldsOf(request, part, SheetUpload)
  return { name: part.filename, content: Buffer.concat(content), isReview: review === 'true' }
}
