import { publicDetailOf } from '#contract/property/detail.ts'
import { refuse } from '#contract/refusal.ts'
import { spreadContactProblem } from '#domain/contact/contact-detail.ts'
import { findPhoneWithPincode, findSpreadContact } from '#domain/contact/spread-contact.ts'
import type { Facts } from './edit/diff.ts'

/**
 * Refuses contact details that are spread over several texts of a listing (decision 0045), whoever
 * enters them. Unchanged texts are accepted, whatever they contain.
 */
export function refuseSpreadContact(after: Facts, before?: Facts): void {
  const texts = textsOf(after)
  const former = new Map(before && textsOf(before))
  const isChanged = (at: number) => {
    const [name = '', text] = texts[at] ?? []
    return former.get(name) !== text
  }
  const isMoved = after.pincode !== before?.pincode
  for (const [at, [name, text]] of texts.entries()) {
    const withPincode =
      isMoved || isChanged(at) ? findPhoneWithPincode(text, after.pincode ?? '') : undefined
    if (!withPincode) continue
    throw refuse('invalid_input', { fields: { [name]: spreadContactProblem(withPincode) } })
  }
  if (!texts.some((_, at) => isChanged(at))) return
  const found = findSpreadContact(texts.map(([, text]) => text))
  const path = texts[found?.between.findLast(isChanged) ?? -1]?.[0]
  if (!found || path === undefined) return
  throw refuse('invalid_input', { fields: { [path]: spreadContactProblem(found) } })
}

/** Returns the broker's texts on the page of a listing, in the order of the page. */
function textsOf({ title, address, location, description, amenities, features, detail }: Facts) {
  const { society, landmark, metroName, metroLine, internet } = publicDetailOf(detail ?? {})
  const { tenants, age, loanApprovedBy, reraReason } = publicDetailOf(detail ?? {})
  const details = { society, landmark, metroName, metroLine, internet }
  const { societyRule, societyRuleSource } = publicDetailOf(detail ?? {})
  const others = { tenants, age, loanApprovedBy, reraReason, societyRule, societyRuleSource }
  return [
    ...Object.entries({ title, address, location, description }),
    ['amenities', amenities.join(' ')] as const,
    ['features', features.join(' ')] as const,
    ...Object.entries({ ...details, ...others }).map(
      ([name, text = '']) => [`detail.${name}`, text] as const,
    ),
  ] satisfies (readonly [string, string])[]
}
