import { refuse } from '#contract/refusal.ts'
import { exclusionProblem } from '#domain/listing-wording/exclusion-problem.ts'
import {
  type FieldExclusion,
  listingExclusions,
} from '#domain/listing-wording/listing-exclusions.ts'
import type { Facts } from './edit/diff.ts'

/** Returns the parts of a listing's texts that exclude people by what they are (decision 0086). */
export const exclusionsOf = (
  facts: Pick<Facts, 'title' | 'description' | 'amenities' | 'features' | 'listingType' | 'detail'>,
): FieldExclusion[] => listingExclusions({ ...facts, tenants: facts.detail?.tenants })

/**
 * Refuses texts that exclude people by what they are, whoever enters them. What a stored text
 * already said is left to the reviewers, so that other fields can be edited.
 */
export function refuseExclusion(after: Facts, before?: Facts): void {
  const known = new Set(before && exclusionsOf(before).map(keyOf))
  const fields = exclusionsOf(after)
    .filter((found) => !known.has(keyOf(found)))
    .map((found) => [pathOf(found), exclusionProblem(found)] as const)
  // Of several in one field the first one is shown.
  if (fields.length > 0)
    throw refuse('invalid_input', { fields: Object.fromEntries(fields.reverse()) })
}

const keyOf = ({ field, text }: FieldExclusion) => `${field}: ${text}`
const pathOf = ({ field }: FieldExclusion) => (field === 'tenants' ? 'detail.tenants' : field)
