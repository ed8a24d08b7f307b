import { type RefusalCode, refusalText, refuse } from '#contract/refusal.ts'
import { constraintOf } from '#server/db/failure.ts'

/** Maps constraint names to refusals, each with the field it is about, if any. */
export type Constraints = Record<string, readonly [code: RefusalCode, field?: string]>

/** Awaits the work and turns a violated constraint into its refusal. */
export async function refuseBroken<T>(work: Promise<T>, constraints: Constraints): Promise<T> {
  try {
    return await work
  } catch (error) {
    const [code, field] = constraints[constraintOf(error)?.constraint ?? ''] ?? []
    if (!code) throw error
    throw refuse(code, field ? { fields: { [field]: refusalText(code) } } : {})
  }
}
