import { type RawBuilder, sql } from 'kysely'

/** The word before each number of a name and the number: "sector 75", "phase 2". */
function numberedPairs(words: readonly string[]): [string, string][] {
  return words.flatMap((word, at) => {
    const before = words[at - 1]
    return before !== undefined && /^\p{N}+$/u.test(word) ? [[before, word] as const] : []
  }) as [string, string][]
}

/**
 * Whether a name has a number, which counts only right behind its word: a home in "Sector 12, House
 * 75" is not in Sector 75, though its text has all words.
 */
export const isNumbered = (words: readonly string[]) => numberedPairs(words).length > 0

/** Matches listings that have each number of the name right behind its word in what says where. */
export function isNumberedSo(words: readonly string[]): RawBuilder<boolean> {
  const patterns = numberedPairs(words).map(
    ([before, number]) => `(?<![[:alnum:]])${before}[^[:alnum:]]{0,3}${number}(?![[:alnum:]])`,
  )
  return sql<boolean>`lower(concat_ws(' ', property.title, property.address,
    property.location_text)) ~ all(${patterns}::text[])`
}
