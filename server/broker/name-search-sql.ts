import { type RawBuilder, sql } from 'kysely'
import { containsText, likePattern, minTrigramLetters } from '#server/db/substring-search.ts'

/**
 * SQL for the ids of brokers with this personal or company name; an array, so that it is computed
 * once per query. Since one or two letters occur in nearly every name, such a short search must be
 * a whole word.
 */
export function brokersCalled(search: string): RawBuilder<string[]> {
  const asked = search.trim()
  // In `search_text` a space follows every word of the names; the last part is the e-mail address.
  const isCalled =
    asked.length < minTrigramLetters
      ? sql`' ' || search_text like lower(${likePattern(` ${asked} `)})`
      : sql`${containsText('search_text', asked)}
          and strpos(lower(first_name || ' ' || last_name || ' ' || company_name), lower(${asked}))
            > 0`
  return sql<string[]>`array(select id from broker where ${isCalled})`
}
