import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'

const table = readFileSync(new URL('./place-endings.tsv', import.meta.url), 'utf8')

/** A case suffix of a language, with the ending of the name without it. */
interface PlaceEnding {
  ending: string
  stemEndings: readonly string[]
  word: string | undefined
}

const endings: readonly PlaceEnding[] = parseTsv(table)
  .flatMap(([, spellings = '', stems = '', word]) =>
    spellings.split('|').map((ending) => ({
      ending,
      stemEndings: stems.split('|').map((stem) => (stem === '-' ? '' : stem)),
      word: word === '-' ? undefined : word,
    })),
  )
  .toSorted((one, other) => other.ending.length - one.ending.length)

/** With a suffix of one letter the name must be longer: `Surate` is ambiguous. */
const minStem = (ending: string) => (ending.length === 1 ? 5 : 4)

/**
 * Yields the names that a word may be an inflection of, longest suffix first, with the meaning of
 * the suffix if it is more than "in": `punyat` may be `pune`; `nagpurhun` is "from Nagpur".
 */
export function* placeStems(
  text: string,
): Generator<{ name: string; word: string | undefined; ending: string }> {
  for (const { ending, stemEndings, word } of endings) {
    if (!text.endsWith(ending)) continue
    const stem = text.slice(0, text.length - ending.length)
    for (const stemEnding of stemEndings) {
      const name = stem + stemEnding
      if (name.length >= minStem(ending)) yield { name, word, ending }
    }
  }
}
