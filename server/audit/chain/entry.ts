/** One entry of the chain of the audit log, as it is hashed and exported (decision 0112). */
export interface ChainEntry {
  number: number
  /** The id of the event. */
  event: string
  /** What never changes, in the order of `factNames`; null if the event is missing. */
  facts: readonly (string | null)[] | null
  /** What an erasure removes, actorName, address, before, after; null without a salt. */
  personal: readonly (string | null)[] | null
  /** Hexadecimal, as are the hashes; null once a person of the event was erased. */
  salt: string | null
  commitment: string
  hash: string
}

/** A known hash of the chain: that of the entry with this number. */
export interface ChainHead {
  number: number
  hash: string
}

/** The facts of an entry, in the order in which they are hashed. */
export const factNames = [
  'number',
  'chainedAt',
  'event',
  'at',
  'actorRealm',
  'actorId',
  'actorRole',
  'act',
  'targetKind',
  'targetId',
  'requestId',
  'before',
  'after',
] as const

/** Returns a fact of an entry by its name. */
export function factOf({ facts }: ChainEntry, name: (typeof factNames)[number]): string | null {
  return facts?.[factNames.indexOf(name)] ?? null
}

/** The events that say that a person was erased, whose names may be missing before them. */
export const erasureActs: readonly string[] = ['customer.erase', 'broker.erase']
