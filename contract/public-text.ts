import { z } from 'zod'
import { contactDetailProblem, findContactDetail } from '#domain/contact/contact-detail.ts'
import { findContactInNames } from '#domain/contact/spread-contact.ts'
import { text } from './field.ts'
import { fillIn } from './form-message.ts'

/** Texts shown to the public: contact details in them are refused (decision 0045). */

/** Refuses a phone number, an email or payment address and a link in a public text. */
export function refuseContactDetail(value: string, context: z.RefinementCtx): void {
  const found = findContactDetail(value)
  if (found) context.addIssue({ code: 'custom', message: contactDetailProblem(found) })
}

interface PublicNames {
  firstName: string
  lastName: string
  companyName?: string
}

/** Returns the message for names that contain a contact detail only when joined, in any order. */
export function nameProblem({ firstName, lastName, companyName = '' }: PublicNames) {
  const found = findContactInNames([firstName, lastName, companyName])
  return found && contactDetailProblem(found)
}

/** Refuses a contact detail that is spread over the names of a registration. */
export function refuseSpreadContact(names: PublicNames, context: z.RefinementCtx): void {
  const message = nameProblem(names)
  if (message) context.addIssue({ code: 'custom', path: ['lastName'], message })
}

/** Public text of a broker or customer; contact details are refused (decision 0045). */
export function publicText(maximum: number, missing: string = fillIn) {
  return text(maximum, missing).superRefine(refuseContactDetail)
}

/**
 * The name of a person or a firm. Ten digits in it are a phone number, whatever is between them.
 */
export function publicName(maximum: number) {
  return text(maximum).superRefine((value, context) => {
    const found = findContactInNames([value])
    if (found) context.addIssue({ code: 'custom', message: contactDetailProblem(found) })
  })
}

/** Short texts shown side by side; they are also checked as one joined text. */
export function publicTexts(maximum: number, count: number) {
  return z
    .array(publicText(maximum))
    .max(count)
    .superRefine((values, context) => refuseContactDetail(values.join(' '), context))
}
