import { type RefusalCode, refusalText, refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'
import { constraintOf } from '#server/db/failure.ts'
import type { OpenAccount } from '#server/notification/consent/mailbox-proof.ts'
import { isOfOtherOwner } from './queries.ts'

// Suffixes of the unique constraints on the three account tables.
const taken = {
  _email_taken: ['email_taken', 'email'],
  _phone_taken: ['phone_taken', 'phone'],
} as const satisfies Record<string, readonly [RefusalCode, string]>

/** Awaits `work` and turns a violated unique constraint into a refusal that names the field. */
export async function refuseContactConflicts<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const constraint = constraintOf(error)?.constraint ?? ''
    const found = Object.entries(taken).find(([ending]) => constraint.endsWith(ending))
    if (!found) throw error
    const [code, field] = found[1]
    throw refuse(code, { fields: { [field]: refusalText(code) } })
  }
}

/** Returns the e-mail address and phone number that differ from the account's current ones. */
export function newContact(
  before: { email: string; phone: string },
  change: { email?: string | undefined; phone?: string | undefined },
) {
  return {
    email: change.email === before.email ? undefined : change.email,
    phone: change.phone === before.phone ? undefined : change.phone,
  }
}

/**
 * Refuses an address or number that belongs to another account's owner. Only administrators get
 * this refusal: to others it would reveal who has an account (decision 0039).
 */
export async function refuseKnown(
  tx: Handle,
  realm: OpenAccount['realm'],
  given: { email?: string | undefined; phone?: string | undefined },
  own?: string,
): Promise<void> {
  for (const field of ['email', 'phone'] as const) {
    const value = given[field]
    if (value === undefined) continue
    if (!(await isOfOtherOwner(tx, realm, [field, value], own))) continue
    const code = `${field}_taken` as const
    throw refuse(code, { fields: { [field]: refusalText(code) } })
  }
}
