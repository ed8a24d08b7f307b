import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { v7 } from 'uuid'
import type { z } from 'zod'
import { DocumentUpload } from '#contract/document.ts'
import { refuse } from '#contract/refusal.ts'
import { documentLimits } from '#contract/upload-limits.ts'
import { t } from '#domain/locale/translate.ts'
import { displayFileName } from '#server/http/display-file-name.ts'
import { chunksOf, filePartOf } from '#server/http/file-part.ts'
import { limitConcurrency } from '#server/resilience/concurrency.ts'
import { open, seal, sealWhole } from '#server/secret/cipher.ts'
import { dropAfter, withDraft, writeDraft } from '#server/store/draft.ts'
import type { Store } from '#server/store/store.ts'
import { cleanContent, unreadable } from './content.ts'
import { recognise, startLength } from './kind.ts'
import type { Received } from './service.ts'

// One at a time. Waiting uploads are encrypted on disk, so the queue uses no memory.
const limited = limitConcurrency(1, 100)

/**
 * Parses the form's fields and then its file, which is encrypted as it arrives: no plaintext is
 * written to disk. It is decrypted in memory to be checked, and the cleaned content is encrypted
 * again. The file is kept if `work` succeeds and deleted otherwise.
 */
export async function receiveDocument<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, key }: { store: Store; key: Buffer },
  work: (received: Received, keep: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const { maxBytes } = documentLimits
  const part = await filePartOf(request, maxBytes)
  const fields = fieldsOf(part.fields)
  if (!fields.success) {
    part.file.destroy()
    throw refuse('invalid_input', { fields: problemsOf(fields.error) })
  }
  const name = displayFileName(part.filename, t('Document'))
  const id = v7()
  let start = Buffer.alloc(0)
  let bytes = 0
  async function* chunks() {
    for await (const chunk of chunksOf(part, maxBytes, () => tooLarge(reply, name))) {
      const missing = start.length < startLength
      if (missing) start = Buffer.concat([start, chunk]).subarray(0, startLength)
      if (missing && start.length === startLength && !recognise(start)) throw unknown(reply, name)
      yield chunk
    }
  }
  let isStored = false
  try {
    return await withDraft(store, async (sealed) => {
      const mediaType = await withDraft(store, async (draft) => {
        await writeDraft(draft, seal(key, id, chunks()))
        const recognised = recognise(start)
        if (!recognised) throw unknown(reply, name)
        await limited(async () => {
          const sent = open(key, id, await readFile(draft))
          const content = await cleanContent(sent, { mediaType: recognised, name })
          bytes = content.length
          await writeDraft(sealed, sealWhole(key, id, content))
        })
        return recognised
      })
      const received = { ...fields.data, id, name, mediaType, bytes }
      return await work(received, () => {
        isStored = true
        return store.keep(id, sealed)
      })
    })
  } catch (error) {
    if (isStored) await dropAfter(error, store, id)
    throw error
  }
}

function fieldsOf(parts: Record<string, unknown>) {
  const given: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(parts)) {
    if (name === 'file' || typeof part !== 'object' || part === null) continue
    if ('type' in part && part.type === 'field' && 'value' in part) given[name] = part.value
  }
  return DocumentUpload.safeParse(given)
}

function problemsOf({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.') || 'file', message]))
}

// The rest of the file is not read, so the connection cannot be reused.
function unknown(reply: FastifyReply, name: string) {
  reply.header('connection', 'close')
  return unreadable(name, t('this is not a PDF, PNG or JPEG file.'))
}

function tooLarge(reply: FastifyReply, name: string) {
  reply.header('connection', 'close')
  const message = t('{name}: larger than {maxSize}.', { name, maxSize: documentLimits.maxSize })
  return refuse('document_too_large', { message, fields: { file: message } })
}
