/** A listing with more words is spam; the rest is not indexed. */
const maxWords = 400
/** The maximum number of words of one query. */
const maxAsked = 12
// PostgreSQL refuses lexemes over 2 KB, and no language has words this long.
const maxWordLength = 64

// A word: letters, digits and their marks (Devanagari vowels are marks). Zero-width joiners are
// part of a word: Indian scripts are spelled with them.
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*/gu
const latinWithMarks = /([a-z])\p{M}+/gu

function split(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Accents of Latin letters are removed (Café = cafe); marks of other scripts carry meaning.
      .replace(latinWithMarks, '$1')
      .normalize('NFKC')
      .match(word) ?? []
  )
}

/**
 * Returns the words of a listing for its search vector: lower case, without Latin accents, letters
 * and digits of any script, each once, at most 400. Longer words are cut at 64 characters.
 */
export function searchWords(...texts: readonly string[]): string[] {
  const words = new Set<string>()
  for (const text of texts) {
    for (const found of split(text)) {
      if (words.size === maxWords) return [...words]
      words.add(clip(found))
    }
  }
  return [...words]
}

/** The terms of a search: whole words, and a last one that may be a prefix. */
export interface SearchTerms {
  whole: string[]
  beginning: string
}

/**
 * Parses what somebody typed into words that must all occur; the last one may be a prefix.
 * `undefined` where there is no word in it. At most 12 words of at most 64 characters.
 */
export function parseSearchTerms(text: string): SearchTerms | undefined {
  const whole = [...new Set(split(text).map(clip))].slice(0, maxAsked)
  const lastWord = whole.pop()
  return lastWord === undefined ? undefined : { whole, beginning: lastWord }
}

/**
 * Converts what somebody typed into the text of a tsquery (cast it, `$1::tsquery`). `undefined`
 * where there is no word in it. Injection-safe: it has only words of `parseSearchTerms`, quoted.
 */
export function searchQuery(text: string): string | undefined {
  const asked = parseSearchTerms(text)
  if (!asked) return undefined
  return `${[...asked.whole, asked.beginning].map((found) => `'${found}'`).join(' & ')}:*`
}

// Cuts between code points: half a surrogate pair cannot be stored.
function clip(text: string): string {
  return text.length <= maxWordLength ? text : [...text].slice(0, maxWordLength).join('')
}
