import { type RawBuilder, sql } from 'kysely'

/** Trigram indexes cannot find shorter texts; those need a scan of every row. */
export const minTrigramLetters = 3

/** Returns a LIKE pattern for texts that contain this one, with special characters escaped. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Matches a lower-case column that contains a text, using its trigram index if that helps. */
export function containsText(column: string, text: string): RawBuilder<boolean> {
  // An expression keeps the planner from using the index.
  const searched =
    text.length < minTrigramLetters ? sql`(${sql.ref(column)} || '')` : sql.ref(column)
  return sql<boolean>`${searched} like lower(${likePattern(text)})`
}
