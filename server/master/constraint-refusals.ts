import { type RefusalCode, refusals, refuse } from '#contract/refusal.ts'
import { constraintOf } from '#server/db/failure.ts'

/**
 * The name of a constraint → the refusal it means, and the field it is about where there is one.
 */
export type Constraints = Record<string, readonly [code: RefusalCode, field?: string]>

/** Does the work and turns the name of a broken constraint into its refusal. */
export async function refuseBroken<T>(work: Promise<T>, constraints: Constraints): Promise<T> {
  try {
    return await work
  } catch (error) {
    const [code, field] = constraints[constraintOf(error)?.constraint ?? ''] ?? []
    if (!code) throw error
    throw refuse(code, field ? { fields: { [field]: refusals[code][1] } } : {})
  }
}
