import type { PropertyDetail } from '#contract/property/detail.ts'
import type { PropertyDraft } from '#contract/property/draft.ts'
import { PropertyType } from '#contract/property/vocabulary.ts'
import { searchWords } from '#domain/search/search-words.ts'

type Described = Pick<PropertyDraft, 'title' | 'description' | 'propertyType' | 'address'> &
  Partial<Pick<PropertyDraft, 'bedrooms' | 'pincode' | 'detail' | 'amenities' | 'features'>>

/** Who searches for cabins finds an office that states how many it has. */
function workspaceWords({ seats, cabins, meetingRooms }: PropertyDetail = {}): string[] {
  return [seats ? 'Workstations' : '', cabins ? 'Cabins' : '', meetingRooms ? 'Meeting room' : '']
}

/**
 * Returns the search terms of a listing. Type and place come first: if a description exceeds the
 * limit of the index, only its own end is lost.
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
    ...(listing.amenities ?? []),
    ...(listing.features ?? []),
    ...workspaceWords(listing.detail),
    listing.description,
  )
}
