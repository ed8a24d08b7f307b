import { readFileSync } from 'node:fs'
import { editDistance } from '#domain/text/edit-distance.ts'
import { type IndicScript, scriptOf } from '#domain/text/indic-scripts.ts'
import { parseTsv } from '#domain/text/tsv.ts'
import { builders } from '#query-language/lexicon/builders.ts'
import { lexicon, negatorsAfter } from '#query-language/lexicon/lexicon.ts'
import { regionalSound } from '#query-language/lexicon/regional/numbers.ts'
import { loanWords } from './loan-words.ts'
import { dropInherentVowels } from './phonetics.ts'
import { foldSounds } from './script-sounds.ts'
import { scriptWords } from './script-words.ts'

/**
 * Words of a language in its script, found by the sound of their spellings in Latin letters and in
 * the other scripts: what the tables of a language know in Latin letters is known in its script.
 */

// Each is named where it is read, since the build puts such tables into the bundle.
const tablesWithLanguage: [table: string, language: number, phrases: number][] = [
  [
    readFileSync(new URL('../lexicon/regional/preferences.tsv', import.meta.url), 'utf8'),
    ...([0, 2] as const),
  ],
  [
    readFileSync(new URL('../lexicon/regional/bounds.tsv', import.meta.url), 'utf8'),
    ...([0, 2] as const),
  ],
  [
    readFileSync(new URL('../lexicon/regional/stop-words.tsv', import.meta.url), 'utf8'),
    ...([0, 1] as const),
  ],
  [
    readFileSync(new URL('../background/regional-clauses.tsv', import.meta.url), 'utf8'),
    ...([1, 2] as const),
  ],
]

/** Counts the words of each language: the commonest spelling is in most phrases. */
function countWords(): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>()
  for (const [table, language, phrases] of tablesWithLanguage)
    for (const row of parseTsv(table)) {
      const known = counts.get(row[language] ?? '') ?? new Map<string, number>()
      counts.set(row[language] ?? '', known)
      for (const word of (row[phrases] ?? '').split(/[| ]/))
        known.set(word, (known.get(word) ?? 0) + 1)
    }
  return counts
}

interface KnownWord {
  word: string
  /** Its sound with all vowels. */
  heard: string
  count: number
}

/** Shorter sounds belong to too many words. */
const minSoundLength = 4

const languageOf = (script: IndicScript) => (script === 'gurmukhi' ? 'punjabi' : script)
const fullSound = (word: string, script: IndicScript) =>
  foldSounds(regionalSound(word, languageOf(script)).replaceAll('f', 'b'), script)
const soundKey = (heard: string) => dropInherentVowels(heard).replace(/(.)\1+/g, '$1')

/** Words that three scripts or more share are English. */
const minScripts = 3

function* sharedWords(): Generator<[spelling: string, word: string]> {
  for (const [spelling, word] of loanWords) yield [spelling, word]
  const byWord = Map.groupBy(scriptWords, ([, word]) => word)
  for (const [word, spellings] of byWord) {
    if (new Set(spellings.map(([spelling]) => scriptOf(spelling))).size < minScripts) continue
    for (const [spelling] of spellings) yield [spelling, word]
  }
}

function buildIndex(script: IndicScript): ReadonlyMap<string, KnownWord[]> {
  const index = new Map<string, KnownWord[]>()
  const add = (spelling: string, word: string, count: number) => {
    const heard = fullSound(spelling, script)
    const key = soundKey(heard)
    if (key.length < minSoundLength) return
    const same = index.get(key)
    if (same) same.push({ word, heard, count })
    else index.set(key, [{ word, heard, count }])
  }
  for (const [word, count] of wordCounts.get(languageOf(script)) ?? []) add(word, word, count)
  for (const [spelling, word] of sharedWords()) add(spelling, word, 1)
  for (const { vocabulary } of [lexicon, negatorsAfter])
    for (const word of vocabulary) if (/^[a-z]+$/.test(word)) add(word, word, 0)
  for (const name of builders.keys())
    for (const word of name.split(' ')) if (/^[a-z]+$/.test(word)) add(word, word, 0)
  return index
}

const wordCounts = countWords()
const indexes = new Map<IndicScript, ReadonlyMap<string, KnownWord[]>>()

/** Cached: the same few thousand words make up all messages. */
const found = new Map<string, string | undefined>()
const maxFound = 5_000

/** Returns the word in Latin letters that sounds like a word in a script, or undefined. */
export function findWordBySound(text: string, script: IndicScript): string | undefined {
  if (found.has(text)) return found.get(text)
  if (found.size >= maxFound) found.clear()
  const index = indexes.get(script) ?? buildIndex(script)
  indexes.set(script, index)
  const heard = fullSound(text, script)
  const maxEdits = Math.floor(heard.length / 6)
  const [best] = (index.get(soundKey(heard)) ?? [])
    .map((known) => ({ ...known, edits: editDistance(heard, known.heard, maxEdits) }))
    .filter(({ edits }) => edits <= maxEdits)
    .toSorted((one, other) => one.edits - other.edits || other.count - one.count)
  found.set(text, best?.word)
  return best?.word
}
