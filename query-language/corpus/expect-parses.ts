import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import type { LabelledQuery } from './load-corpus.ts'
import { toShorthand } from './shorthand.ts'

/** Queries with all their slots in shorthand, by the rule they illustrate. */
export type ExamplesByRule = Record<string, readonly LabelledQuery[]>

/** Declares a test for each query: it is parsed to these slots and to no others. */
export function expectParses(rules: ExamplesByRule): void {
  const gazetteer = buildGazetteer([])
  for (const [rule, examples] of Object.entries(rules)) {
    describe(rule, () => {
      for (const [query, expected] of examples) {
        test(query, () => {
          const { slots } = parseQuery(query, gazetteer)
          assert.equal(toShorthand(slots).join('; '), expected)
        })
      }
    })
  }
}
