import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { filePartOf } from '#server/http/file-part.ts'
import { fieldsOf } from '#server/http/form-fields.ts'
import type { Job } from '#server/job/repeat.ts'
import { existingRun } from './act.ts'
import { makeAtOnce } from './await-step.ts'
import type { ImportKind } from './take-up.ts'
import { type ReceivedFile, receiveFile, type UploadLimits } from './upload.ts'
import { makeImportWorker } from './worker.ts'

/** What differs between the kinds of imports. */
interface CallOptions<Fields extends z.ZodType> {
  limits: UploadLimits
  /** Form fields allowed beside the file. */
  fields: Fields
  /** After this time the caller gets a response while the import continues. */
  replyWithinMs: number
  sweep: Pick<Job, 'name' | 'work'>
}

interface UploadCall {
  db: Handle
  request: FastifyRequest
  reply: FastifyReply
}

type Given = { review?: 'true' | 'false' | undefined; sheet?: string | undefined }

/**
 * Starts the upload handling and the worker of one kind of imports. The worker stops with the app.
 */
export function openImportCalls<Fields extends z.ZodType<Given>>(
  app: FastifyInstance,
  { sessions, config }: Context,
  kind: ImportKind,
  { limits, fields, replyWithinMs, sweep }: CallOptions<Fields>,
) {
  const worker = makeImportWorker(sessions, app.log, kind, sweep)
  const atOnce = makeAtOnce(app)
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())
  // The transaction of the request commits before the response is closed, so the worker then sees
  // its rows.
  const wakeAfter = (reply: FastifyReply) => reply.raw.once('close', worker.wake)

  /** Stores a file and imports it, unless only the check is requested. */
  async function receive(
    { db, request, reply }: UploadCall,
    take: (file: ReceivedFile, given: z.output<Fields>) => Promise<string>,
    run: (id: string) => Promise<void>,
  ): Promise<{ id: string; isReview: boolean }> {
    // The size is checked while the file is stored.
    const part = await filePartOf(request, limits.maxBytes)
    const incoming = { fileName: part.filename, content: part.file }
    let isReview = false
    const readGiven = async () => {
      const given = await fieldsOf(request, part, fields)
      isReview = given.review === 'true'
      return given
    }
    const id = await receiveFile(config.dataDir, incoming, limits, readGiven, take)
    if (isReview) wakeAfter(reply)
    else {
      const statusOf = () => existingRun(db, id, kind.runs)
      await atOnce({ statusOf, run: () => run(id), wake: worker.wake }, replyWithinMs)
    }
    return { id, isReview }
  }

  return { receive, wakeAfter }
}
