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
import { settlePurpose } from './purpose-of-row.ts'

/**
 * Looks for what excludes people by what they are in the texts of a row (decision 0086). Where
 * neutral wording was chosen for the file it is replaced, with a note on each part; else the row is
 * refused, to be corrected by hand. A text of which nothing remains is generated from the rest.
 */
export function settleWording(plan: Plan, facts: Facts): { refusals: Remark[]; notes: Remark[] } {
  const { title, heading, description, features, amenities, tenants } = facts
  const purpose = settlePurpose(facts, plan.constants.listingType)
  const found = saidOnce(
    listingExclusions({
      title: title ?? heading,
      ...{ description, features, amenities, tenants },
      listingType: purpose.refusal === undefined ? purpose.listingType : undefined,
    }),
  )
  if (found.length === 0) return { refusals: [], notes: [] }
  if (plan.constants.wording !== 'neutral') {
    return { refusals: found.map((one) => remarkOn(plan, one, refusalOf(one))), notes: [] }
  }
  const reworded = (text: string | undefined, field: FieldExclusion['field']) =>
    found
      .filter((one) => one.field === field && text?.slice(one.start, one.end) === one.text)
      .toReversed()
      .reduce((rest, one) => replaceExclusion(rest, one, one.suggestion), text ?? '') || undefined
  const each = (texts: string[] | undefined, field: 'features' | 'amenities') =>
    texts?.flatMap((text) => reworded(text, field) ?? [])
  if (title !== undefined) facts.title = reworded(title, 'title')
  else facts.heading = reworded(heading, 'title')
  facts.description = reworded(description, 'description')
  facts.features = each(features, 'features')
  facts.amenities = each(amenities, 'amenities')
  facts.tenants = reworded(tenants, 'tenants')
  return { refusals: [], notes: found.map((one) => remarkOn(plan, one, noteOf(one))) }
}

/** Offers the same words once in a text. */
function saidOnce(found: readonly FieldExclusion[]): FieldExclusion[] {
  const said = new Set<string>()
  return found.map((one) => {
    const words = `${one.field} ${one.suggestion.toLowerCase()}`
    const isAgain = said.has(words)
    said.add(words)
    return isAgain ? { ...one, suggestion: '' } : one
  })
}

const remarkOn = (plan: Plan, { field, text }: FieldExclusion, reason: string): Remark => ({
  column: headerOf(plan, field),
  value: text.slice(0, 200),
  reason,
})

function refusalOf(exclusion: FieldExclusion): string {
  const { suggestion } = exclusion
  const reason = exclusionReason(exclusion)
  return suggestion === ''
    ? t('{reason} Please leave it out, or choose neutral wording for the file.', { reason })
    : t('{reason} Write “{suggestion}”, or choose neutral wording for the file.', {
        ...{ reason, suggestion },
      })
}

function noteOf(exclusion: FieldExclusion): string {
  const { suggestion } = exclusion
  const reason = exclusionReason(exclusion)
  return suggestion === ''
    ? t('left out. {reason}', { reason })
    : t('replaced with “{suggestion}”. {reason}', { suggestion, reason })
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
