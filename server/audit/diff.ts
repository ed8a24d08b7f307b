import { isDeepStrictEqual } from 'node:util'
import type { Snapshot } from './record.ts'

// Audit events can never be changed, so they contain no full address, number or birthday.
const masks: Record<string, (value: string) => string> = {
  email: (value) => `${value.slice(0, 1)}…${value.slice(value.lastIndexOf('@'))}`,
  phone: (value) => `…${value.slice(-2)}`,
  whatsapp: (value) => `…${value.slice(-2)}`,
  dateOfBirth: () => '…',
}

/**
 * Returns the differences between two states of an account for the audit log, or undefined if there
 * are none.
 */
export function differenceOf(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): { before: Snapshot; after: Snapshot } | undefined {
  const changed = Object.keys(after).filter((key) => !isDeepStrictEqual(before[key], after[key]))
  if (changed.length === 0) return undefined
  return { before: masked(before, changed), after: masked(after, changed) }
}

/** Returns the data of an account for the audit log, with personal data masked. */
export function snapshotOf(state: Record<string, unknown>): Snapshot {
  return differenceOf({}, state)?.after ?? {}
}

function masked(state: Record<string, unknown>, keys: string[]): Snapshot {
  return Object.fromEntries(
    keys.map((key) => {
      const value = state[key]
      const mask = masks[key]
      return [key, mask && typeof value === 'string' ? mask(value) : value]
    }),
  )
}
