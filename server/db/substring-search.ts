import { type RawBuilder, sql } from 'kysely'

/** Trigrams know nothing shorter; a part of so few letters is looked for in every row. */
export const minTrigramLetters = 3

/** The pattern of LIKE for texts that hold this one, whatever signs are in it. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/**
 * Whether a column that is kept in lower case holds a text, by its index of trigrams where that
 * helps.
 */
export function containsText(column: string, text: string): RawBuilder<boolean> {
  // What is put together is in no index.
  const searched =
    text.length < minTrigramLetters ? sql`(${sql.ref(column)} || '')` : sql.ref(column)
  return sql<boolean>`${searched} like lower(${likePattern(text)})`
}
