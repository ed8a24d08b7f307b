import type { Remark } from '#contract/import/result.ts'
import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import type { ReadLine } from '#server/import/listing/row/batch.ts'
import type { Listing } from '#server/import/listing/row/build-listing.ts'
import { sourceKey } from '#server/import/listing/row/source-key.ts'
import { findBrokersNamed, type NamedBroker } from './listing-queries.ts'

/** A row whose broker is known. */
export interface Assigned {
  line: number
  listing: Listing
  notes: Remark[]
  brokerId: string
  key: Buffer
  /** The source key of an earlier release, if it was different. */
  formerKey: Buffer | undefined
  /** Identifies the home, whatever its price. */
  homeKey: Buffer
}

/** Returns all source keys under which these rows may already be listings. */
export function keysOf(rows: readonly Assigned[]): Buffer[] {
  return rows.flatMap(({ key, formerKey }) => (formerKey ? [key, formerKey] : [key]))
}

/** Returns whether one of the known keys is the row's. */
export function isKnown({ key, formerKey }: Assigned, known: ReadonlySet<string>): boolean {
  return (
    known.has(key.toString('hex')) ||
    (formerKey !== undefined && known.has(formerKey.toString('hex')))
  )
}

export interface Refused {
  line: number
  refusals: Remark[]
  /** For a home that is gone: the key of its listing from an earlier list, and its price. */
  gone?: { homeKey: Buffer; price: number | undefined } | undefined
}

export interface Sorted {
  ready: Assigned[]
  refused: Refused[]
}

/** A placeholder for a broker who is not chosen yet, which is enough to find repeats in a file. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Splits the rows of a batch into those ready for import, each with its broker, and the refused.
 */
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
  const byName = new Map<string, NamedBroker[]>()
  for (const broker of named) {
    for (const name of [broker.email, broker.phone]) {
      byName.set(name, [...(byName.get(name) ?? []), broker])
    }
  }
  const sorted: Sorted = { ready: [], refused: [] }
  for (const { line, result } of rows) {
    const home = result.listing ?? result.home
    const name = home?.brokerEmail ?? home?.brokerPhone
    const brokers = name === undefined ? [] : (byName.get(name) ?? [])
    const owners = brokers.filter(({ isOwner }) => isOwner)
    const brokerId = name === undefined ? defaultBroker : owners.at(-1)?.id
    if (!result.listing) {
      const { refusals } = result
      const homeKey = home && brokerId ? sourceKey(brokerId, home.homeSource) : undefined
      const gone = homeKey && { homeKey, price: home?.price }
      sorted.refused.push({ line, refusals, gone })
      continue
    }
    const { listing, notes } = result
    if (brokerId === undefined) {
      sorted.refused.push({ line, refusals: [noBroker(name, brokers.length > 0)] })
    } else {
      sorted.ready.push({
        line,
        listing,
        notes: [...notes, ...chosenAmong(name, owners)],
        brokerId,
        key: sourceKey(brokerId, listing.source),
        formerKey: listing.formerSource ? sourceKey(brokerId, listing.formerSource) : undefined,
        homeKey: sourceKey(brokerId, listing.homeSource),
      })
    }
  }
  return sorted
}

function noBroker(name: string | undefined, isUnproven: boolean): Remark {
  const reason = isUnproven
    ? t('the broker with this email or phone has not confirmed it')
    : t('no broker has this email or phone')
  return { column: null, value: name ?? null, reason }
}

/**
 * Several brokers of one office may share a telephone number, so a note says whose listing it
 * becomes.
 */
function chosenAmong(name: string | undefined, owners: readonly NamedBroker[]): Remark[] {
  const chosen = owners.at(-1)
  if (name === undefined || !chosen || owners.length < 2) return []
  const who = `${chosen.name} (${chosen.email})`
  const reason = t('{count} brokers have this email or phone, so {broker} was used', {
    count: owners.length,
    broker: who,
  })
  return [{ column: null, value: name, reason }]
}
