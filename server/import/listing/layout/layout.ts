import type { ImportField, ImportParameter } from '#contract/import/vocabulary.ts'
import type { ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import type { Configuration } from '#domain/import-cell/read-configuration.ts'

/** A value for what a file does not say, and why it is likely. It holds only once confirmed. */
export interface Proposal {
  parameter: ImportParameter
  value: string
  reason: string
}

/**
 * A kind of file that is known by its headers: what each column is, and what the file leaves
 * unsaid.
 */
export interface Layout {
  name: string
  title: string
  /** Header → field; a header not named here is left out. All of them must be there. */
  columns: Readonly<Record<string, ImportField | null>>
  /** Where the headers are common words: how most values of these columns look. */
  signature?: Readonly<Record<string, RegExp>>
  /** Headers that are names of amenities: how they are shown. */
  labels?: Readonly<Record<string, string>>
  /** What every file of this layout is, by its nature. */
  constants?: { city?: string; listingType?: ListingType; propertyType?: PropertyType }
  /** The type of property by the word the rooms are written with, where this layout keeps to it. */
  typeByRooms?: Readonly<Record<Configuration['word'], PropertyType>>
  /** Likely values that the user confirms. */
  proposals?: readonly Proposal[]
  /** What is taken for granted and what is left out, in sentences for the user. */
  remarks: readonly string[]
}
