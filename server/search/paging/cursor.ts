import { z } from 'zod'
import { refuse } from '#contract/refusal.ts'
import type { Secrets } from '#server/secret/secret.ts'

/** Where an order goes on. */
const Position = z.discriminatedUnion('kind', [
  /** The value the list is sorted by, as PostgreSQL writes it, and the id. */
  z.object({ kind: z.literal('column'), value: z.string(), id: z.uuid() }),
  /** Among the best matches, as they were ranked at a time in seconds since 1970. */
  z.object({
    kind: z.literal('ranked'),
    at: z.number(),
    floor: z.number(),
    score: z.number(),
    id: z.uuid(),
  }),
  /** After the best matches, below this number of a listing. */
  z.object({ kind: z.literal('rest'), below: z.number() }),
])
export type Position = z.infer<typeof Position>

/** Where a list goes on, with what takes its sponsored places and how many of them were shown. */
const Cursor = z.object({
  position: Position,
  /** What the earlier pages showed (`seen-listings.ts`); absent where it is not known. */
  seen: z.string().optional(),
  sponsored: z.array(z.uuid()),
  shown: z.number(),
})
export type Cursor = z.infer<typeof Cursor>

const purpose = 'property cursor'

/** Writes a cursor so that it continues this list only: `list` says its filters and its order. */
export function writeCursor(secrets: Secrets, list: string, cursor: Cursor): string {
  const text = JSON.stringify(cursor)
  const signature = secrets.sign(purpose, `${list}\n${text}`)
  return `${Buffer.from(text).toString('base64url')}.${signature.toString('base64url')}`
}

/** Reads a cursor; a forged one, or one of another list or an older release, is refused. */
export function readCursor(secrets: Secrets, list: string, text: string): Cursor {
  const [written = '', signature = ''] = text.split('.')
  const cursor = Buffer.from(written, 'base64url').toString()
  const isOurs = secrets.matches(purpose, `${list}\n${cursor}`, Buffer.from(signature, 'base64url'))
  const read = isOurs ? Cursor.safeParse(JSON.parse(cursor)) : undefined
  if (!read?.success) {
    const after = 'This place in the list is not known. Please start from the first page.'
    throw refuse('invalid_input', { message: after, fields: { after } })
  }
  return read.data
}
