import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { refuse } from '#contract/refusal.ts'

/**
 * The one file of a form, in the field `file`. The parser cuts a file without a word, and a reader
 * who is level with it waits for ever: so it cuts one byte past the most that is taken, which is
 * read.
 */
export async function filePartOf(
  request: FastifyRequest,
  maxBytes: number,
  missing = 'Please choose a file.',
): Promise<MultipartFile> {
  const limits = { fileSize: maxBytes + 1 }
  const part = await request.file({ throwFileSizeLimit: false, limits })
  if (part?.fieldname === 'file') return part
  part?.file.destroy()
  throw refuse('invalid_input', { fields: { file: missing } })
}

// @fastify/busboy throws these without a code, through the form or through its part (Dicer.js).
const incomplete = /^(Unexpected end of multipart data|(Part|Preamble) terminated early)/

/** Whether the bytes of a form ended before its last boundary. */
export const isIncompleteForm = ({ message }: Error): boolean => incomplete.test(message)

/** A file as it arrives; ends with the refusal as soon as it is larger than `maxBytes`. */
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
