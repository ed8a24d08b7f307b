import { z } from 'zod'
import { refuse } from '#contract/refusal.ts'
import type { Secrets } from '#server/secret/secret.ts'

/** Where a page ended: the value it is sorted by, as PostgreSQL writes it, and the id. */
const Position = z.tuple([z.string(), z.uuid()])
export type Position = z.infer<typeof Position>

const purpose = 'property cursor'

/** Writes a position so that it continues this list only: `list` says its filters and its order. */
export function writeCursor(secrets: Secrets, list: string, position: Position): string {
  const text = JSON.stringify(position)
  const signature = secrets.sign(purpose, `${list}\n${text}`)
  return `${Buffer.from(text).toString('base64url')}.${signature.toString('base64url')}`
}

/** Reads a position; a forged one, or one of another list, is refused. */
export function readCursor(secrets: Secrets, list: string, cursor: string): Position {
  const [text = '', signature = ''] = cursor.split('.')
  const position = Buffer.from(text, 'base64url').toString()
  if (!secrets.matches(purpose, `${list}\n${position}`, Buffer.from(signature, 'base64url'))) {
    const after = 'This place in the list is not known. Please start from the first page.'
    throw refuse('invalid_input', { message: after, fields: { after } })
  }
  return Position.parse(JSON.parse(position))
}
