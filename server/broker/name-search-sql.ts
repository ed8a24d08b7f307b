import { type RawBuilder, sql } from 'kysely'
import { containsText, likePattern, minTrigramLetters } from '#server/db/substring-search.ts'

/**
 * The ids of the brokers who are called so, themselves or their company; an array, found once for a
 * query. A letter or two is in nearly every name: so short, it has to be a word of it.
 */
export function brokersCalled(search: string): RawBuilder<string[]> {
  const asked = search.trim()
  // `search_text` has a space behind every word of the names; what comes last is the address.
  const isCalled =
    asked.length < minTrigramLetters
      ? sql`' ' || search_text like lower(${likePattern(` ${asked} `)})`
      : sql`${containsText('search_text', asked)}
          and strpos(lower(first_name || ' ' || last_name || ' ' || company_name), lower(${asked}))
            > 0`
  return sql<string[]>`array(select id from broker where ${isCalled})`
}
