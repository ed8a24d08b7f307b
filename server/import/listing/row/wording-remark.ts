import type { Remark } from '#contract/import/result.ts'
import type { ImportField } from '#contract/import/vocabulary.ts'
import { exclusionReason } from '#domain/listing-wording/exclusion-problem.ts'
import {
  type FieldExclusion,
  listingExclusions,
} from '#domain/listing-wording/listing-exclusions.ts'
import { replaceExclusion } from '#domain/listing-wording/replace-exclusion.ts'
import { t } from '#domain/locale/translate.ts'
import type { Plan } from '#server/import/listing/mapping/read-plan.ts'
import type { Facts } from './facts.ts'

/**
 * Leaves out of a row's texts what excludes people by what they are (decision 0086), and returns
 * what was left out. A text of which nothing remains is generated from the rest of the row.
 */
export function leaveOutExclusions(plan: Plan, facts: Facts): Remark[] {
  const { title, heading, description, features, amenities, tenants } = facts
  const found = listingExclusions({
    title: title ?? heading,
    description,
    features,
    amenities,
    tenants,
  })
  if (found.length === 0) return []
  const without = (text: string | undefined, field: FieldExclusion['field']) =>
    found
      .filter((one) => one.field === field)
      .toReversed()
      .reduce((rest, one) => replaceExclusion(rest, one, ''), text ?? '') || undefined
  const kept = (words: string[] | undefined, field: 'features' | 'amenities') =>
    words?.filter((word) => !found.some((one) => one.field === field && word.includes(one.text)))
  if (title !== undefined) facts.title = without(title, 'title')
  else facts.heading = without(heading, 'title')
  facts.description = without(description, 'description')
  facts.features = kept(features, 'features')
  facts.amenities = kept(amenities, 'amenities')
  if (found.some(({ field }) => field === 'tenants')) facts.tenants = undefined
  return found.map((exclusion) => ({
    column: headerOf(plan, exclusion.field),
    value: exclusion.text.slice(0, 200),
    reason: t('left out. {reason}', {
      reason: exclusionReason(exclusion),
    }),
  }))
}

const columnsOf: Record<FieldExclusion['field'], readonly ImportField[]> = {
  title: ['title', 'heading'],
  description: ['description'],
  features: ['features', 'feature', 'overlooking'],
  amenities: ['amenities', 'amenity'],
  tenants: ['tenants'],
}

const headerOf = ({ columns }: Plan, name: FieldExclusion['field']) =>
  columns.find(({ field }) => columnsOf[name].includes(field))?.header ?? null
