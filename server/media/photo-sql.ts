import { sql } from 'kysely'
import type { PropertyImage } from '#contract/property/image.ts'

/** Columns of `media` needed to show a photo. */
export const photoColumns = [
  'media.id',
  'media.width',
  'media.height',
  sql<PropertyImage['sources']>`media.sources`.as('sources'),
  sql<string | null>`encode(media.thumbhash, 'base64')`.as('thumbhash'),
] as const

/** A photo with those columns. Which one is primary is stored with the listing. */
export interface StoredPhoto extends Omit<PropertyImage, 'url' | 'isPrimary'> {
  id: string
}
