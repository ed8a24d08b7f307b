import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LabelledQuery } from '#query-language/corpus/load-corpus.ts'

export type Deal = 'rent' | 'buy'

/** One way in which people write, to be filled with the facts of a home. */
export interface Template {
  manner: string
  deal: Deal
  text: string
  isHeldOut: boolean
}

/** The ten manners, in the order of the report. */
export const manners = [
  'short',
  'sentence',
  'english',
  'hinglish',
  'devanagari',
  'marathi',
  'tamil',
  'telugu',
  'bengali',
  'voice',
] as const

/** Templates that may be looked at, and those that are held back. */
export const templates: readonly Template[] = [
  ...readTemplates('templates', false),
  ...readTemplates('templates-heldout', true),
]

function readTemplates(name: string, isHeldOut: boolean): Template[] {
  return readRows(name).map(([manner = '', deal, text = '']) => ({
    ...{ manner, deal: deal === 'rent' ? 'rent' : 'buy', text, isHeldOut },
  }))
}

const spellings = new Map(
  readRows('words').map(([list, language, key, words = '']) => [
    `${list} ${language} ${key}`,
    words.split('|'),
  ]),
)

/** The spellings of a word in the first of these languages that has some. */
export function spellingsOf(list: string, languages: readonly string[], key: string): string[] {
  for (const language of languages) {
    const found = spellings.get(`${list} ${language} ${key}`)
    if (found) return found
  }
  return [key]
}

const phrases = new Map(
  readRows('facts').map(([half, language, fact, said = '']) => [
    `${half} ${language} ${fact}`,
    said.split('|'),
  ]),
)

/** How a fact is added to a description in a language, known or held back. */
export function factPhrases(half: 'open' | 'held', language: string, fact: string): string[] {
  const found = phrases.get(`${half} ${language} ${fact}`)
  if (!found) throw new Error(`Nobody says a ${fact} in the language ${language}.`)
  return found
}

/** The features that templates can name, as listings carry them. */
export const namedFeatures: readonly string[] = readRows('words').flatMap(
  ([list, language, key]) => (list === 'feature' && language === 'english' && key ? [key] : []),
)

/** Queries with labels that are held back from the making of the parser. */
export function heldoutQueries(name: 'heldout-search' | 'heldout-message'): LabelledQuery[] {
  return readRows(name).map(([query = '', label = '']) => [query, label])
}

function readRows(name: string): string[][] {
  return readFileSync(join(import.meta.dirname, `${name}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}
