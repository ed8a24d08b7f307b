import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'

/**
 * Returns the one file of a form, in the field `file`. The parser truncates silently, and a reader
 * that has read everything would wait forever. So its limit is one byte above ours, and that byte
 * is read.
 */
export async function filePartOf(
  request: FastifyRequest,
  maxBytes: number,
  missing = t('Please choose a file.'),
): Promise<MultipartFile> {
  const limits = { fileSize: maxBytes + 1 }
  const part = await request.file({ throwFileSizeLimit: false, limits })
  if (part?.fieldname === 'file') return part
  part?.file.destroy()
  throw refuse('invalid_input', { fields: { file: missing } })
}

// @fastify/busboy throws these without a code, for the form or for a part (Dicer.js).
const incomplete = /^(Unexpected end of multipart data|(Part|Preamble) terminated early)/

/** Returns whether a form ended before its last boundary. */
export const isIncompleteForm = ({ message }: Error): boolean => incomplete.test(message)

/** Yields a file's chunks as they arrive; throws as soon as it exceeds `maxBytes`. */
export async function* chunksOf(
  { file }: MultipartFile,
  maxBytes: number,
  tooLarge: () => Error,
): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of file) {
    bytes += chunk.length
    if (bytes > maxBytes) throw tooLarge()
    yield chunk
  }
}
