import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { notesOf } from './note.ts'

/** By what a rule says: queries with all that is understood of them, in notes parted by `; `. */
export type Rules = Record<string, readonly (readonly [query: string, notes: string])[]>

/** Tests that each query is read so, and no other way. */
export function readsAs(rules: Rules): void {
  const gazetteer = buildGazetteer([])
  for (const [rule, lines] of Object.entries(rules)) {
    describe(rule, () => {
      for (const [query, notes] of lines) {
        test(query, () => {
          const slots = parseQuery(query, gazetteer).slots
          assert.equal(notesOf(slots).join('; '), notes)
        })
      }
    })
  }
}
