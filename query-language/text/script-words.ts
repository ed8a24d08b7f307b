import { readFileSync } from 'node:fs'
import { type IndicScript, scriptOf } from '#domain/text/indic-scripts.ts'
import { parseTsv } from '#domain/text/tsv.ts'
import { foldWord } from './tokenize.ts'

const wordTable = readFileSync(new URL('./script-words.tsv', import.meta.url), 'utf8')
const suffixTable = readFileSync(new URL('./script-suffixes.tsv', import.meta.url), 'utf8')

/** Lexicon words in Latin letters by their folded spelling in Tamil and other scripts. */
export const scriptWords: ReadonlyMap<string, string> = new Map(
  parseTsv(wordTable).flatMap(([word = '', spellings = '']) =>
    spellings.split('|').map((spelling) => [foldWord(spelling), word] as const),
  ),
)

/** A suffix for "in", "to" or "within" in a language, and the word for it. */
export interface ScriptSuffix {
  ending: string
  /** The ending of the word without the suffix. */
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

/** Returns the possible stems of a word without its suffix, shortest first. */
export function stemsOf(word: string, script: IndicScript): (ScriptSuffix & { stem: string })[] {
  return (suffixesByScript.get(script) ?? []).flatMap((suffix) => {
    const length = word.length - suffix.ending.length
    if (length < minStemLength || !word.endsWith(suffix.ending)) return []
    return [{ ...suffix, stem: word.slice(0, length) + suffix.stemEnding }]
  })
}
