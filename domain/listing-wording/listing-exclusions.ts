import { type Exclusion, findExclusions } from './find-exclusion.ts'
import { namesSharedHome } from './shared-home.ts'

/** The texts of a listing in which a broker may say who is wanted. */
export interface WordedListing {
  title?: string | undefined
  description?: string | undefined
  amenities?: readonly string[] | undefined
  features?: readonly string[] | undefined
  tenants?: string | undefined
  listingType?: string | undefined
}

export interface FieldExclusion extends Exclusion {
  field: 'title' | 'description' | 'amenities' | 'features' | 'tenants'
}

/**
 * Returns the parts of a listing's texts that exclude people. A written rule of the society has a
 * field of its own, with its source, and is not among them.
 */
export function listingExclusions(listing: WordedListing): FieldExclusion[] {
  const { title = '', description = '', amenities = [], features = [], tenants = '' } = listing
  const isForSale = listing.listingType === 'sell'
  const context = { isForSale, isShared: namesSharedHome(title) || namesSharedHome(description) }
  const texts: [FieldExclusion['field'], readonly string[]][] = [
    ['title', [title]],
    ['description', [description]],
    ['amenities', amenities],
    ['features', features],
    ['tenants', [tenants]],
  ]
  return texts.flatMap(([field, written]) =>
    written.flatMap((text) =>
      findExclusions(text, { ...context, namesTenants: field === 'tenants' }).map((found) => ({
        ...found,
        field,
      })),
    ),
  )
}
