import { readFileSync } from 'node:fs'
import { regExp } from '#domain/text/reg-exp.ts'
import { parseTsv } from '#domain/text/tsv.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import type { Finding, HomeField } from './model.ts'

const labelTable = readFileSync(new URL('./labels.tsv', import.meta.url), 'utf8')
const cueTable = readFileSync(new URL('./cues.tsv', import.meta.url), 'utf8')
const phraseTable = readFileSync(new URL('./phrases.tsv', import.meta.url), 'utf8')

/** The meaning that a word gives to the number beside it. */
export const labels = buildPhraseTrie<string>(
  parseTsv(labelTable).map(([label = '', spellings = '']) => [spellings, label] as const),
)

type Cue = 'demand' | 'request' | 'seek' | 'offer' | 'shared' | 'none'

/** Words that mark a demand, an offer, or a remark about all homes of a list. */
export const cues = buildPhraseTrie<Cue>(
  parseTsv(cueTable).map(([cue = '', spellings = '']) => [spellings, cue as Cue] as const),
)

type Fact = Pick<Finding, 'field' | 'value'>

const factOf = (field: string, value: string): Fact =>
  ({
    field: field as HomeField,
    value: value === 'yes' || value === 'no' ? value === 'yes' : value,
  }) as Fact

/** Facts of listings that searches do not have. */
export const phrases = buildPhraseTrie<Fact>(
  parseTsv(phraseTable).map(
    ([field = '', value = '', spellings = '']) => [spellings, factOf(field, value)] as const,
  ),
)

/** Labels of money that is no price; others that no field has count things: "terrace 20k". */
export const ofMoney = regExp()`
  ^(?:token|tokan|booking|amount|emi|loan|discount|duty|registration|eoi|interest|payment|yield|roi
  |return|bayana|power|टोकन|बयाना)$
`

/** Abbreviations, whose full stop does not end a sentence. */
const abbreviation = regExp()`
  ^(?:rs|sq|sqft|no|dep|maint|approx|st|rd|ft|mtr|bldg|flr|pkg|स्क्वे|चौ|वर्ग|रु)$
`

/** Whether a line or a sentence ends between two tokens. */
export function isApart(text: string, one: Token | undefined, other: Token | undefined): boolean {
  if (!one || !other) return true
  // The end of a line is a sign of its own.
  if (text[one.start] === '\n' || text[other.start] === '\n') return true
  const between = text.slice(one.end, other.start)
  return /[\n;।]/.test(between) || (/\.\s/.test(between) && !abbreviation.test(one.text))
}
