import { z } from 'zod'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import type { Secrets } from '#server/secret/secret.ts'

/** A position in an order. */
const Position = z.discriminatedUnion('kind', [
  /** The sort value in PostgreSQL's text format, and the id. */
  z.object({ kind: z.literal('column'), value: z.string(), id: z.uuid() }),
  /** A position among the ranked matches, scored at this time (in seconds since 1970). */
  z.object({
    kind: z.literal('ranked'),
    at: z.number(),
    floor: z.number(),
    score: z.number(),
    id: z.uuid(),
  }),
  /** A position after the ranked matches, below this listing number; unconfirmed ones are last. */
  z.object({ kind: z.literal('rest'), below: z.number(), isLate: z.boolean().optional() }),
])
export type Position = z.infer<typeof Position>

/** A position in a list, with its sponsored listings and how many of them were shown. */
const Cursor = z.object({
  position: Position,
  /** The listings on earlier pages (`seen-listings.ts`); absent if unknown. */
  seen: z.string().optional(),
  sponsored: z.codec(z.string(), z.array(z.uuid()), { decode: unpackIds, encode: packIds }),
  shown: z.number(),
})
export type Cursor = z.output<typeof Cursor>

const purpose = 'property cursor'

/** Writes a signed cursor that is only valid for `list`, its filters and order. */
export function writeCursor(secrets: Secrets, list: string, cursor: Cursor): string {
  const text = JSON.stringify(Cursor.encode(cursor))
  const signature = secrets.sign(purpose, `${list}\n${text}`)
  return `${Buffer.from(text).toString('base64url')}.${signature.toString('base64url')}`
}

/** Reads a cursor; refuses a forged one, one of another list and one of an older release. */
export function readCursor(secrets: Secrets, list: string, text: string): Cursor {
  const [written = '', signature = ''] = text.split('.')
  const cursor = Buffer.from(written, 'base64url').toString()
  const isOurs = secrets.matches(purpose, `${list}\n${cursor}`, Buffer.from(signature, 'base64url'))
  const read = isOurs ? Cursor.safeParse(JSON.parse(cursor)) : undefined
  if (!read?.success) {
    const after = t(
      'This page of the list is no longer available. Please start from the first ' + 'page.',
    )
    throw refuse('invalid_input', { message: after, fields: { after } })
  }
  return read.data
}

const bytesOfId = 16

/** Packs ids in half their letters: every page of a list carries its cursor twice. */
function packIds(ids: readonly string[]): string {
  return Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64url')
}

function unpackIds(packed: string): string[] {
  const bytes = Buffer.from(packed, 'base64url')
  return Array.from({ length: bytes.length / bytesOfId }, (_, index) =>
    bytes
      .toString('hex', index * bytesOfId, (index + 1) * bytesOfId)
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
  )
}
