import type { Handle } from '#server/db/connect.ts'
import type { ReadLine } from '#server/import/listing/row/batch.ts'
import type { Listing } from '#server/import/listing/row/build-listing.ts'
import type { Remark } from '#server/import/listing/row/facts.ts'
import { sourceKey } from '#server/import/listing/row/source-key.ts'
import { findBrokersNamed } from './listing-queries.ts'

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

export interface Refused {
  line: number
  refusals: Remark[]
  /** Where the home is gone: what its listing from an earlier list is known by, and its price. */
  gone?: { homeKey: Buffer; price: number | undefined } | undefined
}

export interface Sorted {
  ready: Assigned[]
  refused: Refused[]
}

/** Stands for a broker who is not chosen yet: enough to find repeats within a file. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** Sorts the rows of a batch into those that can go in, each with its broker, and the refused. */
export async function assign(
  db: Handle,
  rows: readonly ReadLine[],
  defaultBroker: string,
): Promise<Sorted> {
  const homes = rows.flatMap(({ result }) => result.listing ?? result.home ?? [])
  const named = await findBrokersNamed(
    db,
    homes.flatMap((home) => home.brokerEmail ?? []),
    homes.flatMap((home) => home.brokerPhone ?? []),
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
    const home = result.listing ?? result.home
    const name = home?.brokerEmail ?? home?.brokerPhone
    const brokerId = name === undefined ? defaultBroker : byName.get(name)
    if (!result.listing) {
      const { refusals } = result
      const homeKey = home && brokerId ? sourceKey(brokerId, home.homeSource) : undefined
      const gone = homeKey && { homeKey, price: home?.price }
      sorted.refused.push({ line, refusals, gone })
      continue
    }
    const { listing, notes } = result
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
