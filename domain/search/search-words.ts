/** More words than this of one listing are spam; the rest is not indexed. */
const maxWords = 400
/** More words than this in one question are not a search. */
const maxAsked = 12
// PostgreSQL refuses lexemes of 2 KB; a run of letters this long is no word of any language.
const maxWordLength = 64

// A word: letters, digits and the marks that belong to them (Devanagari vowels are marks). The
// zero-width joiners stay inside a word: Indian scripts are spelled with them.
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*/gu
const latinWithMarks = /([a-z])\p{M}+/gu

function split(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Accents of Latin letters go (Café = cafe); marks of other scripts carry the meaning.
      .replace(latinWithMarks, '$1')
      .normalize('NFKC')
      .match(word) ?? []
  )
}

/**
 * The words of a listing for its search vector: lower case, without Latin accents, letters and
 * digits of any script, each once, at most 400. Longer runs are cut at 64 characters.
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

/** What a search asks for: whole words, and one that may be the beginning of a word. */
export interface SearchTerms {
  whole: string[]
  beginning: string
}

/**
 * The words somebody typed: all must occur, the last one may be the beginning of a word.
 * `undefined` where there is no word in it; at most 12, each at most 64 characters.
 */
export function parseSearchTerms(text: string): SearchTerms | undefined {
  const whole = [...new Set(split(text).map(clip))].slice(0, maxAsked)
  const lastWord = whole.pop()
  return lastWord === undefined ? undefined : { whole, beginning: lastWord }
}

/**
 * Turns what somebody typed into the text of a tsquery (cast it, `$1::tsquery`). `undefined` where
 * there is no word in it. Safe by construction: only words of `parseSearchTerms`, quoted.
 */
export function searchQuery(text: string): string | undefined {
  const asked = parseSearchTerms(text)
  if (!asked) return undefined
  return `${[...asked.whole, asked.beginning].map((found) => `'${found}'`).join(' & ')}:*`
}

// Cut between code points: half a surrogate pair cannot be stored.
function clip(text: string): string {
  return text.length <= maxWordLength ? text : [...text].slice(0, maxWordLength).join('')
}
