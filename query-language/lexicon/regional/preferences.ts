import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'

const table = readFileSync(new URL('./preferences.tsv', import.meta.url), 'utf8')
const rows = parseTsv(table)
const partsOf = (language: string, part: string) =>
  rows.flatMap(([of, is, spellings = '']) =>
    of === language && is === part ? spellings.split('|') : [],
  )

const languages = [...new Set(rows.map(([language = '']) => language))]

/** Phrases after a soft condition in regional languages, `irundha romba nalladhu`, by `|`. */
export const regionalPreferences: string = languages
  .flatMap((language) =>
    partsOf(language, 'if').flatMap((begun) =>
      ['', ...partsOf(language, 'very').map((very) => `${very} `)].flatMap((very) =>
        partsOf(language, 'good').map((good) => `${begun} ${very}${good}`),
      ),
    ),
  )
  .join('|')

/** Phrases after what need not be: `must illa`, `illana paravala`. */
export const regionalOptions: string = languages
  .flatMap((language) => [
    ...partsOf(language, 'needed').flatMap((needed) =>
      partsOf(language, 'not').map((not) => `${needed} ${not}`),
    ),
    ...partsOf(language, 'without'),
  ])
  .join('|')

/** "If there is none" and "otherwise", before a second choice. */
export const regionalElse: string = rows
  .flatMap(([, is, spellings = '']) => (is === 'else' ? spellings : []))
  .join('|')

/** "If there is", which alone makes a feature welcome: `gym mile to bachche khush`. */
export const conditions: string = rows
  .flatMap(([, is, spellings = '']) => (is === 'if' ? spellings : []))
  .join('|')
