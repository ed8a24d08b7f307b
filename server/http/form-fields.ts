import { once } from 'node:events'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuse } from '#contract/refusal.ts'

// A second file stalls the parser without an end, so the rest of a form is awaited this long only.
const restOfFormMs = 1_000

/**
 * Returns the text fields of a form after its file was read, including those that follow the file.
 */
export async function fieldsOf<Schema extends z.ZodType>(
  request: FastifyRequest,
  part: MultipartFile,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!request.raw.readableEnded) {
    const signal = AbortSignal.timeout(restOfFormMs)
    await once(request.raw, 'end', { signal }).catch(() => undefined)
  }
  const given = new Map<string, unknown>()
  for (const [name, field] of Object.entries(part.fields)) {
    if (name !== 'file' && field && !Array.isArray(field) && field.type === 'field') {
      given.set(name, field.value)
    }
  }
  const fields = schema.safeParse(Object.fromEntries(given))
  if (fields.success) return fields.data
  throw refuse('invalid_input', {
    fields: Object.fromEntries(
      fields.error.issues.map((issue) => [issue.path.join('.') || 'file', issue.message]),
    ),
  })
}
