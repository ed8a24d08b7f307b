import type { ImportField, ImportParameter } from '#contract/import/vocabulary.ts'
import type { ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import type { Configuration } from '#domain/import-cell/read-configuration.ts'

/** A likely value that a file does not give, with the reason. It applies only once confirmed. */
export interface Proposal {
  parameter: ImportParameter
  value: string
  reason: string
}

/**
 * A kind of file identified by its headers: the field of each column, and what the file does not
 * say.
 */
export interface Layout {
  name: string
  title: string
  /** Header to field; other headers are ignored. All of these must be present. */
  columns: Readonly<Record<string, ImportField | null>>
  /** If the headers are common words: patterns that most values of these columns match. */
  signature?: Readonly<Record<string, RegExp>>
  /** Display names of headers that are amenities. */
  labels?: Readonly<Record<string, string>>
  /** Values that apply to every file of this layout. */
  constants?: { city?: string; listingType?: ListingType; propertyType?: PropertyType }
  /** The type by the word used for rooms, if the layout is consistent in it. */
  typeByRooms?: Readonly<Record<Configuration['word'], PropertyType>>
  /** Likely values for the user to confirm. */
  proposals?: readonly Proposal[]
  /** What is assumed and what is ignored, as sentences for the user. */
  remarks: readonly string[]
}
