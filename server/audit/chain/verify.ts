import { createHash } from 'node:crypto'
import { type ChainEntry, type ChainHead, erasureActs, factOf } from './entry.ts'

/** What is wrong at a place of the chain. */
export type BreakReason =
  /** Entries before this one are missing, or numbers do not follow one another. */
  | 'gap'
  /** The event of the entry is missing. */
  | 'removed'
  /** A fact of the event or the entry before it is not what was hashed. */
  | 'altered'
  /** The name, the address or personal fields of the changes are not what was committed to. */
  | 'personal'
  /** Personal fields cannot be checked, and no erasure of that person follows. */
  | 'unexplained'
  /** The hash differs from one that was noted earlier: the chain was rewritten. */
  | 'rewritten'
  /** An entry that was noted earlier is missing at the end. */
  | 'cut'
  /** An event that was put in past the queue, or removed before it was chained. */
  | 'unqueued'
  | 'lost'

/** An entry or event that is wrong, or entries that are missing one after the other. */
export interface Break {
  reasons: readonly BreakReason[]
  /** Null for an event outside the chain. */
  number: number | null
  /** The last one of entries that are missing. */
  through: number | null
  event: string | null
}

export interface Verification {
  entries: number
  head: ChainHead | null
  /** Entries whose personal fields were removed with the person. */
  erased: number
  /** The first broken places, at most `maxBreaks`. */
  breaks: Break[]
  /** Entries and events that are wrong or missing, each once. */
  breakCount: number
}

export interface Expectation {
  /** Hashes that were noted earlier. */
  heads?: readonly ChainHead[]
  /** Customers whose erasure is not in the chain yet. */
  erasures?: readonly string[]
}

export const maxBreaks = 20

const zero = Buffer.alloc(32)

/** Works out the whole chain anew and returns where it differs. */
export async function verifyChain(
  entries: AsyncIterable<ChainEntry>,
  { heads = [], erasures = [] }: Expectation = {},
): Promise<Verification> {
  const result: Verification = { entries: 0, head: null, erased: 0, breaks: [], breakCount: 0 }
  const found = (place: Omit<Break, 'through'> & { through?: number }) => {
    const { number, through = number } = place
    result.breakCount += number === null || through === null ? 1 : through - number + 1
    if (result.breaks.length === maxBreaks) return
    result.breaks.push({ ...place, through: through === number ? null : through })
  }
  const noted = new Map<number, Set<string>>()
  for (const { number, hash } of heads) {
    noted.set(number, (noted.get(number) ?? new Set()).add(hash))
  }
  const erasedAt = new Map<string, number>()
  const unproven: { entry: Pick<ChainEntry, 'number' | 'event'>; persons: string[] }[] = []
  let previous: Buffer = zero
  let last = 0
  for await (const entry of entries) {
    const { number, event, salt, hash } = entry
    const isNext = number === last + 1
    const reasons: BreakReason[] = []
    if (number > last + 1) {
      found({ reasons: ['gap'], number: last + 1, through: number - 1, event: null })
    }
    // An export may have a line twice, or in another place.
    if (number <= last) reasons.push('gap')
    if (!entry.facts) reasons.push('removed')
    else if (factOf(entry, 'number') !== String(number)) reasons.push('altered')
    else if (isNext && hashOf(previous, entry) !== hash) reasons.push('altered')
    if (entry.facts && salt !== null && commitmentOf(entry) !== entry.commitment) {
      reasons.push('personal')
    }
    // Notes made before and after a chain was rewritten contradict each other: no entry has both.
    if ([...(noted.get(number) ?? [])].some((known) => known !== hash)) reasons.push('rewritten')
    if (reasons.length > 0) found({ reasons, number, event })
    if (salt === null) {
      result.erased++
      // What is wrong already is counted.
      if (reasons.length === 0) {
        unproven.push({ entry: { number, event }, persons: personsOf(entry) })
      }
    }
    if (erasureActs.includes(factOf(entry, 'act') ?? '')) {
      erasedAt.set(factOf(entry, 'targetId') ?? '', number)
    }
    previous = Buffer.from(hash, 'hex')
    last = number
    result.entries++
    result.head = { number, hash }
  }
  for (const id of erasures) erasedAt.set(id, Number.POSITIVE_INFINITY)
  for (const { entry, persons } of unproven) {
    const isExplained = persons.some((id) => (erasedAt.get(id) ?? 0) > entry.number)
    if (!isExplained) found({ reasons: ['unexplained'], ...entry })
  }
  const lastNoted = Math.max(0, ...heads.map(({ number }) => number))
  if (lastNoted > last) {
    found({ reasons: ['cut'], number: last + 1, through: lastNoted, event: null })
  }
  return result
}

function hashOf(previous: Buffer, { commitment, facts }: ChainEntry): string {
  return createHash('sha256')
    .update(previous)
    .update(Buffer.from(commitment, 'hex'))
    .update(JSON.stringify(facts))
    .digest('hex')
}

function commitmentOf({ salt, personal }: ChainEntry): string {
  return createHash('sha256')
    .update(Buffer.from(salt ?? '', 'hex'))
    .update(JSON.stringify(personal))
    .digest('hex')
}

/** Returns the customers and brokers whose erasure removes personal fields of this event. */
function personsOf(entry: ChainEntry): string[] {
  const actor = isErasable(factOf(entry, 'actorRealm')) ? factOf(entry, 'actorId') : null
  const target = isErasable(factOf(entry, 'targetKind')) ? factOf(entry, 'targetId') : null
  return [actor, target].flatMap((id) => id ?? [])
}

const isErasable = (kind: string | null | undefined) => kind === 'customer' || kind === 'broker'
