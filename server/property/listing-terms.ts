import type { PropertyDraft } from '#contract/property/draft.ts'
import { PropertyType } from '#contract/property/vocabulary.ts'
import { searchWords } from '#domain/search/search-words.ts'

type Described = Pick<PropertyDraft, 'title' | 'description' | 'propertyType' | 'address'> &
  Partial<Pick<PropertyDraft, 'bedrooms' | 'pincode' | 'detail'>>

/**
 * The words a listing is found by. What it is and where it lies comes first: a description longer
 * than the index takes loses its own end, nothing else.
 */
export function wordsOf(listing: Described, placeNames: readonly string[]): string[] {
  return searchWords(
    listing.title,
    ...placeNames,
    listing.detail?.society ?? '',
    listing.detail?.landmark ?? '',
    listing.detail?.metroName ?? '',
    listing.address,
    listing.pincode ?? '',
    PropertyType.label(listing.propertyType),
    listing.bedrooms ? `${listing.bedrooms} BHK` : '',
    listing.description,
  )
}
