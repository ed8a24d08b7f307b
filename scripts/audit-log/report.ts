import type { Break, BreakReason, Verification } from '#server/audit/chain/verify.ts'

const reasons: Record<BreakReason, string> = {
  gap: 'missing, or not in its place',
  removed: 'its event was removed',
  altered: 'it was altered, or an entry was put in, removed or moved before it',
  personal: 'the name, the address or personal fields were altered',
  unexplained: 'the person was removed from it without an erasure of that person',
  rewritten: 'its hash is not the one that was noted earlier: the chain was rewritten',
  cut: 'noted earlier and missing: the end of the chain was cut off',
  unqueued: 'the event was put in past the chain',
  lost: 'the event was removed before the chain held it',
}

/** Returns in lines what was checked and what is broken. */
export function describeVerification(verified: Verification, source: string): string[] {
  const { entries, head, erased, breaks, breakCount } = verified
  const checked = [
    `Checked ${entries} entries of ${source}; of ${erased} the person was erased.`,
    head ? `The last one is ${head.number}:${head.hash}` : 'The chain is empty.',
  ]
  if (breakCount === 0) return [...checked, 'Every entry agrees with its hash.']
  const left = breakCount - breaks.reduce((sum, place) => sum + sizeOf(place), 0)
  return [
    ...checked,
    `BROKEN at ${breakCount} ${breakCount === 1 ? 'place' : 'places'}, the first:`,
    ...breaks.map(describeBreak),
    ...(left > 0 ? [`and ${left} more`] : []),
  ]
}

const sizeOf = ({ number, through }: Break): number =>
  number === null || through === null ? 1 : through - number + 1

function describeBreak({ reasons: found, number, through, event }: Break): string {
  const entries = through === null ? `entry ${number}` : `entries ${number} to ${through}`
  const place = [number !== null && entries, event && `event ${event}`].filter(Boolean)
  return `  ${place.join(', ')}: ${found.map((reason) => reasons[reason]).join('; ')}`
}
