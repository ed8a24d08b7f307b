import { type RefusalCode, refusals, refuse } from '#contract/refusal.ts'
import { constraintOf } from '#server/db/failure.ts'

// The unique constraints of the three account tables, by the end of their names.
const taken = {
  _email_taken: ['email_taken', 'email'],
  _phone_taken: ['phone_taken', 'phone'],
} as const satisfies Record<string, readonly [RefusalCode, string]>

/** Does the work and turns the name of a broken unique constraint into the refusal with its field. */
export async function refuseTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const constraint = constraintOf(error)?.constraint ?? ''
    const found = Object.entries(taken).find(([ending]) => constraint.endsWith(ending))
    if (!found) throw error
    const [code, field] = found[1]
    throw refuse(code, { fields: { [field]: refusals[code][1] } })
  }
}
