import type { Handle } from '#server/db/connect.ts'
import type { ReadLine } from './batch.ts'
import type { Listing } from './conclude.ts'
import type { Remark } from './facts.ts'
import { findBrokersNamed } from './listing-queries.ts'
import { sourceKey } from './source-key.ts'

/** A row whose broker is known. */
export interface Assigned {
  line: number
  listing: Listing
  notes: Remark[]
  brokerId: string
  key: Buffer
  /** The key of an earlier release, where it was another. */
  formerKey: Buffer | undefined
  /** The home, whatever it costs. */
  homeKey: Buffer
}

/** All keys by which these rows may be here already. */
export function keysOf(rows: readonly Assigned[]): Buffer[] {
  return rows.flatMap(({ key, formerKey }) => (formerKey ? [key, formerKey] : [key]))
}

/** Whether one of these known keys is the row's. */
export function isKnown({ key, formerKey }: Assigned, known: ReadonlySet<string>): boolean {
  return (
    known.has(key.toString('hex')) ||
    (formerKey !== undefined && known.has(formerKey.toString('hex')))
  )
}

export interface Sorted {
  ready: Assigned[]
  refused: { line: number; refusals: Remark[] }[]
}

/** Stands for a broker who is not chosen yet: enough to find repeats within a file. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** Sorts the rows of a batch into those that can go in, each with its broker, and the refused. */
export async function assign(
  db: Handle,
  rows: readonly ReadLine[],
  defaultBroker: string,
): Promise<Sorted> {
  const listings = rows.flatMap(({ result }) => result.listing ?? [])
  const named = await findBrokersNamed(
    db,
    listings.flatMap((listing) => listing.brokerEmail ?? []),
    listings.flatMap((listing) => listing.brokerPhone ?? []),
  )
  const byName = new Map(
    named.flatMap(
      ({ id, email, phone }) =>
        [
          [email, id],
          [phone, id],
        ] as const,
    ),
  )
  const sorted: Sorted = { ready: [], refused: [] }
  for (const { line, result } of rows) {
    if (!result.listing) {
      sorted.refused.push({ line, refusals: result.refusals })
      continue
    }
    const { listing, notes } = result
    const name = listing.brokerEmail ?? listing.brokerPhone
    const brokerId = name === undefined ? defaultBroker : byName.get(name)
    if (brokerId === undefined) {
      sorted.refused.push({ line, refusals: [noBroker(name)] })
    } else {
      sorted.ready.push({
        line,
        listing,
        notes,
        brokerId,
        key: sourceKey(brokerId, listing.source),
        formerKey: listing.formerSource ? sourceKey(brokerId, listing.formerSource) : undefined,
        homeKey: sourceKey(brokerId, listing.homeSource),
      })
    }
  }
  return sorted
}

function noBroker(name: string | undefined): Remark {
  return { column: null, value: name ?? null, reason: 'no broker has this email or phone' }
}
