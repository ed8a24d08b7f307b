import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'

const table = readFileSync(new URL('./place-endings.tsv', import.meta.url), 'utf8')

/** What a language hangs on the name of a place, with what the name ends with by itself. */
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

/** Of a name without one letter more must be left: `Surate` may be anything. */
const minStem = (ending: string) => (ending.length === 1 ? 5 : 4)

/**
 * The names a word may be in a case of its language, longest ending first, with the word for what
 * was hung on it where that says more than "in": `punyat` may be `pune`, `nagpurhun` is from there.
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
