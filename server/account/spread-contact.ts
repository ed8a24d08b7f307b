import { nameProblem } from '#contract/public-text.ts'
import { refuse } from '#contract/refusal.ts'
import { spreadContactProblem } from '#domain/contact/contact-detail.ts'
import { findSpreadContact } from '#domain/contact/spread-contact.ts'

export interface Named {
  first_name: string
  last_name: string
  company_name?: string
  about?: string | null
  operating_areas?: string[]
}

export interface ShownProfile {
  firstName: string
  lastName: string
  companyName?: string | undefined
  about?: string | null | undefined
  operatingAreas?: string[] | undefined
}

/**
 * Refuses profile texts that together contain a contact detail, whoever enters them. Texts that did
 * not change are not refused.
 */
export function refuseSpreadContact(after: ShownProfile, before?: Named): void {
  const { firstName, lastName, companyName = '' } = after
  const isSameName =
    firstName === before?.first_name &&
    lastName === before.last_name &&
    companyName === (before.company_name ?? '')
  const problem = isSameName ? undefined : nameProblem({ firstName, lastName, companyName })
  if (problem) throw refuse('invalid_input', { fields: { lastName: problem } })

  const about = after.about ?? ''
  const areas = after.operatingAreas?.join(' ') ?? ''
  const isSame =
    isSameName &&
    about === (before?.about ?? '') &&
    areas === (before?.operating_areas?.join(' ') ?? '')
  const texts = [`${firstName} ${lastName}`, companyName, about, areas]
  const found = isSame ? undefined : findSpreadContact(texts)
  if (!found) return
  const path = ['lastName', 'companyName', 'about', 'operatingAreas'][Math.max(...found.between)]
  throw refuse('invalid_input', { fields: { [path ?? 'lastName']: spreadContactProblem(found) } })
}
