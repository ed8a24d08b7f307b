import type { UnchosenValues } from '#app/broker-portal/property/listing-draft.ts'
import { emptyListing } from '#app/property/form/start-values.ts'
import type { MessageHome } from '#contract/property/listing-message.ts'
import { isLand } from '#contract/property/property-kind.ts'
import { PropertyType } from '#contract/property/vocabulary.ts'

/**
 * Returns a draft of the listing form. Fields that the message does not state are left open, even
 * if a new form has a default for them; a type that is assumed, and shown as such, is filled in.
 */
export function draftOf({ values: said, assumed }: Pick<MessageHome, 'values' | 'assumed'>) {
  const type = String(assumed.find(({ field }) => field === 'propertyType')?.value)
  const propertyType = said.propertyType ?? (PropertyType.has(type) ? type : undefined)
  const values = { ...said, ...(propertyType && { propertyType }) }
  const hasFurniture = propertyType === undefined || !isLand(propertyType)
  const start: UnchosenValues = {
    ...emptyListing,
    ...values,
    listingType: values.listingType ?? '',
    furnished: values.furnished ?? (hasFurniture ? '' : emptyListing.furnished),
  }
  return { values: start, images: [] }
}
