import { sql } from 'kysely'
import type { PropertyImage } from '#contract/property/property.ts'

/** What a photo is shown by, of a statement that has `media`. */
export const photoColumns = [
  'media.id',
  'media.width',
  'media.height',
  sql<PropertyImage['sources']>`media.sources`.as('sources'),
  sql<string | null>`encode(media.thumbhash, 'base64')`.as('thumbhash'),
] as const

/** A photo as those columns have it; which one is the first of a listing is said by the listing. */
export interface StoredPhoto extends Omit<PropertyImage, 'url' | 'isPrimary'> {
  id: string
}
