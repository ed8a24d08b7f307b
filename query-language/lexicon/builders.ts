import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'

const rows = parseTsv(readFileSync(new URL('./builders.tsv', import.meta.url), 'utf8'))

/** Builders by each of their spellings, in lower case. */
export const builders: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([name = '', spellings = '']) =>
    spellings.split('|').map((spelling) => [spelling, name] as const),
  ),
)
export const builderPrepositions = new Set(['by', 'of', 'from'])
/** Words that follow a builder's name. */
export const firmWords = new Set([
  'group',
  'builders',
  'builder',
  'developers',
  'developer',
  'projects',
  'project',
  'constructions',
  'estates',
  'properties',
  'housing',
  'realty',
  'realtors',
  'infra',
  'buildcon',
  'pallonji',
  'patil',
  'homes',
  'ग्रुप',
  'बिल्डर्स',
  'डेवलपर्स',
  'डेवलपर',
  'डेव्हलपर्स',
  'प्रॉपर्टीज',
  'होम्स',
])

/** Builders whose names are also words or names of people. */
export const ambiguousBuilders: ReadonlySet<string> = new Set(
  rows.flatMap(([name = '', , mark]) => (mark === 'ambiguous' ? [name] : [])),
)
