import { readFileSync } from 'node:fs'
import { type IndicScript, scriptOf } from '#domain/text/indic-scripts.ts'
import { parseTsv } from '#domain/text/tsv.ts'
import { foldWord } from './tokenize.ts'

const wordTable = readFileSync(new URL('./script-words.tsv', import.meta.url), 'utf8')
const suffixTable = readFileSync(new URL('./script-suffixes.tsv', import.meta.url), 'utf8')

/** Words of the market in Latin letters by their spellings in Tamil and the like, folded. */
export const scriptWords: ReadonlyMap<string, string> = new Map(
  parseTsv(wordTable).flatMap(([word = '', spellings = '']) =>
    spellings.split('|').map((spelling) => [foldWord(spelling), word] as const),
  ),
)

/** What a language hangs on a word for "in", "to" and "within", and the word for it. */
export interface ScriptSuffix {
  ending: string
  /** What the word ends with without it. */
  stemEnding: string
  word: string
}

const suffixesByScript = Map.groupBy(
  parseTsv(suffixTable)
    .map(
      ([, ending = '', stemEnding = '', word = '']): ScriptSuffix => ({
        ending: foldWord(ending),
        stemEnding: foldWord(stemEnding),
        word,
      }),
    )
    .toSorted((one, other) => other.ending.length - one.ending.length),
  ({ ending }) => scriptOf(ending),
)

const minStemLength = 2

/** Returns the stems a word may have without what is hung on it, the shortest first. */
export function stemsOf(word: string, script: IndicScript): (ScriptSuffix & { stem: string })[] {
  return (suffixesByScript.get(script) ?? []).flatMap((suffix) => {
    const length = word.length - suffix.ending.length
    if (length < minStemLength || !word.endsWith(suffix.ending)) return []
    return [{ ...suffix, stem: word.slice(0, length) + suffix.stemEnding }]
  })
}
