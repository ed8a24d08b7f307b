import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import type { LabelledQuery } from './load-corpus.ts'
import { toShorthand } from './shorthand.ts'

export interface Score {
  /** Harmonic mean of precision and recall over slots. */
  f1: number
  /** Share of queries with exactly the expected slots. */
  exact: number
  /** Time of the slowest query, each measured on its second parse. */
  slowestMs: number
  misses: string[]
}

/** Returns how well the queries of a corpus are parsed. */
export function scoreCorpus(corpus: readonly LabelledQuery[], gazetteer: Gazetteer): Score {
  let correct = 0
  let parsed = 0
  let expectedCount = 0
  let exact = 0
  let slowestMs = 0
  const misses: string[] = []
  for (const [query, label] of corpus) {
    parseQuery(query, gazetteer)
    const start = performance.now()
    // A label names each of the features of which one is enough.
    const slots = toShorthand(parseQuery(query, gazetteer).slots)
    const actual = slots.flatMap((slot) => slot.split(/ (?:or|with) /))
    slowestMs = Math.max(slowestMs, performance.now() - start)
    const expected = label.split('; ').filter(Boolean).sort()
    const required = expected.filter((slot) => !isOptional(slot)).map(alternativesOf)
    const accepted = [...required, ...expected.filter(isOptional).map(alternativesOf)].flat()
    const unexpected = actual.filter((slot) => !accepted.includes(slot))
    const hits = required.filter((either) => either.some((slot) => actual.includes(slot))).length
    correct += hits
    parsed += hits + unexpected.length
    expectedCount += required.length
    if (unexpected.length === 0 && hits === required.length) exact++
    else misses.push(`${query}\n    ${actual.join('; ')}\n    ${expected.join('; ')}`)
  }
  const f1 = (2 * correct) / (parsed + expectedCount)
  return { f1, exact: exact / corpus.length, slowestMs, misses }
}

const isOptional = (slot: string) => slot.endsWith('?')

const alternativesOf = (slot: string) => slot.split(' or ').map((one) => one.replace(/\?$/, ''))
