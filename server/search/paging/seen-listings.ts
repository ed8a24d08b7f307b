import { type RawBuilder, sql } from 'kysely'

/** The 24 pages shown on one screen (`read-list.ts`); their tails take 3.1 KB of a URL. */
export const maxSeen = 288

const tailBytes = 6

/**
 * Adds listings to those of earlier pages. Stores the last twelve hex digits of each id (48 random
 * bits of a UUIDv7), packed as base64url. Returns undefined beyond `maxSeen`.
 */
export function addSeen(seen: string, ids: readonly string[]): string | undefined {
  const packed = Buffer.concat([
    Buffer.from(seen, 'base64url'),
    ...ids.map((id) => Buffer.from(id.slice(-2 * tailBytes), 'hex')),
  ])
  return packed.length <= maxSeen * tailBytes ? packed.toString('base64url') : undefined
}

/** Returns the condition that a listing has none of these tails. */
export const isUnseen = (id: RawBuilder<unknown>, tails: readonly string[]) =>
  sql<boolean>`right(${id}::text, ${sql.lit(2 * tailBytes)}) <> all(${tails}::text[])`

/** Returns the tails of the listings shown, each the last twelve hex digits of an id. */
export function seenTails(seen: string): string[] {
  const packed = Buffer.from(seen, 'base64url')
  return Array.from({ length: packed.length / tailBytes }, (_, index) =>
    packed.toString('hex', index * tailBytes, (index + 1) * tailBytes),
  )
}
