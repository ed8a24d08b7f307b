import { nameProblem } from '#contract/field.ts'
import { refuse } from '#contract/refusal.ts'

export interface Named {
  first_name: string
  last_name: string
  company_name?: string
}

/**
 * Refuses names that only read together hold a contact detail, whoever enters them. Names that did
 * not change stay, whatever they hold.
 */
export function refuseSpreadContact(after: Record<string, unknown>, before?: Named): void {
  const firstName = String(after.firstName)
  const lastName = String(after.lastName)
  const companyName = String(after.companyName ?? '')
  const isSame =
    firstName === before?.first_name &&
    lastName === before.last_name &&
    companyName === (before.company_name ?? '')
  const problem = isSame ? undefined : nameProblem({ firstName, lastName, companyName })
  if (problem) throw refuse('invalid_input', { fields: { lastName: problem } })
}
